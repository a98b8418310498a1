"""What the generated specs are about, in three languages."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Language:
    """The words of one language."""

    tag: str
    step: str
    steps: str
    done: str
    now: str
    later: str
    late: str
    percent: str
    complete: str
    no_data: str
    summary: str
    by: str
    back: str
    go: str
    flows: dict[str, list[str]]
    tasks: list[str]
    subjects: list[tuple[str, str]]
    categories: list[str]
    series: list[str]

    def states(self):
        """The words for each state of a step, by what it means."""
        return {"completed": self.done, "current": self.now, "upcoming": self.later}

    def outcomes(self):
        """The words for each state of an item that is tracked, by what it means."""
        return {"completed": self.done, "current": self.now, "error": self.late}


ENGLISH = Language(
    tag="en",
    step="Step {position} of {count}",
    steps="{count} steps",
    done="completed",
    now="current",
    later="upcoming",
    late="overdue",
    percent="{percent} percent",
    complete="complete",
    no_data="There is no data to display",
    summary="Bar chart of {subject} by month, from {{min}} to {{max}}",
    by="by month",
    back="Back",
    go="Continue",
    flows={
        "Checkout": ["Account", "Details", "Delivery", "Payment", "Review", "Confirm"],
        "Application": ["Contact", "Education", "Experience", "Documents", "Interview", "Offer"],
        "Booking": ["Journey", "Travellers", "Seats", "Luggage", "Insurance", "Tickets"],
        "Delivery": ["Packed", "Sent", "Sorted", "In the van", "At the door", "Received"],
        "Loan": ["Amount", "Term", "Income", "Security", "Signature", "Payout"],
        "Return": ["Reason", "Photos", "Label", "Drop-off", "Inspection", "Refund"],
    },
    tasks=["Upload", "Download", "Backup", "Export", "Import", "Update", "Scan", "Recovery"],
    subjects=[
        ("Distance", "meters"), ("Energy", "kWh"), ("Heart rate", "bpm"), ("Harvest", "kg"),
        ("Traffic", "GB"), ("Noise", "dB"),
    ],
    categories=[
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ],
    series=["North", "Harbour", "Airport", "Meadow", "Station", "Castle", "Forest", "Island"],
)

GERMAN = Language(
    tag="de",
    step="Schritt {position} von {count}",
    steps="{count} Schritte",
    done="erledigt",
    now="aktuell",
    later="noch offen",
    late="überfällig",
    percent="{percent} %",
    complete="abgeschlossen",
    no_data="Es gibt keine Daten",
    summary="Balkendiagramm: {subject}, von {{min}} bis {{max}}",
    by="nach Monaten",
    back="Zurück",
    go="Weiter",
    flows={
        "Bestellung": ["Konto", "Adresse", "Lieferung", "Zahlung", "Prüfung", "Abschluss"],
        "Bewerbung": ["Kontakt", "Ausbildung", "Erfahrung", "Unterlagen", "Gespräch", "Zusage"],
        "Buchung": ["Strecke", "Reisende", "Sitze", "Gepäck", "Versicherung", "Fahrkarte"],
        "Lieferung": ["Gepackt", "Versandt", "Sortiert", "Im Wagen", "An der Tür", "Empfangen"],
        "Kredit": ["Betrag", "Laufzeit", "Einkommen", "Sicherheit", "Unterschrift", "Auszahlung"],
    },
    tasks=["Hochladen", "Herunterladen", "Sicherung", "Ausgabe", "Einlesen", "Prüfung"],
    subjects=[("Strecke", "km"), ("Energie", "kWh"), ("Puls", "bpm"), ("Ernte", "kg")],
    categories=[
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
    ],
    series=["Nord", "Hafen", "Flughafen", "Wiese", "Bahnhof", "Burg", "Wald", "Insel"],
)

FRENCH = Language(
    tag="fr",
    step="Étape {position} sur {count}",
    steps="{count} étapes",
    done="terminé",
    now="en cours",
    later="à venir",
    late="en retard",
    percent="{percent} %",
    complete="terminé",
    no_data="Aucune donnée à afficher",
    summary="Diagramme à barres : {subject}, de {{min}} à {{max}}",
    by="par mois",
    back="Retour",
    go="Continuer",
    flows={
        "Commande": ["Compte", "Adresse", "Livraison", "Paiement", "Contrôle", "Validation"],
        "Candidature": ["Contact", "Formation", "Parcours", "Documents", "Entretien", "Réponse"],
        "Voyage": ["Trajet", "Voyageurs", "Places", "Bagages", "Assurance", "Billets"],
        "Colis": ["Emballage", "Envoi", "Tri", "Tournée", "Remise", "Signature"],
    },
    tasks=["Envoi", "Réception", "Sauvegarde", "Exportation", "Importation", "Analyse"],
    subjects=[("Distance", "km"), ("Énergie", "kWh"), ("Pouls", "bpm"), ("Récolte", "kg")],
    categories=[
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
    ],
    series=["Nord", "Port", "Gare", "Prairie", "Château", "Forêt", "Plage", "Colline"],
)

LANGUAGES = [ENGLISH, GERMAN, FRENCH]
SYLLABLES = ["be", "lo", "ra", "mi", "ven", "ta", "so", "kel", "du", "nor", "fa", "ris", "gan"]
ICONS = [
    "person", "list.bullet", "eye", "paperplane", "house", "cart", "bag", "creditcard", "envelope",
    "doc", "folder", "tray", "book", "flag", "bell", "camera", "phone", "calendar", "map", "gift",
]
