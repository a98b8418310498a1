// swift-format-ignore-file
// Written by `make embed` from Sources/Language/Languages/*.xml; edit those.

enum EmbeddedLanguages {
  static let tags = ["de", "en", "es", "fr", "it", "nl", "pt", "sv"]

  static func table(_ tag: String) -> LanguageTable? {
    switch tag {
    case "ar": ar
    case "ca": ca
    case "cs": cs
    case "da": da
    case "de": de
    case "en": en
    case "es": es
    case "fi": fi
    case "fr": fr
    case "hu": hu
    case "id": id
    case "it": it
    case "ja": ja
    case "ko": ko
    case "nl": nl
    case "no", "nb", "nn": no
    case "pl": pl
    case "pt": pt
    case "ru": ru
    case "sk": sk
    case "sv": sv
    case "tr": tr
    case "uk": uk
    case "vi": vi
    case "zh": zh
    default: nil
    }
  }

  static let claimTags = ["de", "en", "es", "fr", "it", "nl", "pt", "sv"]

  static func claims(_ tag: String) -> WordIndex? {
    switch tag {
    case "de": deClaims
    case "en": enClaims
    case "es": esClaims
    case "fr": frClaims
    case "it": itClaims
    case "nl": nlClaims
    case "pt": ptClaims
    case "sv": svClaims
    default: nil
    }
  }

  private static let ar = LanguageTable(LanguageText("ar", arText, und))
  private static let arText: StaticString = #"""
s1000	ألف|آلاف|ألفًا
s1000000	مليون|ملايين|مليونًا
s1000000000	مليار|مليارات|بلايين
u69	ساعة|ساعات
u123	دقيقة|دقائق
k11	من
k24	و
u135	بالمئة|في المئة

"""#

  private static let ca = LanguageTable(LanguageText("ca", caText, und))
  private static let caText: StaticString = #"""
s1000	mil
s1000000	milió|milions
k28	r|n|t|è|é|a
u69	hora|hores
u123	minut|minuts
k24	i
k11	d|de

"""#

  private static let cs = LanguageTable(LanguageText("cs", csText, und))
  private static let csText: StaticString = #"""
s1000	tis|tisíc|tisíce
s1000000	mil|milion|miliony|milionů|milionu
s1000000000	miliarda|miliardy|miliard
u135	procenta|procento|procent
u69	hodina|hodiny|hodin|hod
u123	minuta|minuty|minut

"""#

  private static let da = LanguageTable(LanguageText("da", daText, und))
  private static let daText: StaticString = #"""
s1000	t|tusind|tusinde
s1000000	mio|mill|million|millioner
s1000000000	mia|milliard|milliarder
u69	time|timer|t
u123	minut|minutter
u147	sekund|sekunder
u135	procent
k11	af
k24	og

"""#

  private static let de = LanguageTable(LanguageText("de", deText, und))
  private static let deText: StaticString = #"""
f	,.co
n0	null
n1	eins|ein|eine|einen|einer|eines|einem
n2	zwei
n3	drei
n4	vier
n5	fünf
n6	sechs
n7	sieben
n8	acht
n9	neun
n10	zehn
n11	elf
n12	zwölf
n13	dreizehn
n14	vierzehn
n15	fünfzehn
n16	sechzehn
n17	siebzehn
n18	achtzehn
n19	neunzehn
n20	zwanzig
n30	dreissig
n40	vierzig
n50	fünfzig
n60	sechzig
n70	siebzig
n80	achtzig
n90	neunzig
n100	hundert
n1000	tausend
n1000000	millionen|million
n1000000000	milliarden|milliarde
n1000000000000	billionen|billion
k3	und
k8	komma
k10	minus
o0	nullte|nullten|nullter|nulltes|nulltem
o1	erste|ersten|erster|erstes|erstem
o2	zweite|zweiten|zweiter|zweites|zweitem
o3	dritte|dritten|dritter|drittes|drittem
o4	vierte|vierten|vierter|viertes|viertem
o5	fünfte|fünften|fünfter|fünftes|fünftem
o6	sechste|sechsten|sechster|sechstes|sechstem
o7	siebte|siebten|siebter|siebtes|siebtem
o8	achte|achten|achter|achtes|achtem
o9	neunte|neunten|neunter|neuntes|neuntem
o10	zehnte|zehnten|zehnter|zehntes|zehntem
o11	elfte|elften|elfter|elftes|elftem
o12	zwölfte|zwölften|zwölfter|zwölftes|zwölftem
o13	dreizehnte|dreizehnten|dreizehnter|dreizehntes|dreizehntem
o14	vierzehnte|vierzehnten|vierzehnter|vierzehntes|vierzehntem
o15	fünfzehnte|fünfzehnten|fünfzehnter|fünfzehntes|fünfzehntem
o16	sechzehnte|sechzehnten|sechzehnter|sechzehntes|sechzehntem
o17	siebzehnte|siebzehnten|siebzehnter|siebzehntes|siebzehntem
o18	achtzehnte|achtzehnten|achtzehnter|achtzehntes|achtzehntem
o19	neunzehnte|neunzehnten|neunzehnter|neunzehntes|neunzehntem
o20	zwanzigste|zwanzigsten|zwanzigster|zwanzigstes|zwanzigstem
o30	dreissigste|dreissigsten|dreissigster|dreissigstes|dreissigstem
o40	vierzigste|vierzigsten|vierzigster|vierzigstes|vierzigstem
o50	fünfzigste|fünfzigsten|fünfzigster|fünfzigstes|fünfzigstem
o60	sechzigste|sechzigsten|sechzigster|sechzigstes|sechzigstem
o70	siebzigste|siebzigsten|siebzigster|siebzigstes|siebzigstem
o80	achtzigste|achtzigsten|achtzigster|achtzigstes|achtzigstem
o90	neunzigste|neunzigsten|neunzigster|neunzigstes|neunzigstem
o100	hundertste|hundertsten|hundertster|hundertstes|hundertstem
o1000	tausendste|tausendsten|tausendster|tausendstes|tausendstem
o1000000	millionste|millionsten|millionster|millionstes|millionstem
o1000000000	milliardeste|milliardesten|milliardester|milliardestes|milliardestem
s1000	tausend
s1000000	million|millionen|mio
s1000000000	milliarde|milliarden|mrd
s1000000000000	billion|billionen|bio
u135	prozent|%|prozents
u137	promille|‰
u138	millionstel|ppm|millionsteln|millionstels
u128	nanosekunde|nanosekunden|ns
u109	mikrosekunde|mikrosekunden|μs
u120	millisekunde|millisekunden|ms
u147	sekunde|sekunden|sek
u123	minute|minuten|min
u69	stunde|stunden|std
u47	tag|tage|tg|t|tagen|tages
u162	woche|wochen|wo|w
u125	monat|monate|mon|m|monaten|monats
u164	jahr|jahre|j|jahren|jahrs
u127	nanometer|nm|nanometern|nanometers
u107	mikrometer|μm|mikrometern|mikrometers
u117	millimeter|mm|millimetern|millimeters
u42	zentimeter|cm|zentimetern|zentimeters
u103	meter|m|metern|meters
u82	kilometer|km|kilometern|kilometers
u70	zoll|in|zolls
u54	fuss|ft|fusses
u163	yard|yards|yd
u110	meile|meilen|mi
u129	seemeile|seemeilen|sm
u148	quadratzentimeter|cm2
u151	quadratmeter|m2
u150	quadratkilometer|km2
u149	quadratfuss|ft2
u152	quadratmeile|quadratmeilen|mi2
u65	hektar|ha
u33	acre|acres|ac
u43	kubikzentimeter|cm3|kubikzentimetern|kubikzentimeters
u45	kubikmeter|m3|kubikmetern|kubikmeters
u44	kubikfuss|ft3|kubikfusses
u106	mikroliter|μl
u116	milliliter|ml|millilitern|milliliters
u41	zentiliter|cl|zentilitern|zentiliters
u49	deziliter|dl|dezilitern|deziliters
u90	liter|l|litern|liters
u56	gallone|gallonen|gal
u145	quart|qt
u140	pint|pints|pt
u46	tasse|tassen|cup|cups
u53	flüssigunze|flüssigunzen|fl oz
u83	kilometer pro stunde|km h|kilometern pro stunde|kilometers pro stunde
u111	meile pro stunde|meilen pro stunde|mi h
u104	meter pro sekunde|m s|metern pro sekunde|meters pro sekunde
u88	knoten|kn
u126	nanogramm|ng
u105	mikrogramm|μg|mikrogramms
u115	milligramm|mg|milligramms
u64	gramm|g|gramms
u79	kilogramm|kg|kilogramms
u158	tonne|tonnen|t
u132	unze|unzen|oz
u143	pfund|lb|pfunds
u124	mol|mols
u119	millimol|mmol
u108	mikromol|μmol
u78	kilokalorie|kilokalorien|kcal
u72	joule|j
u81	kilojoule|kj
u98	megajoule|mj
u87	kilowattstunde|kilowattstunden|kwh
u160	watt|w
u86	kilowatt|kw
u101	megawatt|mw
u62	gigawatt|gw
u155	terawatt|tw
u68	pferdestärke|pferdestärken|ps
u159	volt|v
u121	millivolt|mv
u85	kilovolt|kv
u34	ampere|a
u112	milliampere|ma
u131	ohm|ω
u67	hertz|hz
u80	kilohertz|khz
u97	megahertz|mhz
u61	gigahertz|ghz
u133	pascal|pa
u66	hektopascal|hpa
u84	kilopascal|kpa
u99	megapascal|mpa
u114	millibar|mbar
u144	pfund pro quadratzoll|psi
u118	millimeter quecksilbersäule|mm hg
u130	newton|n
u40	grad celsius|° c|grads celsius
u52	grad fahrenheit|° f|grads fahrenheit
u73	kelvin|k|kelvins
u50	grad|°|grads
u92	lux|lx
u91	lumen|lm
u36	bit|b
u39	byte|b
u77	kilobyte|kb
u96	megabyte|mb
u60	gigabyte|gb
u154	terabyte|tb
u139	petabyte|pb
u74	kibibyte|kibyte|kib
u93	mebibyte|mibyte|mib
u57	gibibyte|gibyte|gib
u75	kilobit|kb
u94	megabit|mb
u58	gigabit|gb
u37	bit pro sekunde|bit s|b s
u76	kilobit pro sekunde|kb s
u95	megabit pro sekunde|mb s
u59	gigabit pro sekunde|gb s
u141	pixel|px
u100	megapixel|mp
u51	punkt pro inch|punkte pro inch|ppi
u8	euro|€|eur
u30	us dollar|$|usd
u9	britisches pfund|britische pfund|£|gbp
u15	japanischer yen|japanische yen|¥|jpy
u4	schweizer franken|chf
u3	kanadischer dollar|kanadische dollar|ca $|$|cad
u1	australischer dollar|australische dollar|au $|$|aud
u20	neuseeland dollar|nz $|$|nzd
u26	singapur dollar|sgd|$
u10	hongkong dollar|hk $|$|hkd
u5	chinesischer yuan|renminbi yuan|cn ¥|¥|cny
u13	indische rupie|indische rupien|₹|inr
u16	südkoreanischer won|südkoreanische won|₩|krw
u25	schwedische krone|schwedische kronen|sek|kr
u19	norwegische krone|norwegische kronen|nok|kr
u7	dänische krone|dänische kronen|dkk|kr
u14	isländische krone|isländische kronen|isk|kr
u22	polnischer złoty|polnische złoty|pln|zł
u6	tschechische krone|tschechische kronen|czk|kč
u11	ungarischer forint|ungarische forint|huf|ft
u2	brasilianischer real|brasilianische real|r $|brl
u17	mexikanischer peso|mexikanische pesos|mx $|$|mxn
u21	philippinischer peso|philippinische pesos|php|₱
u32	südafrikanischer rand|südafrikanische rand|zar|r
u23	russischer rubel|russische rubel|rub|₽
u28	türkische lira|try|₺
u12	israelischer neuer schekel|israelische neue schekel|₪|ils
u27	thailändischer baht|thailändische baht|฿|thb
u31	vietnamesischer dong|vietnamesische dong|₫|vnd
u29	ukrainische hrywnja|ukrainische hrywen|uah|₴
u18	nigerianischer naira|nigerianische naira|ngn|₦
u0	vae dirham|aed
u24	saudi rial|sar
m1	januar|jan
m2	februar|feb
m3	märz|mär
m4	april|apr
m5	mai
m6	juni|jun
m7	juli|jul
m8	august|aug
m9	september|sept|sep
m10	oktober|okt
m11	november|nov
m12	dezember|dez
d1	montag|mo
d2	dienstag|di
d3	mittwoch|mi
d4	donnerstag|do
d5	freitag|fr
d6	samstag|sa
d7	sonntag|so
k13	letztes jahr|dieses jahr|nächstes jahr|letztes quartal|dieses quartal|nächstes quartal|letzten monat|diesen monat|nächsten monat|letzte woche|diese woche|nächste woche|vorgestern|gestern|heute|morgen|übermorgen
k9	ein|eine|einen|einer|eines|einem
k24	und
k25	von|zwischen
k28	te|ter|tes|ten
k29	quartal|quartals
k30	h|halbjahr|halbjahrs
k31	kw|woche|kalenderwoche
k32	gj|geschäftsjahr
k33	uhr morgens|uhr früh
k34	uhr nachmittags|uhr abends
k35	uhr
k36	mittag|mittags
k37	mitternacht
k38	nach|pro|je|jede|jeden|jedes
k39	in
k40	negativ|rückgang
k11	von|des
k12	bis
k23	und älter|oder älter|und mehr|oder mehr|und darüber
k26	unter
k41	verlust|verluste|defizit|defizite
k27	null|0
tcompleted	abgeschlossen|erledigt|fertig|beendet|vollendet|geschafft
tcurrent	aktuell|aktueller|aktuelle|aktiv|in bearbeitung|läuft|laufend|ausgewählt
tupcoming	ausstehend|wartend|bevorstehend|anstehend|offen|unvollständig
terror	Fehler|fehlgeschlagen|fehlerhaft|ungültig|abgelehnt|überfällig|problem|probleme
tunavailable	nicht verfügbar|gesperrt|deaktiviert|blockiert
tbegun	begonnen|gestartet|besucht|erreicht
x1/2	die hälfte|hälfte
x1/3	ein drittel
x2/3	zwei drittel
x1/4	ein viertel
x3/4	drei viertel
x1/5	ein fünftel
x2/5	zwei fünftel
x3/5	drei fünftel
x4/5	vier fünftel
x1/10	ein zehntel
X1/2	einhalb
k14	der|des|aller|von|vom|davon|sind|ist|waren
k15	um
n2	zweien|zweier
n3	dreien|dreier
n4	vieren
n5	fünfen
s1000	tsd
k13	jetzt
k18	diese|dieser|dieses|diesen|letzte|letzter|letztes|letzten|vorige|voriger|voriges|vorigen|nächste|nächster|nächstes|nächsten
k20	wochenende|quartal|quartalen|quartale|nacht
k21	vor
u136	prozentpunkt|prozentpunkte
u35	schläge pro minute|schläge
u146	umdrehungen pro minute
u83	stundenkilometer
u79	kilo
u78	kalorie|kalorien
u48	dezibel
u40	grad
u52	grad
u30	dollar
u9	pfund
u4	franken
u142	punkt|punkte

"""#

  private static let en = LanguageTable(LanguageText("en", enText, und))
  private static let enText: StaticString = #"""
f	.,
n0	zero
n1	one
n2	two
n3	three
n4	four
n5	five
n6	six
n7	seven
n8	eight
n9	nine
n10	ten
n11	eleven
n12	twelve
n13	thirteen
n14	fourteen
n15	fifteen
n16	sixteen
n17	seventeen
n18	eighteen
n19	nineteen
n20	twenty
n30	thirty
n40	forty
n50	fifty
n60	sixty
n70	seventy
n80	eighty
n90	ninety
n100	hundred
n1000	thousand
n1000000	million
n1000000000	billion
n1000000000000	trillion
k5	and
k8	point
k10	minus
o0	zeroth
o1	first
o2	second
o3	third
o4	fourth
o5	fifth
o6	sixth
o7	seventh
o8	eighth
o9	ninth
o10	tenth
o11	eleventh
o12	twelfth
o13	thirteenth
o14	fourteenth
o15	fifteenth
o16	sixteenth
o17	seventeenth
o18	eighteenth
o19	nineteenth
o20	twentieth
o30	thirtieth
o40	fortieth
o50	fiftieth
o60	sixtieth
o70	seventieth
o80	eightieth
o90	ninetieth
o100	hundredth
o1000	thousandth
o1000000	millionth
o1000000000	billionth
s1000	thousand|k
s1000000	million|m
s1000000000	billion|b
s1000000000000	trillion|t
u135	percent|%
u137	permille|‰
u138	part per million|parts per million|ppm
u128	nanosecond|nanoseconds|ns
u109	microsecond|microseconds|μs
u120	millisecond|milliseconds|ms
u147	second|seconds|sec|s
u123	minute|minutes|min|m
u69	hour|hours|hr|h
u47	day|days|d
u162	week|weeks|wk|wks|w
u125	month|months|mth|mths|m
u164	year|years|yr|yrs|y
u127	nanometer|nanometers|nm
u107	micrometer|micrometers|μm
u117	millimeter|millimeters|mm
u42	centimeter|centimeters|cm
u103	meter|meters|m
u82	kilometer|kilometers|km
u70	inch|inches|in
u54	foot|feet|ft
u163	yard|yards|yd
u110	mile|miles|mi
u129	nautical mile|nautical miles|nmi
u148	square centimeter|square centimeters|cm2
u151	square meter|square meters|m2
u150	square kilometer|square kilometers|km2
u149	square foot|square feet|sq ft|ft2
u152	square mile|square miles|sq mi|mi2
u65	hectare|hectares|ha
u33	acre|acres|ac
u43	cubic centimeter|cubic centimeters|cm3
u45	cubic meter|cubic meters|m3
u44	cubic foot|cubic feet|ft3
u106	microliter|microliters|μl
u116	milliliter|milliliters|ml
u41	centiliter|centiliters|cl
u49	deciliter|deciliters|dl
u90	liter|liters|l
u56	gallon|gallons|gal
u145	quart|quarts|qt
u140	pint|pints|pt
u46	cup|cups|c
u53	fluid ounce|fluid ounces|fl oz
u83	kilometer per hour|kilometers per hour|km h
u111	mile per hour|miles per hour|mph
u104	meter per second|meters per second|m s
u88	knot|knots|kn
u126	nanogram|nanograms|ng
u105	microgram|micrograms|μg
u115	milligram|milligrams|mg
u64	gram|grams|g
u79	kilogram|kilograms|kg
u158	metric ton|metric tons|t
u132	ounce|ounces|oz
u143	pound|pounds|lb
u124	mole|moles|mol
u119	millimole|millimoles|mmol
u108	micromole|micromoles|μmol
u78	kilocalorie|kilocalories|kcal
u72	joule|joules|j
u81	kilojoule|kilojoules|kj
u98	megajoule|megajoules|mj
u87	kilowatt hour|kilowatt hours|kwh
u160	watt|watts|w
u86	kilowatt|kilowatts|kw
u101	megawatt|megawatts|mw
u62	gigawatt|gigawatts|gw
u155	terawatt|terawatts|tw
u68	horsepower|hp
u159	volt|volts|v
u121	millivolt|millivolts|mv
u85	kilovolt|kilovolts|kv
u34	ampere|amperes|a
u112	milliampere|milliamperes|ma
u131	ohm|ohms|ω
u67	hertz|hz
u80	kilohertz|khz
u97	megahertz|mhz
u61	gigahertz|ghz
u133	pascal|pascals|pa
u66	hectopascal|hectopascals|hpa
u84	kilopascal|kilopascals|kpa
u99	megapascal|megapascals|mpa
u114	millibar|millibars|mbar|mb
u144	pound force per square inch|pounds force per square inch|psi
u118	millimeter of mercury|millimeters of mercury|mmhg
u130	newton|newtons|n
u40	degree celsius|degrees celsius|° c
u52	degree fahrenheit|degrees fahrenheit|° f|°
u73	kelvin|kelvins|k
u50	degree|degrees|deg|°
u92	lux|lx
u91	lumen|lm
u36	bit|bits
u39	byte|bytes|b
u77	kilobyte|kilobytes|kb
u96	megabyte|megabytes|mb
u60	gigabyte|gigabytes|gb
u154	terabyte|terabytes|tb
u139	petabyte|petabytes|pb
u74	kibibyte|kibibytes|kibyte|kib
u93	mebibyte|mebibytes|mibyte|mib
u57	gibibyte|gibibytes|gibyte|gib
u75	kilobit|kilobits|kb
u94	megabit|megabits|mb
u58	gigabit|gigabits|gb
u37	bit per second|bits per second|bit s
u76	kilobit per second|kilobits per second|kb s
u95	megabit per second|megabits per second|mb s
u59	gigabit per second|gigabits per second|gb s
u141	pixel|pixels|px
u100	megapixel|megapixels|mp
u51	dot per inch|dots per inch|dpi
u8	euro|euros|€|eur
u30	us dollar|us dollars|$|usd
u9	british pound|british pounds|£|gbp
u15	japanese yen|¥|jpy
u4	swiss franc|swiss francs|chf
u3	canadian dollar|canadian dollars|ca $|$|cad
u1	australian dollar|australian dollars|a $|$|aud
u20	new zealand dollar|new zealand dollars|nz $|$|nzd
u26	singapore dollar|singapore dollars|sgd|$
u10	hong kong dollar|hong kong dollars|hk $|$|hkd
u5	chinese yuan|cn ¥|¥|cny
u13	indian rupee|indian rupees|₹|inr
u16	south korean won|₩|krw
u25	swedish krona|swedish kronor|sek|kr
u19	norwegian krone|norwegian kroner|nok|kr
u7	danish krone|danish kroner|dkk|kr
u14	icelandic króna|icelandic krónur|isk|kr
u22	polish zloty|polish zlotys|pln|zł
u6	czech koruna|czech korunas|czk|kč
u11	hungarian forint|hungarian forints|huf|ft
u2	brazilian real|brazilian reals|r $|brl
u17	mexican peso|mexican pesos|mx $|$|mxn
u21	philippine peso|philippine pesos|₱|php
u32	south african rand|zar|r
u23	russian ruble|russian rubles|rub|₽
u28	turkish lira|try|₺
u12	israeli new shekel|israeli new shekels|₪|ils
u27	thai baht|thb|฿
u31	vietnamese dong|₫|vnd
u29	ukrainian hryvnia|ukrainian hryvnias|uah|₴
u18	nigerian naira|nigerian nairas|ngn|₦
u0	uae dirham|uae dirhams|aed
u24	saudi riyal|saudi riyals|sar
m1	january|jan
m2	february|feb
m3	march|mar
m4	april|apr
m5	may
m6	june|jun
m7	july|jul
m8	august|aug
m9	september|sep
m10	october|oct
m11	november|nov
m12	december|dec
d1	monday|mon
d2	tuesday|tue
d3	wednesday|wed
d4	thursday|thu
d5	friday|fri
d6	saturday|sat
d7	sunday|sun
k13	last year|this year|next year|last quarter|this quarter|next quarter|last month|this month|next month|last week|this week|next week|yesterday|today|tomorrow
k9	a|an
k24	and
k25	from|between
k28	st|nd|rd|th
k29	quarter
k30	h|half
k31	w|week
k32	fiscal|fiscal year|financial|financial year
k33	a|a m|in the morning
k34	p|p m|in the afternoon|in the evening
k35	oclock
k36	noon|midday
k37	midnight
k38	by|per|each|every
k39	in
k11	of|out of
k12	to|through|until|till
k23	and older|or older|and over|or over|and above|and up|or more|and more
k10	minus
k40	negative|down|decrease|decline|drop|fall
k26	below|under
k41	loss|losses|deficit|deficits|shortfall|shortfalls
k27	zero|0|freezing
tcompleted	completed|done|complete|finished
tcurrent	current|active|in progress|selected
tupcoming	upcoming|pending|waiting|to do|incomplete|remaining|unvisited
terror	error|errors|failed|problem|problems|overdue|past due|needs attention|invalid|rejected|declined
tunavailable	unavailable|dimmed|disabled|locked|blocked|not available
tbegun	started|begun|visited|reached
tnot-begun	upcoming|unvisited
x1/2	half|a half|one half
x1/3	a third|one third
x2/3	two thirds
x1/4	a quarter|one quarter
x3/4	three quarters
x1/5	a fifth|one fifth
x2/5	two fifths
x3/5	three fifths
x4/5	four fifths
x1/10	a tenth|one tenth
k14	of|the|are|is|were|was
k15	by
X1/2	and a half
X1/4	and a quarter
X3/4	and three quarters
s1000000	millions
s1000000000	billions
s100000	lakh|lakhs
s10000000	crore|crores
k13	tonight|now
k18	this|last|next|previous|past|current
k20	night|weekend|quarter
k22	ago
m9	sept
u135	per cent|percentage
u147	secs
u123	mins
u69	hrs
u35	beats per minute|beats
u146	revolutions per minute
u153	steps per minute|strokes per minute
u55	frames per second
u127	nanometre|nanometres
u107	micrometre|micrometres|micron|microns
u117	millimetre|millimetres
u42	centimetre|centimetres
u103	metre|metres
u82	kilometre|kilometres
u148	sq cm|square centimetres
u151	sq m|square metre|square metres
u150	sq km|square kilometres
u43	cubic centimetres
u45	m3|cubic metre|cubic metres
u44	cu ft
u83	kilometres per hour
u104	metres per second
u79	kilo|kilos
u158	tonne|tonnes|ton|tons
u106	microlitre|microlitres
u116	millilitre|millilitres
u41	centilitre|centilitres
u49	decilitre|decilitres
u90	litre|litres
u71	international unit|international units
u78	calorie|calories
u122	milliwatt|milliwatts
u161	watt hour|watt hours
u87	kilowatt hours
u102	megawatt hour|megawatt hours
u63	gigawatt hour|gigawatt hours
u156	terawatt hour|terawatt hours
u34	amp|amps
u112	milliamp|milliamps
u113	milliamp hours|milliampere hours
u48	decibel|decibels
u144	pounds per square inch
u118	millimetres of mercury
u91	lumens
u40	celsius|degree|degrees
u52	fahrenheit|degree|degrees
u30	dollar|dollars
u9	pound|pounds|sterling
u15	yen
u13	rupee|rupees
u4	franc|francs
u3	dollar|dollars
u1	dollar|dollars
u20	dollar|dollars
u26	dollar|dollars
u10	dollar|dollars
u5	rmb|yuan|renminbi
u16	won
u89	krona|kronor|krone|kroner
u25	krona|kronor
u19	krone|kroner
u7	krone|kroner
u14	krona|kronur
u22	zloty|zlotys
u6	koruna|korunas
u11	forint|forints
u2	reais
u17	peso|pesos
u21	peso|pesos
u32	rand
u23	ruble|rubles
u28	lira|liras
u12	shekel|shekels
u27	baht
u31	dong
u29	hryvnia|hryvnias
u18	naira
u0	dirham|dirhams
u24	riyal|riyals
u38	bitcoin|bitcoins
u134	parts per billion
u137	per mille|per mil
u136	percentage point|percentage points
u142	point|points

"""#

  private static let es = LanguageTable(LanguageText("es", esText, und))
  private static let esText: StaticString = #"""
f	,.
n0	cero
n1	uno|un|una
n2	dos
n3	tres
n4	cuatro
n5	cinco
n6	seis
n7	siete
n8	ocho
n9	nueve
n10	diez
n11	once
n12	doce
n13	trece
n14	catorce
n15	quince
n16	dieciséis
n17	diecisiete
n18	dieciocho
n19	diecinueve
n20	veinte
n21	veintiuno|veintiún|veintiuna
n22	veintidós
n23	veintitrés
n24	veinticuatro
n25	veinticinco
n26	veintiséis
n27	veintisiete
n28	veintiocho
n29	veintinueve
n30	treinta
n40	cuarenta
n50	cincuenta
n60	sesenta
n70	setenta
n80	ochenta
n90	noventa
n100	cien|ciento
n200	doscientos|doscientas
n300	trescientos|trescientas
n400	cuatrocientos|cuatrocientas
n500	quinientos|quinientas
n600	seiscientos|seiscientas
n700	setecientos|setecientas
n800	ochocientos|ochocientas
n900	novecientos|novecientas
n1000	mil
n1000000	millones|millón
n1000000000000	billones|billón
k4	y
k8	coma
k10	menos
o1	primer|primeros|primero|primeras|primera
o2	segundo|segundos|segundas|segunda
o3	tercer|terceros|tercero|terceras|tercera
o4	cuarto|cuartos|cuartas|cuarta
o5	quinto|quintos|quintas|quinta
o6	sexto|sextos|sextas|sexta
o7	séptimo|séptimos|séptimas|séptima
o8	octavo|octavos|octavas|octava
o9	noveno|novenos|novenas|novena
o10	décimo|décimos|décimas|décima
o11	undécimo|decimoprimeros|decimoprimero|decimoprimeras|decimoprimera
o12	duodécimo|decimosegundos|decimosegundo|decimosegundas|decimosegunda
o13	decimotercer|decimoterceros|decimotercero|decimoterceras|decimotercera
o14	decimocuarto|decimocuartos|decimocuartas|decimocuarta
o15	decimoquinto|decimoquintos|decimoquintas|decimoquinta
o16	decimosexto|decimosextos|decimosextas|decimosexta
o17	decimoséptimo|decimoséptimos|decimoséptimas|decimoséptima
o18	decimoctavo|decimoctavos|decimoctavas|decimoctava
o19	decimonoveno|decimonovenos|decimonovenas|decimonovena
o20	vigésimo|vigésimos|vigésimas|vigésima
o30	trigésimo|trigésimos|trigésimas|trigésima
o40	cuadragésimo|cuadragésimos|cuadragésimas|cuadragésima
o50	quincuagésimo|quincuagésimos|quincuagésimas|quincuagésima
o60	sexagésimo|sexagésimos|sexagésimas|sexagésima
o70	septuagésimo|septuagésimos|septuagésimas|septuagésima
o80	octogésimo|octogésimos|octogésimas|octogésima
o90	nonagésimo|nonagésimos|nonagésimas|nonagésima
o100	centésimo|centésimos|centésimas|centésima
o200	ducentésimo|ducentésimos|ducentésimas|ducentésima
o300	tricentésimo|tricentésimos|tricentésimas|tricentésima
o400	cuadringentésimo|cuadringentésimos|cuadringentésimas|cuadringentésima
o500	quingentésimo|quingentésimos|quingentésimas|quingentésima
o600	sexcentésimo|sexcentésimos|sexcentésimas|sexcentésima
o700	septingentésimo|septingentésimos|septingentésimas|septingentésima
o800	octingésimo|octingésimos|octingésimas|octingésima
o900	noningentésimo|noningentésimos|noningentésimas|noningentésima
o1000	milésimo|milésimos|milésimas|milésima
o1000000	millonésimo|millonésimos|millonésimas|millonésima
s1000	mil
s1000000	millón|millones|m
s1000000000	mil millones
s1000000000000	billón|billones|b
u135	por ciento|%
u137	por mil|‰
u138	parte por millón|partes por millón|ppm
u128	nanosegundo|nanosegundos|ns
u109	microsegundo|microsegundos|μs
u120	milisegundo|milisegundos|ms
u147	segundo|segundos|s
u123	minuto|minutos|min
u69	hora|horas|h
u47	día|días|d
u162	semana|semanas|sem
u125	mes|meses|m
u164	año|años|a
u127	nanómetro|nanómetros|nm
u107	micrómetro|micrómetros|μm
u117	milímetro|milímetros|mm
u42	centímetro|centímetros|cm
u103	metro|metros|m
u82	kilómetro|kilómetros|km
u70	pulgada|pulgadas|in
u54	pie|pies|ft
u163	yarda|yardas|yd
u110	milla|millas|mi
u129	milla náutica|millas náuticas|m
u148	centímetro cuadrado|centímetros cuadrados|cm2
u151	metro cuadrado|metros cuadrados|m2
u150	kilómetro cuadrado|kilómetros cuadrados|km2
u149	pie cuadrado|pies cuadrados|ft2
u152	milla cuadrada|millas cuadradas|mi2
u65	hectárea|hectáreas|ha
u33	acre|acres|ac
u43	centímetro cúbico|centímetros cúbicos|cm3
u45	metro cúbico|metros cúbicos|m3
u44	pie cúbico|pies cúbicos|ft3
u106	microlitro|microlitros|μl
u116	mililitro|mililitros|ml
u41	centilitro|centilitros|cl
u49	decilitro|decilitros|dl
u90	litro|litros|l
u56	galón|galones|gal
u145	cuarto|cuartos|qt
u140	pinta|pintas|p
u46	taza|tazas|tza
u53	onza líquida|onzas líquidas|fl oz
u83	kilómetro por hora|kilómetros por hora|km h
u111	milla por hora|millas por hora|mi h
u104	metro por segundo|metros por segundo|m s
u88	nudo|nudos|kn
u126	nanogramo|nanogramos|ng
u105	microgramo|microgramos|μg
u115	miligramo|miligramos|mg
u64	gramo|gramos|g
u79	kilogramo|kilogramos|kg
u158	tonelada|toneladas|t
u132	onza|onzas|oz
u143	libra|libras|lb
u124	mol|moles
u119	milimol|milimoles|mmol
u108	micromol|micromoles|μmol
u78	kilocaloría|kilocalorías|kcal
u72	julio|julios|j
u81	kilojulio|kilojulios|kj
u98	megajulio|megajulios|mj
u87	kilovatio hora|kilovatios hora|kwh
u160	vatio|vatios|w
u86	kilovatio|kilovatios|kw
u101	megavatio|megavatios|mw
u62	gigavatio|gigavatios|gw
u155	teravatio|teravatios|tw
u68	caballo de vapor|caballos de vapor|cv
u159	voltio|voltios|v
u121	milivoltio|milivoltios|mv
u85	kilovoltio|kilovoltios|kv
u34	amperio|amperios|a
u112	miliamperio|miliamperios|ma
u131	ohmio|ohmios|ω
u67	hercio|hercios|hz
u80	kilohercio|kilohercios|khz
u97	megahercio|megahercios|mhz
u61	gigahercio|gigahercios|ghz
u133	pascal|pascales|pa
u66	hectopascal|hectopascales|hpa
u84	kilopascal|kilopascales|kpa
u99	megapascal|megapascales|mpa
u114	milibar|milibares|mbar
u144	libra por pulgada cuadrada|libras por pulgada cuadrada|psi
u118	milímetro de mercurio|milímetros de mercurio|mmhg
u130	newton|newtons|n
u40	grado celsius|grados celsius|° c
u52	grado fahrenheit|grados fahrenheit|° f
u73	kelvin|k
u50	grado|grados|°
u92	lux|luxes|lx
u91	lumen|lúmenes|lm
u36	bit|bits|b
u39	byte|bytes|b
u77	kilobyte|kilobytes|kb
u96	megabyte|megabytes|mb
u60	gigabyte|gigabytes|gb
u154	terabyte|terabytes|tb
u139	petabyte|petabytes|pb
u74	kibibyte|kibibytes|kib
u93	mebibyte|mebibytes|mib
u57	gibibyte|gibibytes|gib
u75	kilobit|kilobits|kb
u94	megabit|megabits|mb
u58	gigabit|gigabits|gb
u37	bit por segundo|bits por segundo|b s
u76	kilobit por segundo|kilobits por segundo|kb s
u95	megabit por segundo|megabits por segundo|mb s
u59	gigabit por segundo|gigabits por segundo|gb s
u141	píxel|píxeles|px
u100	megapíxel|megapíxeles|mpx
u51	punto por pulgada|puntos por pulgada|ppp
u8	euro|euros|€|eur
u30	dólar estadounidense|dólares estadounidenses|us $|$|usd
u9	libra esterlina|libras esterlinas|gbp|£
u15	yen|yenes|jpy|¥
u4	franco suizo|francos suizos|chf
u3	dólar canadiense|dólares canadienses|cad|$
u1	dólar australiano|dólares australianos|aud|$
u20	dólar neozelandés|dólares neozelandeses|nzd|$
u26	dólar singapurense|dólares singapurenses|sgd|$
u10	dólar hongkonés|dólares hongkoneses|hkd|$
u5	yuan|yuanes|cny|¥
u13	rupia india|rupias indias|inr|₹
u16	won surcoreano|wons surcoreanos|krw|₩
u25	corona sueca|coronas suecas|sek|kr
u19	corona noruega|coronas noruegas|nok|kr
u7	corona danesa|coronas danesas|dkk|kr
u14	corona islandesa|coronas islandesas|isk|kr
u22	esloti|eslotis|pln|zł
u6	corona checa|coronas checas|czk|kč
u11	forinto húngaro|forintos húngaros|huf|ft
u2	real brasileño|reales brasileños|brl|r $
u17	peso mexicano|pesos mexicanos|mxn|$
u21	peso filipino|pesos filipinos|php|₱
u32	rand|rands|zar|r
u23	rublo ruso|rublos rusos|rub|₽
u28	lira turca|liras turcas|try|₺
u12	nuevo séquel israelí|nuevos séqueles israelíes|ils|₪
u27	bat|bats|฿|thb
u31	dong|dongs|₫|vnd
u29	grivna|grivnas|uah|₴
u18	naira|nairas|ngn|₦
u0	dírham de los emiratos árabes unidos|dírhams de los emiratos árabes unidos|aed
u24	rial saudí|riales saudíes|sar
m1	enero|ene
m2	febrero|feb
m3	marzo|mar
m4	abril|abr
m5	mayo|may
m6	junio|jun
m7	julio|jul
m8	agosto|ago
m9	septiembre|sept
m10	octubre|oct
m11	noviembre|nov
m12	diciembre|dic
d1	lunes|lun
d2	martes|mar
d3	miércoles|mié
d4	jueves|jue
d5	viernes|vie
d6	sábado|sáb
d7	domingo|dom
k13	el año pasado|este año|el próximo año|el trimestre pasado|este trimestre|el próximo trimestre|el mes pasado|este mes|el próximo mes|la semana pasada|esta semana|la próxima semana|anteayer|ayer|hoy|mañana|pasado mañana
k9	un|una
k24	y
k25	de|desde|entre
k28	o|a|er|ero|era
k29	t|trimestre
k30	s|semestre
k31	semana
k32	ejercicio
k33	de la mañana|a m
k34	de la tarde|de la noche|p m
k35	h
k36	mediodía
k37	medianoche
k38	por|cada
k39	en
k40	negativo|descenso
k11	de|del
k12	a|al|hasta
k23	y más|o más|y mayores|o mayores
k26	bajo
k41	pérdida|pérdidas|déficit|déficits
k27	cero|0
k16	al|o|lo|u
tcompleted	completado|completada|terminado|terminada|hecho|hecha|finalizado|finalizada
tcurrent	actual|en curso|activo|activa|seleccionado|seleccionada
tupcoming	pendiente|en espera|por hacer|próximo|próxima|incompleto|incompleta
terror	error|errores|fallido|fallida|con errores|problema|problemas|no válido|no válida|rechazado|rechazada|vencido|vencida
tunavailable	no disponible|desactivado|desactivada|deshabilitado|deshabilitada|bloqueado|bloqueada
tbegun	iniciado|iniciada|empezado|empezada|comenzado|comenzada|visitado|visitada|alcanzado|alcanzada
x1/2	la mitad
x1/3	un tercio
x2/3	dos tercios
x1/4	un cuarto
x3/4	tres cuartos
x1/5	un quinto
x2/5	dos quintos
x1/10	un décimo
X1/2	y medio|y media
k14	de|del|son|es
k15	en
n200	doscientas
o11	undécima
o12	duodécima
s1000	miles
s1000000	mill
k13	ahora
k18	este|esta
k19	pasado|pasada|próximo|próxima
k20	trimestre|trimestres|noche
k21	hace
u136	punto porcentual|puntos porcentuales
u135	porcentaje
u35	latidos por minuto|latidos|pulsaciones por minuto|pulsaciones
u146	revoluciones por minuto
u79	kilo|kilos
u78	caloría|calorías
u87	kilovatio hora|kilovatios hora
u48	decibelio|decibelios
u40	grado|grados
u52	grado|grados
u30	dólar|dólares
u9	libra|libras
u4	franco|francos
u142	punto|puntos

"""#

  private static let fi = LanguageTable(LanguageText("fi", fiText, und))
  private static let fiText: StaticString = #"""
s1000	tuhat|tuhatta
s1000000	milj|miljoona|miljoonaa
s1000000000	mrd|miljardi|miljardia
u135	prosentti|prosenttia
u69	tunti|tuntia|t
u123	minuutti|minuuttia

"""#

  private static let fr = LanguageTable(LanguageText("fr", frText, und))
  private static let frText: StaticString = #"""
f	, t
n0	zéro
n1	un|une
n2	deux
n3	trois
n4	quatre
n5	cinq
n6	six
n7	sept
n8	huit
n9	neuf
n10	dix
n11	onze
n12	douze
n13	treize
n14	quatorze
n15	quinze
n16	seize
n20	vingt|vingts
n30	trente
n40	quarante
n50	cinquante
n60	soixante
n100	cents|cent
n1000	mille
n1000000	millions|million
n1000000000	milliards|milliard
n1000000000000	billions|billion
k4	et
k8	virgule
k10	moins
o0	zéroièmes|zéroième
o1	premiers|premier|premières|première|unièmes|unième
o2	deuxièmes|deuxième
o3	troisièmes|troisième
o4	quatrièmes|quatrième
o5	cinquièmes|cinquième
o6	sixièmes|sixième
o7	septièmes|septième
o8	huitièmes|huitième
o9	neuvièmes|neuvième
o10	dixièmes|dixième
o11	onzièmes|onzième
o12	douzièmes|douzième
o13	treizièmes|treizième
o14	quatorzièmes|quatorzième
o15	quinzièmes|quinzième
o16	seizièmes|seizième
o20	vingtièmes|vingtième
o30	trentièmes|trentième
o40	quarantièmes|quarantième
o50	cinquantièmes|cinquantième
o60	soixantièmes|soixantième
o100	centièmes|centième
o1000	millièmes|millième
o1000000	millionièmes|millionième
o1000000000	milliardièmes|milliardième
s1000	mille|k
s1000000	million|millions|m
s1000000000	milliard|milliards|md
s1000000000000	billion|billions|bn
u135	pour cent|%
u137	pour mille|‰
u138	part par million|parts par million|ppm
u128	nanoseconde|nanosecondes|ns
u109	microseconde|microsecondes|μs
u120	milliseconde|millisecondes|ms
u147	seconde|secondes|s
u123	minute|minutes|min
u69	heure|heures|h
u47	jour|jours|j
u162	semaine|semaines|sem
u125	mois|m
u164	an|ans|a
u127	nanomètre|nanomètres|nm
u107	micromètre|micromètres|μm
u117	millimètre|millimètres|mm
u42	centimètre|centimètres|cm
u103	mètre|mètres|m
u82	kilomètre|kilomètres|km
u70	pouce|pouces|po
u54	pied|pieds|pi
u163	yard|yards|yd
u110	mile|miles|mi
u129	mille marin|milles marins|nmi
u148	centimètre carré|centimètres carrés|cm2
u151	mètre carré|mètres carrés|m2
u150	kilomètre carré|kilomètres carrés|km2
u149	pied carré|pieds carrés|pi2
u152	mille carré|milles carrés|mi2
u65	hectare|hectares|ha
u33	acre anglo saxonne|acres anglo saxonnes|ac
u43	centimètre cube|centimètres cubes|cm3
u45	mètre cube|mètres cubes|m3
u44	pied cube|pieds cubes|pi3
u106	microlitre|microlitres|μl
u116	millilitre|millilitres|ml
u41	centilitre|centilitres|cl
u49	décilitre|décilitres|dl
u90	litre|litres|l
u56	gallon|gallons|gal
u145	quart|quarts|qt
u140	pinte|pintes|pte
u46	tasse|tasses|ta
u53	once liquide|onces liquides|fl oz
u83	kilomètre par heure|kilomètres par heure|km h
u111	mile par heure|miles par heure|mi h
u104	mètre par seconde|mètres par seconde|m s
u88	nœud|nœuds|nd
u126	nanogramme|nanogrammes|ng
u105	microgramme|microgrammes|μg
u115	milligramme|milligrammes|mg
u64	gramme|grammes|g
u79	kilogramme|kilogrammes|kg
u158	tonne|tonnes|t
u132	once|onces|oz
u143	livre|livres|lb
u124	mole|moles|mol
u119	millimole|millimoles|mmol
u108	micromole|micromoles|μmol
u78	kilocalorie|kilocalories|kcal
u72	joule|joules|j
u81	kilojoule|kilojoules|kj
u98	mégajoule|mégajoules|mj
u87	kilowatt heure|kilowatt heures|kwh
u160	watt|watts|w
u86	kilowatt|kilowatts|kw
u101	mégawatt|mégawatts|mw
u62	gigawatt|gigawatts|gw
u155	térawatt|térawatts|tw
u68	cheval vapeur|chevaux vapeur|ch
u159	volt|volts|v
u121	millivolt|millivolts|mv
u85	kilovolt|kilovolts|kv
u34	ampère|ampères|a
u112	milliampère|milliampères|ma
u131	ohm|ohms|ω
u67	hertz|hz
u80	kilohertz|khz
u97	mégahertz|mhz
u61	gigahertz|ghz
u133	pascal|pascals|pa
u66	hectopascal|hectopascals|hpa
u84	kilopascal|kilopascals|kpa
u99	mégapascal|mégapascals|mpa
u114	millibar|millibars|mbar
u144	livre force par pouce carré|livres force par pouce carré|lb po2
u118	millimètre de mercure|millimètres de mercure|mmhg
u130	newton|newtons|n
u40	degré celsius|degrés celsius|° c
u52	degré fahrenheit|degrés fahrenheit|° f
u73	kelvin|kelvins|k
u50	degré|degrés|°
u92	lux|lx
u91	lumen|lumens|lm
u36	bit|bits
u39	octet|octets|o
u77	kilooctet|kilooctets|ko
u96	mégaoctet|mégaoctets|mo
u60	gigaoctet|gigaoctets|go
u154	téraoctet|téraoctets|to
u139	pétaoctet|pétaoctets|po
u74	kibioctet|kibioctets|kio
u93	mébioctet|mébioctets|mio
u57	gibioctet|gibioctets|gio
u75	kilobit|kilobits|kbit
u94	mégabit|mégabits|mbit
u58	gigabit|gigabits|gbit
u37	bit par seconde|bits par seconde|bit s
u76	kilobit par seconde|kilobits par seconde|kbit s
u95	mégabit par seconde|mégabits par seconde|mbit s
u59	gigabit par seconde|gigabits par seconde|gbit s
u141	pixel|pixels|px
u100	mégapixel|mégapixels|mpx
u51	point par pouce|points par pouce|pt po
u8	euro|euros|€|eur
u30	dollar des états unis|dollars des états unis|$ us|$|usd
u9	livre sterling|livres sterling|£ gb|£|gbp
u15	yen japonais|yens japonais|jpy|¥
u4	franc suisse|francs suisses|chf
u3	dollar canadien|dollars canadiens|$ ca|$|cad
u1	dollar australien|dollars australiens|$ au|$|aud
u20	dollar néo zélandais|dollars néo zélandais|$ nz|$|nzd
u26	dollar de singapour|dollars de singapour|$ sg|$|sgd
u10	dollar de hong kong|dollars de hong kong|hkd|$
u5	yuan renminbi chinois|yuans renminbi chinois|cny|¥
u13	roupie indienne|roupies indiennes|₹|inr
u16	won sud coréen|wons sud coréens|₩|krw
u25	couronne suédoise|couronnes suédoises|sek|kr
u19	couronne norvégienne|couronnes norvégiennes|nok|kr
u7	couronne danoise|couronnes danoises|dkk|kr
u14	couronne islandaise|couronnes islandaises|isk|kr
u22	zloty polonais|zlotys polonais|pln|zł
u6	couronne tchèque|couronnes tchèques|czk|kč
u11	forint hongrois|forints hongrois|huf|ft
u2	réal brésilien|réals brésiliens|r $|brl
u17	peso mexicain|pesos mexicains|$ mx|$|mxn
u21	peso philippin|pesos philippins|php|₱
u32	rand sud africain|rands sud africains|zar|r
u23	rouble russe|roubles russes|rub|₽
u28	livre turque|livres turques|try|₺
u12	nouveau shekel israélien|nouveaux shekels israéliens|₪|ils
u27	baht thaïlandais|bahts thaïlandais|thb|฿
u31	dông vietnamien|dôngs vietnamiens|₫|vnd
u29	hryvnia ukrainienne|hryvnias ukrainiennes|uah|₴
u18	naira nigérian|nairas nigérians|ngn|₦
u0	dirham des émirats arabes unis|dirhams des émirats arabes unis|aed
u24	riyal saoudien|riyals saoudiens|sar
m1	janvier|janv
m2	février|févr
m3	mars
m4	avril|avr
m5	mai
m6	juin
m7	juillet|juil
m8	août
m9	septembre|sept
m10	octobre|oct
m11	novembre|nov
m12	décembre|déc
d1	lundi|lun
d2	mardi|mar
d3	mercredi|mer
d4	jeudi|jeu
d5	vendredi|ven
d6	samedi|sam
d7	dimanche|dim
k13	lannée dernière|cette année|lannée prochaine|le trimestre dernier|ce trimestre|le trimestre prochain|le mois dernier|ce mois ci|le mois prochain|la semaine dernière|cette semaine|la semaine prochaine|avant hier|hier|aujourdhui|demain|après demain
k9	un|une
k24	et
k25	de|entre
k28	er|re|ère|e|ème|ième|nd|nde
k29	t|trimestre
k30	s|semestre
k31	s|semaine
k32	exercice
k33	du matin|heures du matin
k34	de laprès midi|du soir
k35	h|heure|heures
k36	midi
k37	minuit
k38	par|chaque
k39	en
k40	négatif|baisse
k11	sur|de|d
k12	à
k23	et plus|ou plus
k26	sous
k41	perte|pertes|déficit|déficits
k27	zéro|0
k16	au|du|ou
tcompleted	terminée|terminé|achevée|achevé|complétée|complété|effectuée|effectué|validée|validé|finie|fini
tcurrent	en cours|actuelle|actuel|active|actif|sélectionnée|sélectionné
tupcoming	à venir|à faire|en attente|incomplète|incomplet|restante
terror	erreur|erreurs|échouée|échoué|échec|en erreur|problème|problèmes|invalide|refusée|refusé|rejetée|rejeté|en retard
tunavailable	indisponible|désactivée|désactivé|verrouillée|verrouillé|bloquée|bloqué|non disponible
tbegun	commencée|commencé|démarrée|démarré|visitée|visité|atteinte|atteint
x1/2	la moitié
x1/3	un tiers
x2/3	les deux tiers|deux tiers
x1/4	un quart
x3/4	les trois quarts|trois quarts
x1/5	un cinquième
x2/5	deux cinquièmes
x1/10	un dixième
X1/2	et demi|et demie
k14	des|de|du|d|sont|est
k15	d
n70	septante
n80	huitante
n90	nonante
o2	second|seconde
s1000	milliers
s1000000000	mds
k13	maintenant
k18	ce|cet|cette
k19	dernier|dernière|prochain|prochaine|passé|passée
k20	trimestre|trimestres|nuit
k21	il y a
u164	année|années
u136	point de pourcentage|points de pourcentage
u35	battements par minute|battements
u146	tours par minute
u83	kilomètres heure|kilomètres à lheure
u79	kilo|kilos
u78	calorie|calories
u110	mille|milles
u87	kilowattheure|kilowattheures|kilowatts heures
u48	décibel|décibels
u40	degré|degrés
u52	degré|degrés
u30	dollar|dollars
u9	livre|livres
u4	franc|francs
u142	point|points

"""#

  private static let hu = LanguageTable(LanguageText("hu", huText, und))
  private static let huText: StaticString = #"""
u135	százalék|százaléka
u69	óra|ó
u123	perc|p
s1000	ezer|e
s1000000	millió
s1000000000	milliárd|mrd

"""#

  private static let id = LanguageTable(LanguageText("id", idText, und))
  private static let idText: StaticString = #"""
k40	negatif
s1000	ribu|rb
s1000000	juta|jt
s1000000000	miliar
u69	jam
u123	menit
s1000000000000	triliun
u135	persen

"""#

  private static let it = LanguageTable(LanguageText("it", itText, und))
  private static let itText: StaticString = #"""
f	,.c
n0	zero
n1	uno|un|una
n2	due
n3	tre|tré
n4	quattro
n5	cinque
n6	sei
n7	sette
n8	otto
n9	nove
n10	dieci
n11	undici
n12	dodici
n13	tredici
n14	quattordici
n15	quindici
n16	sedici
n17	diciassette
n18	diciotto
n19	diciannove
n20	venti|vent
n30	trenta|trent
n40	quaranta|quarant
n50	cinquanta|cinquant
n60	sessanta|sessant
n70	settanta|settant
n80	ottanta|ottant
n90	novanta|novant
n100	cento|cent
n1000	mila|mille
n1000000	milioni|milione
n1000000000	miliardi|miliardo
n1000000000000	bilioni|bilione
k8	virgola
k10	meno
o0	zeresimo|zeresima|zeresimi|zeresime
o1	primo|prima|primi|prime|unesimo|unesima|unesimi|unesime
o2	secondo|seconda|secondi|seconde|duesimo|duesima|duesimi|duesime
o3	terzo|terza|terzi|terze|treesimo|treesima|treesimi|treesime
o4	quarto|quarta|quarti|quarte|quattresimo|quattresima|quattresimi|quattresime
o5	quinto|quinta|quinti|quinte|cinquesimo|cinquesima|cinquesimi|cinquesime
o6	sesto|sesta|sesti|seste|seiesimo|seiesima|seiesimi|seiesime
o7	settimo|settima|settimi|settime|settesimo|settesima|settesimi|settesime
o8	ottavo|ottava|ottavi|ottave|ottesimo|ottesima|ottesimi|ottesime
o9	nono|nona|noni|none|novesimo|novesima|novesimi|novesime
o10	decimo|decima|decimi|decime
o11	undicesimo|undicesima|undicesimi|undicesime
o12	dodicesimo|dodicesima|dodicesimi|dodicesime
o13	tredicesimo|tredicesima|tredicesimi|tredicesime
o14	quattordicesimo|quattordicesima|quattordicesimi|quattordicesime
o15	quindicesimo|quindicesima|quindicesimi|quindicesime
o16	sedicesimo|sedicesima|sedicesimi|sedicesime
o17	diciassettesimo|diciassettesima|diciassettesimi|diciassettesime
o18	diciottesimo|diciottesima|diciottesimi|diciottesime
o19	diciannovesimo|diciannovesima|diciannovesimi|diciannovesime
o20	ventesimo|ventesima|ventesimi|ventesime
o30	trentesimo|trentesima|trentesimi|trentesime
o40	quarantesimo|quarantesima|quarantesimi|quarantesime
o50	cinquantesimo|cinquantesima|cinquantesimi|cinquantesime
o60	sessantesimo|sessantesima|sessantesimi|sessantesime
o70	settantesimo|settantesima|settantesimi|settantesime
o80	ottantesimo|ottantesima|ottantesimi|ottantesime
o90	novantesimo|novantesima|novantesimi|novantesime
o100	centesimo|centesima|centesimi|centesime
s1000	mille|mila
s1000000	milione|milioni|mln
s1000000000	miliardo|miliardi|mrd
s1000000000000	mille miliardi|mila miliardi|bln
u135	percento|%
u137	per mille|‰
u138	parte per milione|parti per milione|ppm
u128	nanosecondo|nanosecondi|ns
u109	microsecondo|microsecondi|μs
u120	millisecondo|millisecondi|ms
u147	secondo|secondi|s
u123	minuto|minuti|min
u69	ora|ore|h
u47	giorno|giorni|g|gg
u162	settimana|settimane|sett
u125	mese|mesi
u164	anno|anni
u127	nanometro|nanometri|nm
u107	micrometro|micrometri|μm
u117	millimetro|millimetri|mm
u42	centimetro|centimetri|cm
u103	metro|metri|m
u82	chilometro|chilometri|km
u70	pollice|pollici|in
u54	piede|piedi|ft
u163	iarda|iarde|yd
u110	miglio|miglia|mi
u129	miglio nautico|miglia nautiche|nmi
u148	centimetro quadrato|centimetri quadrati|cm2
u151	metro quadrato|metri quadrati|m2
u150	chilometro quadrato|chilometri quadrati|km2
u149	piede quadrato|piedi quadrati|ft2
u152	miglio quadrato|miglia quadrate|mi2
u65	ettaro|ettari|ha
u33	acro|acri|ac
u43	centimetro cubo|centimetri cubi|cm3
u45	metro cubo|metri cubi|m3
u44	piede cubo|piedi cubi|ft3
u106	microlitro|microlitri|μl
u116	millilitro|millilitri|ml
u41	centilitro|centilitri|cl
u49	decilitro|decilitri|dl
u90	litro|litri|l
u56	gallone|galloni|gal
u145	quarto|quarti|qt
u140	pinta|pinte|pt
u46	tazza|tazze|c
u53	oncia liquida|once liquide|fl oz
u83	chilometro orario|chilometri orari|km h
u111	miglio allora|miglia allora|mi h
u104	metro al secondo|metri al secondo|m s
u88	nodo|nodi|kn
u126	nanogrammo|nanogrammi|ng
u105	microgrammo|microgrammi|μg
u115	milligrammo|milligrammi|mg
u64	grammo|grammi|g
u79	chilogrammo|chilogrammi|kg
u158	tonnellata metrica|tonnellate metriche|t
u132	oncia|once|oz
u143	libbra|libbre|lb
u124	mole|moli|mol
u119	millimole|millimoli|mmol
u108	micromole|micromoli|μmol
u78	chilocaloria|chilocalorie|kcal
u72	joule|j
u81	kilojoule|kj
u98	megajoule|mj
u87	chilowattora|kwh
u160	watt|w
u86	kilowatt|kw
u101	megawatt|mw
u62	gigawatt|gw
u155	terawatt|tw
u68	cavallo vapore|cavalli vapore|hp
u159	volt|v
u121	millivolt|mv
u85	chilovolt|kv
u34	ampere|a
u112	milliampere|ma
u131	ohm|ω
u67	hertz|hz
u80	kilohertz|khz
u97	megahertz|mhz
u61	gigahertz|ghz
u133	pascal|pa
u66	ettopascal|hpa
u84	chilopascal|kpa
u99	megapascal|mpa
u114	millibar|mbar
u144	libbra per pollice quadrato|libbre per pollice quadrato|psi
u118	millimetro di mercurio|millimetri di mercurio|mm hg
u130	newton|n
u40	grado celsius|gradi celsius|° c
u52	grado fahrenheit|gradi fahrenheit|° f
u73	kelvin|k
u50	grado|gradi|°
u92	lux|lx
u91	lumen|lm
u36	bit
u39	byte|b
u77	kilobyte|kb
u96	megabyte|mb
u60	gigabyte|gb
u154	terabyte|tb
u139	petabyte|pb
u74	kibibyte|kibyte|kib
u93	mebibyte|mibyte|mib
u57	gibibyte|gibyte|gib
u75	kilobit|kb
u94	megabit|mb
u58	gigabit|gb
u37	bit al secondo|bit s
u76	kilobit al secondo|kb s
u95	megabit al secondo|mb s
u59	gigabit al secondo|gb s
u141	pixel|px
u100	megapixel|mp
u51	punto per pollice|punti per pollice|dpi
u8	euro|€|eur
u30	dollaro statunitense|dollari statunitensi|usd|$
u9	sterlina britannica|sterline britanniche|£|gbp
u15	yen giapponese|yen giapponesi|jpy|¥
u4	franco svizzero|franchi svizzeri|chf
u3	dollaro canadese|dollari canadesi|ca $|$|cad
u1	dollaro australiano|dollari australiani|a $|$|aud
u20	dollaro neozelandese|dollari neozelandesi|nz $|$|nzd
u26	dollaro di singapore|dollari di singapore|sgd|$
u10	dollaro di hong kong|dollari di hong kong|hkd|$
u5	renmimbi cinese|renmimbi cinesi|cn ¥|¥|cny
u13	rupia indiana|rupie indiane|inr|₹
u16	won sudcoreano|won sudcoreani|krw|₩
u25	corona svedese|corone svedesi|sek|kr
u19	corona norvegese|corone norvegesi|nok|nkr
u7	corona danese|corone danesi|dkk|kr
u14	corona islandese|corone islandesi|isk|kr
u22	zloty polacco|zloty polacchi|pln|zł
u6	corona ceca|corone ceche|czk|kč
u11	fiorino ungherese|fiorini ungheresi|huf|ft
u2	real brasiliano|real brasiliani|brl|r $
u17	peso messicano|pesos messicani|mxn|$
u21	peso filippino|pesos filippini|₱|php
u32	rand sudafricano|rand sudafricani|zar|r
u23	rublo russo|rubli russi|rub|₽
u28	lira turca|lire turche|try|₺
u12	nuovo siclo israeliano|nuovi sicli israeliani|₪|ils
u27	baht thailandese|baht thailandesi|฿|thb
u31	dong vietnamita|dong vietnamiti|vnd|₫
u29	grivnia ucraina|grivnie ucraine|uah|₴
u18	naira nigeriana|naire nigeriane|ngn|₦
u0	dirham degli eau|aed
u24	riyal saudita|riyal sauditi|sar
m1	gennaio|gen
m2	febbraio|feb
m3	marzo|mar
m4	aprile|apr
m5	maggio|mag
m6	giugno|giu
m7	luglio|lug
m8	agosto|ago
m9	settembre|set
m10	ottobre|ott
m11	novembre|nov
m12	dicembre|dic
d1	lunedì|lun
d2	martedì|mar
d3	mercoledì|mer
d4	giovedì|gio
d5	venerdì|ven
d6	sabato|sab
d7	domenica|dom
k13	anno scorso|questanno|anno prossimo|trimestre scorso|questo trimestre|trimestre prossimo|mese scorso|questo mese|mese prossimo|settimana scorsa|questa settimana|settimana prossima|laltro ieri|ieri|oggi|domani|dopodomani
k9	un|una
k24	e
k25	da|tra|fra
k28	o|a
k29	t|trimestre
k30	s|semestre
k31	settimana
k32	esercizio
k33	di mattina|del mattino
k34	del pomeriggio|di sera
k36	mezzogiorno
k37	mezzanotte
k38	per|ogni
k39	in
k40	negativo|calo
k11	di|su|d|del|dell
k12	a|fino
k23	e più|o più|e oltre|o oltre
k26	sotto
k41	perdita|perdite|deficit|disavanzo
k27	zero|0
k16	al|o|per
tcompleted	completato|completata|terminato|terminata|fatto|fatta|concluso|conclusa|finito|finita
tcurrent	attuale|in corso|corrente|attivo|attiva|selezionato|selezionata
tupcoming	in sospeso|da fare|in attesa|prossimo|prossima|incompleto|incompleta
terror	errore|errori|non riuscito|non riuscita|fallito|fallita|problema|problemi|non valido|non valida|rifiutato|rifiutata|scaduto|scaduta
tunavailable	non disponibile|disattivato|disattivata|bloccato|bloccata
tbegun	iniziato|iniziata|avviato|avviata|visitato|visitata|raggiunto|raggiunta
x1/2	la metà|metà
x1/3	un terzo
x2/3	due terzi
x1/4	un quarto
x3/4	tre quarti
x1/5	un quinto
x2/5	due quinti
x1/10	un decimo
X1/2	e mezzo|e mezza
k14	di|del|della|dei|delle|è|sono
k15	di
o1000	millesimo|millesima
k13	adesso|ora
k18	questo|questa
k19	scorso|scorsa|prossimo|prossima
k20	trimestre|trimestri|notte
k22	fa
u135	per cento
u136	punto percentuale|punti percentuali
u35	battiti al minuto|battiti
u146	giri al minuto
u83	chilometri allora
u79	chilo|chili
u78	caloria|calorie
u87	kilowattora
u48	decibel
u40	grado|gradi
u52	grado|gradi
u30	dollaro|dollari
u9	sterlina|sterline
u4	franco|franchi
u142	punto|punti

"""#

  private static let ja = LanguageTable(LanguageText("ja", jaText, und))
  private static let jaText: StaticString = #"""
u135	パーセント
u69	時間
u123	分|分間
u147	秒|秒間

"""#

  private static let ko = LanguageTable(LanguageText("ko", koText, und))
  private static let koText: StaticString = #"""
u135	퍼센트|프로
u69	시간
u123	분
u147	초

"""#

  private static let nl = LanguageTable(LanguageText("nl", nlText, und))
  private static let nlText: StaticString = #"""
f	,.co
n0	nul
n1	een
n2	twee
n3	drie
n4	vier
n5	vijf
n6	zes
n7	zeven
n8	acht
n9	negen
n10	tien
n11	elf
n12	twaalf
n13	dertien
n14	veertien
n15	vijftien
n16	zestien
n17	zeventien
n18	achttien
n19	negentien
n20	twintig
n30	dertig
n40	veertig
n50	vijftig
n60	zestig
n70	zeventig
n80	tachtig
n90	negentig
n100	honderd
n1000	duizend
n1000000	miljoen
n1000000000	miljard
n1000000000000	biljoen
k3	en
k3	ën
k8	komma
k10	min
o0	nulste
o1	eerste
o2	tweede
o3	derde
o4	vierde
o5	vijfde
o6	zesde
o7	zevende
o8	achtste
o9	negende
o10	tiende
o11	elfde
o12	twaalfde
o13	dertiende
o14	veertiende
o15	vijftiende
o16	zestiende
o17	zeventiende
o18	achttiende
o19	negentiende
o20	twintigste
o30	dertigste
o40	veertigste
o50	vijftigste
o60	zestigste
o70	zeventigste
o80	tachtigste
o90	negentigste
o100	honderdste
o1000	duizendste
o1000000	miljoenste
o1000000000	miljardste
s1000	duizend|k
s1000000	miljoen|mln
s1000000000	miljard|mld
s1000000000000	biljoen|bln
u135	procent|%
u137	promille|‰
u138	ppm
u128	nanoseconde|nanoseconden|ns
u109	microseconde|microseconden|μs
u120	milliseconde|milliseconden|ms
u147	seconde|seconden|sec|s
u123	minuut|minuten|min|m
u69	uur|u
u47	dag|dagen|d
u162	week|weken|wk|wkn|w
u125	maand|maanden|mnd|m
u164	jaar|jr
u127	nanometer|nm
u107	micrometer|μm
u117	millimeter|mm
u42	centimeter|cm
u103	meter|m
u82	kilometer|km
u70	inch|inches|in
u54	voet|ft
u163	yard|yards|yd
u110	mijl|mi
u129	zeemijl|zeemijlen|nmi
u148	vierkante centimeter|cm2
u151	vierkante meter|m2
u150	vierkante kilometer|km2
u149	vierkante voet|ft2
u152	vierkante mijl|mi2
u65	hectare|ha
u33	acre|acres
u43	kubieke centimeter|cm3
u45	kubieke meter|m3
u44	kubieke voet|ft3
u106	microliter|μl
u116	milliliter|ml
u41	centiliter|cl
u49	deciliter|dl
u90	liter|l
u56	gallon|gal
u145	quart|qt
u140	pint|pt
u46	cup|c
u53	fluid ounce|fl oz
u83	kilometer per uur|km u
u111	mijl per uur|mi h
u104	meter per seconde|m s
u88	knoop|knopen|kt
u126	nanogram|ng
u105	microgram|μg
u115	milligram|mg
u64	gram|g
u79	kilogram|kg
u158	metrische ton|t
u132	ounce|oz
u143	pound|lb
u124	mol
u119	millimol|mmol
u108	micromol|μmol
u78	kilocalorie|kilocalorieën|kcal
u72	joule|joules|j
u81	kilojoule|kilojoules|kj
u98	megajoule|megajoules|mj
u87	kilowattuur|kwh
u160	watt|w
u86	kilowatt|kw
u101	megawatt|mw
u62	gigawatt|gw
u155	terawatt|tw
u68	paardenkracht|paardenkrachten|pk
u159	volt|v
u121	millivolt|mv
u85	kilovolt|kv
u34	ampère|a
u112	milliampère|ma
u131	ohm|ω
u67	hertz|hz
u80	kilohertz|khz
u97	megahertz|mhz
u61	gigahertz|ghz
u133	pascal|pa
u66	hectopascal|hpa
u84	kilopascal|kpa
u99	megapascal|mpa
u114	millibar|mbar
u144	psi
u118	millimeter kwikdruk|mmhg
u130	newton|n
u40	graad celsius|graden celsius|° c|°
u52	graad fahrenheit|graden fahrenheit|° f
u73	kelvin|k
u50	booggraad|booggraden|°
u92	lux|lx
u91	lumen|lm
u36	bit|bits
u39	byte
u77	kilobyte|kb
u96	megabyte|mb
u60	gigabyte|gb
u154	terabyte|tb
u139	petabyte|pb
u74	kibibyte|kibyte
u93	mebibyte|mibyte
u57	gibibyte|gibyte
u75	kilobit|kilobits|kb
u94	megabit|megabits|mb
u58	gigabit|gigabits|gb
u37	bit per seconde|bits per seconde|bit sec|bits sec|bit s|bits s
u76	kilobit per seconde|kilobits per seconde|kb sec|kb s
u95	megabit per seconde|megabits per seconde|mb sec|mb s
u59	gigabit per seconde|gigabits per seconde|gb sec|gb s
u141	pixel|pixels|px
u100	megapixel|megapixels|mp
u51	dot per inch|dots per inch|dpi
u8	euro|€|eur
u30	amerikaanse dollar|us $|$|usd
u9	britse pond|£|gbp
u15	japanse yen|jp ¥|¥|jpy
u4	zwitserse frank|chf
u3	canadese dollar|c $|$|cad
u1	australische dollar|au $|$|aud
u20	nieuw zeelandse dollar|nz $|$|nzd
u26	singaporese dollar|sgd|$
u10	hongkongse dollar|hk $|$|hkd
u5	chinese yuan|cn ¥|¥|cny
u13	indiase roepie|₹|inr
u16	zuid koreaanse won|₩|krw
u25	zweedse kroon|zweedse kronen|sek|kr
u19	noorse kroon|noorse kronen|nok|kr
u7	deense kroon|deense kronen|dkk|kr
u14	ijslandse kroon|ijslandse kronen|isk|kr
u22	poolse zloty|pln|zł
u6	tsjechische kroon|tsjechische kronen|czk|kč
u11	hongaarse forint|huf|ft
u2	braziliaanse real|r $|brl
u17	mexicaanse peso|mx $|$|mxn
u21	filipijnse peso|php|₱
u32	zuid afrikaanse rand|zar|r
u23	russische roebel|rub|₽
u28	turkse lira|try|₺
u12	israëlische nieuwe shekel|₪|ils
u27	thaise baht|฿|thb
u31	vietnamese dong|₫|vnd
u29	oekraïense hryvnia|uah|₴
u18	nigeriaanse naira|ngn|₦
u0	vae dirham|aed
u24	saoedi arabische riyal|sar
m1	januari|jan
m2	februari|feb
m3	maart|mrt
m4	april|apr
m5	mei
m6	juni|jun
m7	juli|jul
m8	augustus|aug
m9	september|sep
m10	oktober|okt
m11	november|nov
m12	december|dec
d1	maandag|ma
d2	dinsdag|di
d3	woensdag|wo
d4	donderdag|do
d5	vrijdag|vr
d6	zaterdag|za
d7	zondag|zo
k13	vorig jaar|dit jaar|volgend jaar|vorig kwartaal|dit kwartaal|volgend kwartaal|vorige maand|deze maand|volgende maand|vorige week|deze week|volgende week|eergisteren|gisteren|vandaag|morgen|overmorgen
k9	een
k24	en
k25	van|tussen
k28	e|de|ste
k29	k|kwartaal
k30	halfjaar
k31	week
k32	boekjaar
k33	uur s ochtends|s ochtends
k34	uur s middags|uur s avonds|s middags|s avonds
k35	uur
k37	middernacht
k38	per|elke|elk
k39	in
k11	van
k12	tot
k23	en ouder|of ouder|en meer|of meer
k40	min
k26	onder
k41	verlies|verliezen|tekort|tekorten
k27	nul|0
tcompleted	voltooid|afgerond|klaar|gereed|gedaan
tcurrent	huidig|huidige|actief|actieve|bezig|geselecteerd
tupcoming	volgt nog|nog te doen|te doen|komend|komende|openstaand|in afwachting|wachtend|onvolledig
terror	fout|fouten|mislukt|probleem|problemen|ongeldig|afgewezen|geweigerd|te laat
tunavailable	niet beschikbaar|uitgeschakeld|vergrendeld|geblokkeerd
tbegun	begonnen|gestart|bezocht|bereikt
x1/2	de helft|helft
x1/3	een derde
x2/3	twee derde
x1/4	een kwart
x3/4	drie kwart
x1/5	een vijfde
x2/5	twee vijfde
x1/10	een tiende
X1/2	en een half|en een halve
k14	van|is|zijn|der
k15	met
k13	nu
k18	deze|dit|vorige|vorig|volgende|volgend|afgelopen
k20	kwartaal|kwartalen|weekend|nacht
k22	geleden
n1	één
u136	procentpunt|procentpunten
u35	slagen per minuut|slagen
u146	omwentelingen per minuut
u69	uren
u164	jaren
u79	kilo
u78	calorie|calorieën
u48	decibel
u40	graad|graden
u52	graad|graden
u50	graad|graden
u30	dollar
u9	pond
u4	frank
u142	punt|punten

"""#

  private static let no = LanguageTable(LanguageText("no", noText, und))
  private static let noText: StaticString = #"""
s1000	tusen
s1000000	mill|million|millioner|millionar
s1000000000	mrd|milliard|milliarder|milliardar
u69	time|timer|t|timar
u123	minutt|minutter
u147	sekund|sekunder
u135	prosent
k11	av
k24	og

"""#

  private static let pl = LanguageTable(LanguageText("pl", plText, und))
  private static let plText: StaticString = #"""
s1000	tys|tysiąc|tysiące|tysięcy
s1000000	milion|miliony|milionów|miliona
s1000000000	miliard|miliardy|miliardów|miliarda
u69	godz|godzina|godziny|godzin
u123	minuta|minuty|minut
u135	procent|procenta|proc
k11	z|ze
u147	sekunda|sekundy|sekund

"""#

  private static let pt = LanguageTable(LanguageText("pt", ptText, und))
  private static let ptText: StaticString = #"""
f	,.
n0	zero
n1	um|uma
n2	dois|duas
n3	três
n4	quatro
n5	cinco
n6	seis
n7	sete
n8	oito
n9	nove
n10	dez
n11	onze
n12	doze
n13	treze
n14	catorze
n15	quinze
n16	dezesseis
n17	dezessete
n18	dezoito
n19	dezenove
n20	vinte
n30	trinta
n40	quarenta
n50	cinquenta
n60	sessenta
n70	setenta
n80	oitenta
n90	noventa
n100	cem|cento
n200	duzentos|duzentas
n300	trezentos|trezentas
n400	quatrocentos|quatrocentas
n500	quinhentos|quinhentas
n600	seiscentos|seiscentas
n700	setecentos|setecentas
n800	oitocentos|oitocentas
n900	novecentos|novecentas
n1000	mil
n1000000	milhões|milhão
n1000000000	bilhões|bilhão
n1000000000000	trilhões|trilhão
k5	e
k4	e
k8	vírgula
k10	menos
o1	primeiro|primeira
o2	segundo|segunda
o3	terceiro|terceira
o4	quarto|quarta
o5	quinto|quinta
o6	sexto|sexta
o7	sétimo|sétima
o8	oitavo|oitava
o9	nono|nona
o10	décimo|décima
o20	vigésimo|vigésima
o30	trigésimo|trigésima
o40	quadragésimo|quadragésima
o50	quinquagésimo|quinquagésima
o60	sexagésimo|sexagésima
o70	septuagésimo|septuagésima
o80	octogésimo|octogésima
o90	nonagésimo|nonagésima
o100	centésimo|centésima
o200	ducentésimo|ducentésima
o300	tricentésimo|tricentésima
o400	quadringentésimo|quadringentésima
o500	quingentésimo|quingentésima
o600	sexcentésimo|sexcentésima
o700	septingentésimo|septingentésima
o800	octingentésimo|octingentésima
o900	noningentésimo|noningentésima
o1000	milésimo|milésima
o1000000	milionésimo|milionésima
o1000000000	bilionésimo|bilionésima
s1000	mil
s1000000	milhão|milhões|mi
s1000000000	bilhão|bilhões|bi
s1000000000000	trilhão|trilhões|tri
u135	por cento|%
u137	por mil|‰
u138	parte por milhão|partes por milhão|ppm
u128	nanossegundo|nanossegundos|ns
u109	microssegundo|microssegundos|μs
u120	milissegundo|milissegundos|ms
u147	segundo|segundos|s
u123	minuto|minutos|min
u69	hora|horas|h
u47	dia|dias
u162	semana|semanas|sem
u125	mês|meses
u164	ano|anos
u127	nanômetro|nanômetros|nm
u107	micrômetro|micrômetros|μm
u117	milímetro|milímetros|mm
u42	centímetro|centímetros|cm
u103	metro|metros|m
u82	quilômetro|quilômetros|km
u70	polegada|polegadas|pol
u54	pé|pés
u163	jarda|jardas|yd
u110	milha|milhas|mi
u129	milha náutica|milhas náuticas|mn
u148	centímetro quadrado|centímetros quadrados|cm2
u151	metro quadrado|metros quadrados|m2
u150	quilômetro quadrado|quilômetros quadrados|km2
u149	pé quadrado|pés quadrados|ft2
u152	milha quadrada|milhas quadradas|mi2
u65	hectare|hectares|ha
u33	acre|acres|ac
u43	centímetro cúbico|centímetros cúbicos|cm3
u45	metro cúbico|metros cúbicos|m3
u44	pé cúbico|pés cúbicos|ft3
u106	micrôlitro|micrôlitros|μl
u116	mililitro|mililitros|ml
u41	centilitro|centilitros|cl
u49	decilitro|decilitros|dl
u90	litro|litros|l
u56	galão|galões|gal
u145	quarto|quartos|qt
u140	pint|pints|pt
u46	xícara|xícaras|xíc
u53	onça fluida|onças fluidas|fl oz
u83	quilômetro por hora|quilômetros por hora|km h
u111	milha por hora|milhas por hora|mph
u104	metro por segundo|metros por segundo|m s
u88	nó|nós
u126	nanôgrama|nanôgramas|ng
u105	micrograma|microgramas|μg
u115	miligrama|miligramas|mg
u64	grama|gramas|g
u79	quilograma|quilogramas|kg
u158	tonelada métrica|toneladas métricas|t
u132	onça|onças|oz
u143	libra|libras|lb
u124	mol|mols
u119	milímol|milímols|mmol
u108	micrômol|micrômols|μmol
u78	quilocaloria|quilocalorias|kcal
u72	joule|joules|j
u81	quilojoule|quilojoules|kj
u98	megajoule|megajoules|mj
u87	quilowatt hora|quilowatts hora|kwh
u160	watt|watts|w
u86	quilowatt|quilowatts|kw
u101	megawatt|megawatts|mw
u62	gigawatt|gigawatts|gw
u155	terawatt|terawatts|tw
u68	cavalo vapor|cavalos vapor|cv
u159	volt|volts|v
u121	milívolt|milívolts|mv
u85	quilôvolt|quilôvolts|kv
u34	ampere|amperes|a
u112	miliampere|miliamperes|ma
u131	ohm|ohms|ω
u67	hertz|hz
u80	kilohertz|khz
u97	megahertz|mhz
u61	gigahertz|ghz
u133	pascal|pascais|pa
u66	hectopascal|hectopascais|hpa
u84	quilopascal|quilopascais|kpa
u99	megapascal|megapascais|mpa
u114	milibar|milibares|mbar|mb
u144	libra por polegada quadrada|libras por polegada quadrada|psi
u118	milímetro de mercúrio|milímetros de mercúrio|mmhg
u130	newton|newtons|n
u40	grau celsius|graus celsius|° c
u52	grau fahrenheit|graus fahrenheit|° f
u73	kelvin|kelvins|k
u50	grau|graus|°
u92	lux|lx
u91	lúmen|lúmens|lm
u36	bit|bits
u39	byte|bytes|b
u77	kilobyte|kilobytes|kb
u96	megabyte|megabytes|mb
u60	gigabyte|gigabytes|gb
u154	terabyte|terabytes|tb
u139	petabyte|petabytes|pb
u74	kibibyte|kibibytes|kibytes|kib
u93	mebibyte|mebibytes|mibytes|mib
u57	gibibyte|gibibytes|gibytes|gib
u75	kilobit|kilobits|kb
u94	megabit|megabits|mb
u58	gigabit|gigabits|gb
u37	bit por segundo|bits por segundo|bits s|bit s
u76	kilobit por segundo|kilobits por segundo|kb s
u95	megabit por segundo|megabits por segundo|mb s
u59	gigabit por segundo|gigabits por segundo|gb s
u141	pixel|pixels|px
u100	megapixel|megapixels|mp
u51	ponto por polegada|pontos por polegada|ppi
u8	euro|euros|€|eur
u30	dólar americano|dólares americanos|us $|$|usd
u9	libra esterlina|libras esterlinas|£|gbp
u15	iene japonês|ienes japoneses|jp ¥|¥|jpy
u4	franco suíço|francos suíços|chf
u3	dólar canadense|dólares canadenses|ca $|$|cad
u1	dólar australiano|dólares australianos|au $|$|aud
u20	dólar neozelandês|dólares neozelandeses|nz $|$|nzd
u26	dólar singapuriano|dólares singapurianos|sgd|$
u10	dólar de hong kong|dólares de hong kong|hk $|$|hkd
u5	yuan chinês|yuans chineses|cn ¥|¥|cny
u13	rupia indiana|rupias indianas|₹|inr
u16	won sul coreano|wons sul coreanos|₩|krw
u25	coroa sueca|coroas suecas|sek|kr
u19	coroa norueguesa|coroas norueguesas|nok|kr
u7	coroa dinamarquesa|coroas dinamarquesas|dkk|kr
u14	coroa islandesa|coroas islandesas|isk|kr
u22	zloty polonês|zlotys poloneses|pln|zł
u6	coroa tcheca|coroas tchecas|czk|kč
u11	florim húngaro|florins húngaros|huf|ft
u2	real brasileiro|reais brasileiros|r $|brl
u17	peso mexicano|pesos mexicanos|mx $|$|mxn
u21	peso filipino|pesos filipinos|php|₱
u32	rand sul africano|rands sul africanos|zar|r
u23	rublo russo|rublos russos|rub|₽
u28	lira turca|liras turcas|try|₺
u12	novo shekel israelense|novos shekels israelenses|₪|ils
u27	baht tailandês|bahts tailandeses|฿|thb
u31	dong vietnamita|dongs vietnamitas|₫|vnd
u29	hryvnia ucraniano|hryvnias ucranianos|uah|₴
u18	naira nigeriana|nairas nigerianas|ngn|₦
u0	dirham dos eau|dirhams dos eau|aed
u24	riyal saudita|riyales sauditas|sar
m1	janeiro|jan
m2	fevereiro|fev
m3	março|mar
m4	abril|abr
m5	maio|mai
m6	junho|jun
m7	julho|jul
m8	agosto|ago
m9	setembro|set
m10	outubro|out
m11	novembro|nov
m12	dezembro|dez
d1	segunda feira|seg
d2	terça feira|ter
d3	quarta feira|qua
d4	quinta feira|qui
d5	sexta feira|sex
d6	sábado|sáb
d7	domingo|dom
k13	ano passado|este ano|próximo ano|último trimestre|este trimestre|próximo trimestre|mês passado|este mês|próximo mês|semana passada|esta semana|próxima semana|anteontem|ontem|hoje|amanhã|depois de amanhã
k9	um|uma
k24	e
k25	de|entre
k28	o|a
k29	t|trimestre
k30	s|semestre
k31	semana
k32	exercício
k33	da manhã
k34	da tarde|da noite
k35	h
k36	meio dia
k37	meia noite
k38	por|cada
k39	em
k40	negativo|queda
k11	de|do|da
k12	a|até
k23	e mais|ou mais
k26	abaixo
k41	perda|perdas|prejuízo|prejuízos|défice|défices|déficit|déficits
k27	zero|0
k16	ao|pelo|ou
tcompleted	concluída|concluído|completa|completo|terminada|terminado|finalizada|finalizado
tcurrent	atual|em andamento|em curso|ativa|ativo|selecionada|selecionado
tupcoming	pendente|em espera|por fazer|a fazer|próxima|próximo|incompleta|incompleto
terror	erro|erros|falhou|com falha|problema|problemas|inválida|inválido|rejeitada|rejeitado|recusada|recusado|vencida|vencido|atrasada|atrasado
tunavailable	indisponível|não disponível|desativada|desativado|bloqueada|bloqueado
tbegun	iniciado|iniciada|começado|começada|visitado|visitada|alcançado|alcançada
x1/2	a metade|metade
x1/3	um terço
x2/3	dois terços
x1/4	um quarto
x3/4	três quartos
x1/5	um quinto
x2/5	dois quintos
x1/10	um décimo
X1/2	e meio|e meia
k14	de|do|da|dos|das|são|é
k15	em
n14	quatorze
n16	dezasseis
n17	dezassete
n19	dezanove
k13	agora
k18	este|esta|próximo|próxima|último|última
k19	passado|passada
k20	trimestre|trimestres|noite
k21	há
u136	ponto percentual|pontos percentuais
u35	batimentos por minuto|batimentos
u146	rotações por minuto
u82	quilómetro|quilómetros
u83	quilómetros por hora
u79	quilo|quilos
u78	caloria|calorias
u87	quilowatt hora|quilowatts hora
u48	decibel|decibéis
u40	grau|graus
u52	grau|graus
u30	dólar|dólares
u9	libra|libras
u4	franco|francos
u142	ponto|pontos

"""#

  private static let ru = LanguageTable(LanguageText("ru", ruText, und))
  private static let ruText: StaticString = #"""
s1000	тыс|тысяч|тысячи|тысяча|тысячу
s1000000	млн|миллион|миллиона|миллионов
s1000000000	млрд|миллиард|миллиарда|миллиардов
u69	час|часа|часов|ч|часы
u123	мин|минута|минуты|минут|минуту
u135	процент|процента|процентов
k11	из
s1000000000000	трлн|триллион|триллиона|триллионов
u147	секунда|секунды|секунд|сек

"""#

  private static let sk = LanguageTable(LanguageText("sk", skText, und))
  private static let skText: StaticString = #"""
s1000	tis|tisíc|tisíce
s1000000	mil|milión|milióny|miliónov|milióna
s1000000000	miliarda|miliardy|miliárd
u135	percento|percentá|percent
u69	hodina|hodiny|hodín|hod
u123	minúta|minúty|minút

"""#

  private static let sv = LanguageTable(LanguageText("sv", svText, und))
  private static let svText: StaticString = #"""
f	, c
n0	noll
n1	ett|en|et
n2	två
n3	tre
n4	fyra
n5	fem
n6	sex
n7	sju
n8	åtta
n9	nio
n10	tio
n11	elva
n12	tolv
n13	tretton
n14	fjorton
n15	femton
n16	sexton
n17	sjutton
n18	arton
n19	nitton
n20	tjugo
n30	trettio
n40	fyrtio
n50	femtio
n60	sextio
n70	sjuttio
n80	åttio
n90	nittio
n100	hundra
n1000	tusen
n1000000	miljoner|miljon
n1000000000	miljarder|miljard
n1000000000000	biljoner|biljon
k8	komma
k10	minus
o0	nollte
o1	första|förste
o2	andra|andre
o3	tredje
o4	fjärde
o5	femte
o6	sjätte
o7	sjunde
o8	åttonde
o9	nionde
o10	tionde
o11	elfte
o12	tolfte
o13	trettonde
o14	fjortonde
o15	femtonde
o16	sextonde
o17	sjuttonde
o18	artonde
o19	nittonde
o20	tjugonde
o30	trettionde
o40	fyrtionde
o50	femtionde
o60	sextionde
o70	sjuttionde
o80	åttionde
o90	nittionde
o100	hundrade
o1000	tusende
o1000000	miljonte
o1000000000	miljardte
s1000	tusen|tn
s1000000	miljon|miljoner|mn
s1000000000	miljard|miljarder|md
s1000000000000	biljon|biljoner|bn
u135	procent|%|procents
u137	promille|‰|promilles
u138	miljondel|miljondelar|ppm|miljondels|miljondelars
u128	nanosekund|nanosekunder|ns|nanosekunds|nanosekunders
u109	mikrosekund|mikrosekunder|μs|mikrosekunds|mikrosekunders
u120	millisekund|millisekunder|ms|millisekunds|millisekunders
u147	sekund|sekunder|s|sekunds|sekunders
u123	minut|minuter|min|m|minuts|minuters
u69	timme|timmar|tim|h|timmes|timmars
u47	dygn|d|dygns
u162	vecka|veckor|v|veckas|veckors
u125	månad|månader|mån|m|månads|månaders
u164	år|å|års
u127	nanometer|nm|nanometers
u107	mikrometer|μm|mikrometers
u117	millimeter|mm|millimeters
u42	centimeter|cm|centimeters
u103	meter|m|meters
u82	kilometer|km|kilometers
u70	tum
u54	fot
u163	yard|yd
u110	mile|mi
u129	nautisk mil|nautiska mil|naut mil
u148	kvadratcentimeter|cm2
u151	kvadratmeter|m2
u150	kvadratkilometer|km2
u149	kvadratfot|kv fot|fot2
u152	kvadratmile|kv mile|mi2
u65	hektar|ha
u33	engelskt tunnland|engelska tunnland|ac
u43	kubikcentimeter|cm3|kubikcentimeters
u45	kubikmeter|m3|kubikmeters
u44	kubikfot|fot3
u106	mikroliter|μl
u116	milliliter|ml|milliliters
u41	centiliter|cl|centiliters
u49	deciliter|dl|deciliters
u90	liter|l|liters
u56	gallon|gal
u145	quart|qt
u140	pint|pt
u46	kopp|koppar
u53	flytande uns|fluid ounces|fl oz
u83	kilometer per timme|km h|kilometer per timmes
u111	mile per timme|mi h
u104	meter per sekund|m s|meter per sekunds
u88	knop
u126	nanogram|ng
u105	mikrogram|μg|mikrograms
u115	milligram|mg|milligrams
u64	gram|g|grams
u79	kilogram|kg|kilograms
u158	ton|t|tons
u132	uns
u143	pund|lb
u124	mol|mols
u119	millimol|mmol
u108	mikromol|μmol
u78	kilokalori|kilokalorier|kcal
u72	joule|j|joules
u81	kilojoule|kj|kilojoules
u98	megajoule|mj
u87	kilowattimme|kilowattimmar|kwh|kilowattimmes|kilowattimmars
u160	watt|w
u86	kilowatt|kw
u101	megawatt|mw
u62	gigawatt|gw
u155	terawatt|tw
u68	hästkraft|hästkrafter|hk
u159	volt|v
u121	millivolt|mv
u85	kilovolt|kv
u34	ampere|a
u112	milliampere|ma
u131	ohm|ω
u67	hertz|hz
u80	kilohertz|khz
u97	megahertz|mhz
u61	gigahertz|ghz
u133	pascal|pa
u66	hektopascal|hpa
u84	kilopascal|kpa
u99	megapascal|mpa
u114	millibar|mbar
u144	pund per kvadrattum|psi
u118	millimeter kvicksilver|mm hg|mmhg
u130	newton|n
u40	grad celsius|grader celsius|° c
u52	grad fahrenheit|grader fahrenheit|° f
u73	kelvin|k|kelvins
u50	grad|grader|°|grads|graders
u92	lux
u91	lumen|lm
u36	bit|b|bits
u39	byte|b|bytes
u77	kilobyte|kb|kilobytes
u96	megabyte|mb|megabytes
u60	gigabyte|gb|gigabytes
u154	terabyte|tb|terabytes
u139	petabyte|pb|petabytes
u74	kibibyte|kib
u93	mebibyte|mib
u57	gibibyte|gib
u75	kilobit|kb|kilobits
u94	megabit|mb|megabits
u58	gigabit|gb|gigabits
u37	bit per sekund|b s
u76	kilobit per sekund|kb s
u95	megabit per sekund|mb s
u59	gigabit per sekund|gb s
u141	pixel|pixlar|px
u100	megapixel|megapixlar|mpx
u51	punkt per tum|punkter per tum|d tum
u8	euro|€|eur
u30	amerikansk dollar|amerikanska dollar|us $|$|usd
u9	brittiskt pund|brittiska pund|gbp|£
u15	japansk yen|japanska yen|jpy|¥
u4	schweizisk franc|schweiziska franc|chf
u3	kanadensisk dollar|kanadensiska dollar|ca $|$|cad
u1	australisk dollar|australiska dollar|aud|$
u20	nyzeeländsk dollar|nyzeeländska dollar|nzd|$
u26	singaporiansk dollar|singaporianska dollar|sgd|$
u10	hongkongdollar|hkd|$
u5	kinesisk yuan|kinesiska yuan|cny|¥
u13	indisk rupie|indiska rupier|inr|₹
u16	sydkoreansk won|sydkoreanska won|krw|₩
u25	svensk krona|svenska kronor|kr|sek
u19	norsk krona|norska kronor|nkr|kr|nok
u7	dansk krona|danska kronor|dkr|kr|dkk
u14	isländsk krona|isländska kronor|ikr|kr|isk
u22	polsk zloty|polska zloty|pln|zł
u6	tjeckisk koruna|tjeckiska koruna|czk|kč
u11	ungersk forint|ungerska forinter|huf|ft
u2	brasiliansk real|brasilianska real|br $|r $|brl
u17	mexikansk peso|mexikanska pesos|mx $|$|mxn
u21	filippinsk peso|filippinska pesos|php|₱
u32	sydafrikansk rand|sydafrikanska rand|zar|r
u23	rysk rubel|ryska rubel|rub|₽
u28	turkisk lira|turkiska lira|try|₺
u12	israelisk ny shekel|israeliska nya shekel|₪|ils
u27	thailändsk baht|thailändska baht|thb|฿
u31	vietnamesisk dong|vietnamesiska dong|vnd|₫
u29	ukrainsk hryvnia|ukrainska hryvnia|uah|₴
u18	nigeriansk naira|nigerianska naira|ngn|₦
u0	emiratisk dirham|aed
u24	saudisk riyal|saudiska riyal|sar
m1	januari|jan
m2	februari|feb
m3	mars
m4	april|apr
m5	maj
m6	juni
m7	juli
m8	augusti|aug
m9	september|sep
m10	oktober|okt
m11	november|nov
m12	december|dec
d1	måndag|mån
d2	tisdag|tis
d3	onsdag|ons
d4	torsdag|tors
d5	fredag|fre
d6	lördag|lör
d7	söndag|sön
k13	i fjol|i år|nästa år|förra kvartalet|detta kvartal|nästa kvartal|förra månaden|denna månad|nästa månad|förra veckan|denna vecka|nästa vecka|i förrgår|i går|i dag|i morgon|i övermorgon
k9	en|ett
k24	och
k25	från|mellan
k28	a|e
k29	kvartal|kvartalet
k30	halvår|halvåret
k31	v|vecka
k32	räkenskapsår
k33	på morgonen|fm
k34	på eftermiddagen|på kvällen|em
k36	middag
k37	midnatt
k38	per|varje
k39	i
k40	negativ
k11	av
k12	till
k23	och äldre|eller äldre|och mer|eller mer
k26	under
k41	förlust|förluster|underskott
k27	noll|0
tcompleted	slutfört|slutförd|klart|klar|färdigt|färdig|avklarat|avklarad
tcurrent	pågår|pågående|aktuellt|aktuell|aktivt|aktiv|valt|vald
tupcoming	kommande|återstår|återstående|väntar|väntande|att göra|ofullständigt
terror	fel|misslyckades|misslyckat|misslyckad|problem|ogiltigt|ogiltig|avvisat|nekat|försenat
tunavailable	otillgängligt|otillgänglig|inte tillgängligt|inaktiverat|låst|spärrat|blockerat
tbegun	påbörjat|påbörjad|startat|startad|besökt|nått|nådd
x1/2	hälften|halva
x1/3	en tredjedel
x2/3	två tredjedelar
x1/4	en fjärdedel|en kvart
x3/4	tre fjärdedelar
x1/5	en femtedel
x2/5	två femtedelar
x1/10	en tiondel
X1/2	och en halv|och ett halvt|och en halva
k14	av|är
k15	med
s1000000	milj
s1000000000	mdr
k13	nu
k18	denna|detta|förra|nästa
k20	kvartal|kvartalet|helg|helgen|natt|natten
k22	sedan
u47	dag|dagar
u136	procentenhet|procentenheter
u35	slag per minut|slag
u146	varv per minut
u79	kilo
u78	kalori|kalorier
u48	decibel
u40	grad|grader
u52	grad|grader
u30	dollar
u9	pund
u4	franc
u25	krona|kronor
u19	krona|kronor
u7	krona|kronor
u142	poäng

"""#

  private static let tr = LanguageTable(LanguageText("tr", trText, und))
  private static let trText: StaticString = #"""
s1000	bin|b
s1000000	milyon
s1000000000	mr|milyar
k28	nci|inci|üncü|uncu|si|ü|i
u69	saat|sa
u123	dakika|dk
u135	yüzde
s1000000000000	trilyon

"""#

  private static let uk = LanguageTable(LanguageText("uk", ukText, und))
  private static let ukText: StaticString = #"""
s1000	тис|тисяч|тисячі|тисяча|тисячу
s1000000	млн|мільйон|мільйона|мільйони|мільйонів
s1000000000	млрд|мільярд|мільярда|мільярди|мільярдів
u135	відсоток|відсотка|відсотків|відсотки|процентів
u69	година|години|годин|год
u123	хвилина|хвилини|хвилин|хв
s1000000000000	трлн

"""#

  private static let vi = LanguageTable(LanguageText("vi", viText, und))
  private static let viText: StaticString = #"""
k10	âm
s1000	nghìn|ngàn
s1000000	triệu
s1000000000	tỷ|tỉ
u69	giờ
u123	phút
u135	phần trăm

"""#

  private static let zh = LanguageTable(LanguageText("zh", zhText, und))
  private static let zhText: StaticString = #"""
u69	小时|小時|个小时|個小時|钟头
u123	分|分钟|分鐘
u147	秒

"""#

  private static let deClaims = LanguageText("de", deClaimText, "").words
  private static let deClaimText: StaticString = #"""
k0	balkendiagramm|säulendiagramm|balkengrafik|säulengrafik|stabdiagramm|histogramm|gantt diagramm|ganttdiagramm|trichterdiagramm
k1	liniendiagramm|liniengrafik|kurvendiagramm|linienchart
k2	flächendiagramm|flächengrafik
k3	kreisdiagramm|tortendiagramm|kuchendiagramm|ringdiagramm|donutdiagramm
k4	streudiagramm|punktdiagramm|punktwolke|blasendiagramm
k5	boxplot|boxplots|kastendiagramm|kastengrafik|heatmap|heat map|wärmekarte|violinplot|violin plot|violinendiagramm|netzdiagramm|radardiagramm|spinnendiagramm|polardiagramm|treemap|kacheldiagramm|baumkarte|sunburst|sankey diagramm|sankeydiagramm|kerzendiagramm|candlestick chart|kerzenchart|tachodiagramm|sehnendiagramm|choroplethenkarte|dendrogramm
k6	diagramm|grafik|graph|chart
k7	höchste|höchster|höchstes|höchsten|höchstwert|maximum|maximal|max|spitzenwert|grösste|grösster|grösstes|grössten|längste|längsten|am meisten|meisten am|meisten im|meisten bei|stärkste|stärkster|stärkstes|stärksten|wärmste|wärmster|wärmstes|wärmsten|heisseste|heissester|heissestes|heissesten|höchststand|mit den meisten
k8	niedrigste|niedrigster|niedrigstes|niedrigsten|tiefste|tiefster|tiefsten|tiefstwert|minimum|minimal|min|kleinste|kleinster|kleinstes|kleinsten|geringste|geringster|geringsten|kürzeste|kürzesten|am wenigsten|wenigsten am|wenigsten im|wenigsten bei|schwächste|schwächster|schwächstes|schwächsten|kälteste|kältester|kältestes|kältesten|tiefstand|mit den wenigsten
k9	beste|bester|bestes|besten|schlechteste|schlechtester|schlechtestes|schlechtesten|schnellste|schnellster|schnellstes|schnellsten|langsamste|langsamster|langsamstes|langsamsten
k10	höchstens
k11	mindestens
k12	gesamt|insgesamt|summe|gesamtwert|gesamtsumme|zusammen
k13	durchschnitt|durchschnittlich|durchschnittswert|mittelwert|mittel|schnitt
k14	median|medianwert|zentralwert
k15	zwischen|liegt|liegen|bereich|spanne
k16	reicht|reichen|reichte|reichten|schwankt|schwankte|schwanken|schwankten|variiert|variierte
k17	von|vom
k18	bis|bis zum
k19	zum
k20	als|unterschied|verglichen|wie|so lang wie|so lange wie|so viel wie|so viele wie|so hoch wie|so gross wie|mehr|höher|grösser|länger|über|wärmer|weniger|niedriger|kleiner|kürzer|unter|kälter|geringer|mehr als|weniger als|doppelt|halb|überholte|überholt|überholten
k21	veränderung|veränderte|veränderten|ging|gingen|entwickelte|entwickelten|wachstum|trend|gestiegen|steigt|steigen|stieg|stiegen|steigend|steigende|steigender|steigenden|gewachsen|wächst|wachsen|wuchs|wuchsen|zugenommen|kletterte|kletterten|geklettert|sprang|sprangen|erhöhte|erhöhten|nahm zu|nahmen zu|klettert|springt|fällt|fiel|fielen|gesunken|sinkt|sinken|sank|sanken|sinkend|sinkende|sinkender|sinkenden|abgenommen|verringerte|verringerten|zurückgegangen|ging zurück|gingen zurück|nahm ab|nahmen ab|schrumpft|schrumpfen|schrumpfte|schrumpften|geschrumpft|verringert|anstieg|zunahme|zuwachs|steigerung|erhöhung|rückgang|abnahme|senkung|gefallen|klettern|springen|fallen|verdoppelt|verdoppelte|verdoppelten|verdreifacht|verdreifachte|verdreifachten|vervierfacht|vervierfachte|vervierfachten|halbiert|halbierte|halbierten|um den faktor|fach|fache|fachen|faches|mal mehr|mal so lang wie|mal so lange wie|mal so viel wie|mal so viele wie|mal so hoch wie|mal so gross wie
k22	meisten|meiste
k23	nach|pro|je|über|gegen
k24	reihen|datenreihen|linien|kurven|datensätze
k25	kategorien|balken|säulen|punkte|punkten|datenpunkte|datenpunkten|segmente|segmenten|werte|werten|kreissegmente|kreissegmenten
k26	linie|reihe|datenreihe|kurve
k27	kategorie|punkt|datenpunkt|säule|segment|gruppe|anteil|teil|nacht
k28	jeweils
k29	und|aber|während|wogegen
k30	dann|danach
k31	uhr|der|die|das|dem|den|des|ein|eine|einem|einen|einer|ist|sind|war|waren|im|in|am|an|bei|mit|für|es|wert|zeigt|wird|wurde|wurden|hat|beträgt|betrug|lag|lagen|erreicht|erreichte|erreichten|verzeichnet|gemessen|dabei|im jahr|im jahre|jahr|so viel|so viele|so lang|so hoch|auf
k32	zweithöchste|zweithöchster|zweithöchsten|zweitniedrigste|zweite|zweiter|dritte|dritter|nächste|nächster|nicht|kein|keine|ausser|ohne|achse|achsen|skala|ziel|zielwert|grenze|grenzwert|empfohlen|erwartet|prognose|mindestens|höchstens|fast|vorige|letzte|wenn

"""#

  private static let enClaims = LanguageText("en", enClaimText, "").words
  private static let enClaimText: StaticString = #"""
k0	bar chart|bar charts|bar graph|bar graphs|bar plot|barchart|column chart|column graph|column plot|histogram|bar sparkline|column sparkline|lollipop chart|bar and line|waterfall chart|gantt chart|gantt diagram|funnel chart|bullet chart|population pyramid|histograms|bar plots|vertical bars|horizontal bars
k1	line chart|line charts|line graph|line graphs|line plot|linechart|sparkline|step chart|bar and line|time series chart
k2	area chart|area charts|area graph|area plot|stacked area|streamgraph
k3	pie chart|pie charts|pie graph|donut chart|doughnut chart|donut graph|ring chart
k4	scatter chart|scatter plot|scatter graph|scatterplot|scatter diagram|point chart|bubble chart|bubble charts|bubble plot|dot plot
k5	box plot|box plots|boxplot|boxplots|box and whisker|box chart|whisker plot|heat map|heat maps|heatmap|heatmaps|violin plot|violin plots|violin chart|radar chart|radar charts|radar plot|spider chart|polar chart|treemap|tree map|sunburst|sankey diagram|sankey|candlestick|candlestick chart|ohlc chart|gauge chart|chord diagram|network graph|network diagram|dendrogram|contour plot|choropleth|choropleth map|parallel coordinates|ridgeline plot|swarm plot|strip plot|word cloud|timeline chart|density plot|mosaic plot|slope chart
k6	chart|charts|graph|graphs|plot|plots|diagram|diagrams|visualization|visualisation
k7	highest|maximum|max|peak|peaks|peaked|greatest|largest|biggest|tallest|longest|maximal|most on|most in|most by|the most|busiest|strongest|hottest|warmest|wettest|heaviest|loudest|farthest|furthest|record high|high point|high of|the high|a high|the high was|with the most
k8	lowest|minimum|min|smallest|fewest|shortest|minimal|least on|least in|least by|the least|quietest|weakest|coldest|driest|lightest|record low|low point|low of|the low|a low|with the fewest|with the least
k9	best|worst|fastest|slowest|quickest
k10	at most|at the most
k11	at least|at the least
k12	total|totals|totalling|totaling|totaled|sum|sums|in all|altogether
k13	average|averages|averaged|averaging|mean
k14	median
k15	range|between
k16	ranges|ranged|ranging|varied|varies|vary|varying|spans|spanned|range from|range between
k17	from
k18	to|through|until
k19	til
k20	than|triple|difference|compared|versus|vs|as long as|as many as|as much as|as high as|as large as|as big as|as great as|as warm as|more|higher|greater|larger|longer|above|warmer|less|fewer|lower|smaller|shorter|below|colder|more than|less than|fewer than|twice|double|half|overtook|overtakes|overtake
k21	change|changes|changed|changing|gain|gains|loss|went|moved|recovered|rebounded|improved|worsened|advanced|trend|up to|add up|adds up|made up|broken down|break down|increasing order|decreasing order|order of increasing|order of decreasing|fell short|fell through|fell into|falls short|falls through|falls into|fall into|fell behind|falls behind|growth|fell on|falls on|rose|risen|rising|grew|grow|grows|grown|growing|increased|increasing|climbed|climbing|jumped|surged|soar|soared|upward|upwards|went up|gone up|goes up|is up|are up|was up|were up|an increase|a rise|a jump|a surge|steady growth|fell|fallen|falling|decreased|decreasing|dropped|dropping|declined|declining|dipped|slid|slipped|sank|shrank|shrunk|plunged|plummeted|downward|downwards|went down|gone down|goes down|is down|are down|was down|were down|a decrease|a fall|a drop|a decline|a dip|a reduction|shrink|shrinks|shrinking|dwindled|dwindles|dwindling|diminished|diminishes|diminishing|slumped|tumbled|plunging|plummeting|increase|rise|climb|jump|surge|up|decrease|fall|drop|decline|dip|reduction|reductions|down|increases|rises|climbs|jumps|surges|soars|decreases|falls|drops|declines|dips|plunges|plummets|slumps|slides|tumbles|doubled|doubling|tripled|tripling|trebled|quadrupled|quadrupling|halved|halving|multiplied by|by a factor of|fold|times what|times more|times higher|times longer|times larger|times the|times as long as|times as many as|times as much as|times as high as|times as large as|times as big as|times as great as|times as long|times as many|times as much|times as high
k22	most
k23	by|per|over|against|for each|of each|for every
k24	series|data series|lines|datasets|data sets|curves
k25	categories|bars|columns|points|data points|slices|segments|sectors|wedges|marks|values|dots
k26	line|curve
k27	category|bar|column|point|data point|slice|segment|group|share|part|night
k28	each|apiece
k29	and|but|while|whereas
k30	then
k31	the|a|an|of|is|are|was|were|in|on|at|for|during|with|it|its|this|that|there|has|have|had|shows|show|showing|value|as|reached|reaches|occurs|occurred|recorded|measured|you|as long|as many|as much|as high|as large|up until
k32	second|third|fourth|fifth|next|other|others|not|nor|no|never|except|without|excluding|excluded|besides|apart from|aside from|other than|not counting|leaving out|ignoring|before|after|since|axis|axes|scale|goal|goals|target|targets|limit|threshold|recommended|expected|forecast|at least|at most|at the most|at the least|most recent|the most recent|previous|last|almost|nearly|outside|if

"""#

  private static let esClaims = LanguageText("es", esClaimText, "").words
  private static let esClaimText: StaticString = #"""
k0	gráfico de barras|gráfica de barras|diagrama de barras|gráfico de columnas|histograma|diagrama de gantt|gráfico de embudo
k1	gráfico de líneas|gráfica de líneas|gráfico lineal|diagrama de líneas
k2	gráfico de áreas|gráfico de área|gráfica de áreas|diagrama de áreas
k3	gráfico circular|gráfica circular|gráfico de sectores|diagrama de sectores|gráfico de pastel|gráfica de pastel|gráfico de torta|gráfico de anillo|gráfico de rosquilla
k4	gráfico de dispersión|diagrama de dispersión|gráfico de puntos|gráfico de burbujas
k5	diagrama de caja|diagrama de cajas|gráfico de caja|gráfico de cajas|boxplot|mapa de calor|diagrama de violín|gráfico de violín|gráfico de radar|gráfico radial|diagrama de radar|diagrama de araña|treemap|mapa de árbol|gráfico de rectángulos|diagrama de sankey|gráfico de velas|velas japonesas|mapa coroplético|dendrograma
k6	gráfico|gráfica|diagrama
k7	máximo|máxima|máx|más alto|más alta|mayor|pico|más largo|más larga|más elevado|más elevada|más altos|más altas|más fuerte|más cálido|más cálida|más caluroso|más calurosa|con más
k8	mínimo|mínima|mín|más bajo|más baja|menor|más corto|más corta|más bajos|más bajas|más débil|más frío|más fría|con menos
k9	mejor|peor|más rápido|más rápida|más lento|más lenta
k10	como máximo|como mucho
k11	como mínimo|al menos
k12	total|suma|en total
k13	media|promedio|medio
k14	mediana
k15	entre|rango
k16	varía|varían|varió|variaron|oscila|oscilan|osciló|oscilaron
k17	desde
k18	a|hasta
k19	al
k20	que|diferencia|más|superior|menos|inferior|más de|con más de|menos de|con menos de|doble|mitad|adelantó|ha superado
k21	cambio|cambió|cambiaron|evolucionó|evolucionaron|evolución|pasó|pasaron|crecimiento|tendencia|aumenta|aumentan|aumentó|aumentaron|aumentado|subió|subieron|sube|suben|subido|creció|crecieron|crece|crecen|crecido|bajó|bajaron|bajan|bajado|descendió|descendieron|descendido|disminuye|disminuyó|disminuyeron|disminuido|cayó|cayeron|caído|redujo|redujeron|desciende|descienden|cae|caen|disminuyen|reduce|reducen|aumento|subida|incremento|descenso|disminución|caída|reducción|repunta|repuntan|baja|duplicó|duplicaron|duplicado|triplicó|triplicaron|triplicado|cuadruplicó|cuadruplicaron|cuadruplicado|a la mitad|multiplicó por|multiplicado por|multiplicaron por|veces más|veces mayor|veces superior|veces el|veces la|veces más alto|veces más alta|veces más largo|veces más larga
k22	mayor número de|mayor cantidad de
k23	por|según
k24	series|series de datos|líneas|curvas
k25	categorías|barras|columnas|puntos|sectores|segmentos|valores|porciones
k26	serie|línea
k27	categoría|barra|columna|punto|sector|segmento
k28	cada uno|cada una
k29	y|e|pero|mientras|mientras que
k30	luego|después
k31	el|la|los|las|lo|un|una|unos|unas|de|del|en|con|es|son|fue|era|eran|para|su|valor|cada|alcanzó|alcanza|alcanzado|se|ha|sido|está|registró|registra|encuentra|en el año|hacia
k32	segundo|segunda|tercero|tercera|siguiente|no|salvo|sin|eje|ejes|escala|objetivo|meta|límite|umbral|recomendado|recomendada|previsión|casi|último|última|al menos|como máximo|como mínimo|si

"""#

  private static let frClaims = LanguageText("fr", frClaimText, "").words
  private static let frClaimText: StaticString = #"""
k0	diagramme à barres|diagramme en barres|graphique à barres|graphique en barres|histogramme|diagramme de gantt|diagramme en entonnoir|diagramme en bâtons|graphique à colonnes
k1	courbe|graphique linéaire|graphique en courbes|diagramme linéaire|graphique en lignes|courbes
k2	graphique en aires|diagramme en aires|graphique d aires|graphique en aire
k3	camembert|diagramme circulaire|graphique circulaire|diagramme en secteurs|graphique en secteurs|diagramme en anneau|graphique en anneau
k4	nuage de points|diagramme de dispersion|graphique à bulles
k5	boîte à moustaches|boîtes à moustaches|diagramme en boîte|diagramme à moustaches|carte de chaleur|carte thermique|diagramme en violon|graphique en violon|diagramme en radar|graphique en radar|graphique radar|diagramme de kiviat|diagramme en étoile|treemap|carte proportionnelle|diagramme de sankey|graphique en chandeliers|chandeliers japonais|carte choroplèthe|dendrogramme
k6	graphique|graphe|diagramme
k7	maximum|maximal|maximale|max|plus élevé|plus élevée|plus haut|plus haute|plus grand|plus grande|pic|plus longue|plus long|plus élevés|plus élevées|plus fort|plus forte|plus importante|plus important|plus chaud|plus chaude|avec le plus de
k8	minimum|minimal|minimale|min|plus bas|plus basse|plus faible|plus petit|plus petite|plus courte|plus court|plus basses|plus faibles|plus froid|plus froide|avec le moins de
k9	meilleur|meilleure|pire|plus rapide|plus lent|plus lente
k10	au plus|tout au plus
k11	au moins
k12	total|totale|au total|somme|en tout
k13	moyenne|moyen
k14	médiane|médian
k15	entre|allant|plage|étendue
k16	va|vont|varie|varient|allait|allaient|variait|variaient
k17	à partir de|à partir d
k18	à|jusqu à
k19	au
k20	que|différence|plus|supérieur|supérieure|moins|inférieur|inférieure|plus de|plus d|moins de|moins d|double|moitié|a dépassé|ont dépassé
k21	évolution|évolué|évolue|évoluent|passe|passent|passé|passée|passés|passées|croissance|tendance|augmente|augmenté|augmentée|augmentés|augmentées|augmentent|progressé|progresse|progressent|grimpé|grimpe|grimpent|en hausse|baissé|baissent|diminue|diminué|diminuent|reculé|recule|reculent|chuté|chutent|en baisse|hausse|augmentation|progression|diminution|recul|monte|montent|baisse|chute|doublé|doublée|doublés|doublées|doublent|triplé|triplée|triplés|triplées|triplent|quadruplé|quadruplée|quadruplés|quadruplées|quadruplent|de moitié|divisé par deux|divisée par deux|multiplié par|multipliée par|multipliés par|multipliées par|fois plus|fois supérieur|fois supérieure|fois celui|fois celle|fois plus élevé|fois plus élevée|fois plus grand|fois plus grande|fois plus long|fois plus longue
k22	le plus de
k23	par|selon|en fonction de
k24	séries|séries de données|lignes
k25	catégories|barres|colonnes|points|secteurs|segments|valeurs|parts
k26	série|ligne
k27	catégorie|barre|colonne|point|secteur|segment|groupe|part|nuit
k28	chacun|chacune|chaque
k29	et|mais|tandis que|alors que
k30	puis|ensuite
k31	le|la|les|l|un|une|des|du|de|d|est|sont|était|étaient|en|aux|sur|pour|avec|dans|il|elle|valeur|atteint|atteinte|été|a|se|situe|trouve|enregistré|enregistrée|observé|observée|fut|l année|en l an|jusqu au
k32	deuxième|second|seconde|troisième|suivant|suivante|ne|pas|sauf|sans|axe|axes|échelle|objectif|cible|limite|seuil|recommandé|recommandée|prévision|presque|dernier|dernière|au moins|au plus|si

"""#

  private static let itClaims = LanguageText("it", itClaimText, "").words
  private static let itClaimText: StaticString = #"""
k0	grafico a barre|grafici a barre|diagramma a barre|grafico a colonne|istogramma|diagramma di gantt|grafico a imbuto
k1	grafico a linee|grafico a linea|grafico lineare|diagramma a linee
k2	grafico ad area|grafico ad aree|diagramma ad area
k3	grafico a torta|diagramma a torta|grafico a ciambella|grafico ad anello
k4	grafico a dispersione|diagramma a dispersione|grafico a bolle|grafico a punti
k5	box plot|boxplot|diagramma a scatola|mappa di calore|grafico a violino|grafico radar|grafico a radar|mappa ad albero|treemap|diagramma di sankey|grafico a candele|mappa coropletica|dendrogramma
k6	grafico|grafici|diagramma
k7	massimo|massima|max|più alto|più alta|più alti|più alte|più elevato|più elevata|più grande|maggiore|picco|più lungo|più lunga|più forte|più caldo|più calda|con più
k8	minimo|minima|min|più basso|più bassa|più bassi|più basse|più piccolo|più piccola|minore|più corto|più corta|più debole|più freddo|più fredda|con meno
k9	migliore|peggiore|più veloce|più lento|più lenta|più rapido|più rapida
k10	al massimo|al più
k11	almeno|come minimo
k12	totale|in totale|somma|complessivamente
k13	media|medio|in media
k14	mediana
k15	tra|fra|intervallo
k16	varia|variano|variava|variavano|oscilla|oscillano
k17	dal|dalla|da
k18	a|fino a
k19	al
k20	che|differenza|più|superiore|meno|inferiore|più di|meno di|doppio|metà|rispetto|rispetto a|confronto|sopra|sotto|ha superato
k21	cambiamento|cambiato|cambiata|variazione|crescita|tendenza|aumenta|aumentano|aumentato|aumentata|aumentati|aumentate|cresce|crescono|cresciuto|cresciuta|sale|salgono|salito|salita|scende|scendono|sceso|scesa|diminuisce|diminuiscono|diminuito|diminuita|cala|calano|calato|calata|aumento|incremento|calo|diminuzione|riduzione|discesa|ridotto|ridotta|raddoppiato|raddoppiata|raddoppiati|triplicato|triplicata|dimezzato|dimezzata|volte più|volte il|volte la|passa|passato|passata|passati
k22	maggior numero di|maggior parte di
k23	per|secondo
k24	serie|serie di dati|linee|curve
k25	categorie|barre|colonne|punti|settori|segmenti|valori|fette
k26	linea|curva
k27	categoria|barra|colonna|punto|settore|segmento
k28	ciascuno|ciascuna|ognuno|ognuna
k29	e|ed|ma|mentre
k30	poi|quindi
k31	il|lo|la|l|i|gli|le|un|uno|una|di|del|dello|della|dell|dei|degli|delle|è|sono|era|erano|in|nel|nello|nella|nell|nei|negli|nelle|con|su|sul|sulla|valore|raggiunge|raggiunto|stato|stata|si|trova|registra|registrato|registrata|ha|nell anno
k32	secondo più alto|secondo più basso|seconda|terzo|terza|prossimo|prossima|successivo|successiva|non|senza|tranne|asse|assi|scala|obiettivo|traguardo|limite|soglia|consigliato|consigliata|previsione|quasi|ultimo|ultima|se

"""#

  private static let nlClaims = LanguageText("nl", nlClaimText, "").words
  private static let nlClaimText: StaticString = #"""
k0	staafdiagram|staafdiagrammen|staafgrafiek|kolomdiagram|kolomgrafiek|histogram|balkendiagram|gantt diagram|ganttdiagram|trechterdiagram
k1	lijndiagram|lijngrafiek|lijngrafieken
k2	vlakdiagram|vlakgrafiek|gebiedsgrafiek
k3	cirkeldiagram|taartdiagram|ringdiagram|donutdiagram|cirkelgrafiek
k4	spreidingsdiagram|puntgrafiek|puntenwolk|bellendiagram|bubbeldiagram
k5	boxplot|boxplots|doosdiagram|heatmap|heatmaps|warmtekaart|vioolplot|radardiagram|spindiagram|treemap|boomkaart|sankeydiagram|sankey diagram|kaarsgrafiek|choropleetkaart|dendrogram
k6	diagram|diagrammen|grafiek|grafieken
k7	hoogste|maximum|maximaal|maximale|max|grootste|langste|piek|het meest op|het meest in|meest op|meest in|sterkste|warmste|heetste|met de meeste|met het meeste
k8	laagste|minimum|minimaal|minimale|min|kleinste|kortste|dieptepunt|het minst op|het minst in|zwakste|koudste|met de minste|met het minste
k9	beste|slechtste|snelste|traagste|langzaamste
k10	hoogstens|ten hoogste
k11	minstens|ten minste|minimaal
k12	totaal|in totaal|totale|som|samen
k13	gemiddelde|gemiddeld
k14	mediaan
k15	tussen|bereik
k16	varieert|variëren|varieerde|varieerden|schommelt|schommelden|loopt
k17	van|vanaf
k18	tot|tot en met|t m
k19	tot
k20	dan|verschil|vergeleken|meer|hoger|groter|langer|boven|minder|lager|kleiner|korter|onder|meer dan|minder dan|dubbel|dubbele|helft|zoveel als|zo hoog als|zo veel als|overtrof
k21	verandering|veranderde|veranderden|veranderd|groei|trend|ontwikkeling|stijgt|stijgen|steeg|stegen|gestegen|stijgend|stijgende|groeit|groeien|groeide|groeiden|gegroeid|neemt toe|nam toe|namen toe|toegenomen|daalt|dalen|daalde|daalden|gedaald|dalend|dalende|neemt af|nam af|namen af|afgenomen|zakt|zakte|zakten|stijging|toename|daling|afname|verdubbeld|verdubbelde|verdubbelden|verdrievoudigd|verdrievoudigde|gehalveerd|halveerde|maal zo|keer zo|keer meer|ging|gingen
k22	de meeste|meeste
k23	per|naar|op basis van
k24	reeksen|gegevensreeksen|series|lijnen|curven
k25	categorieën|staven|balken|kolommen|punten|datapunten|segmenten|sectoren|waarden
k26	reeks|lijn|serie
k27	categorie|staaf|kolom|punt|datapunt|segment
k28	elk|ieder|per stuk
k29	en|maar|terwijl
k30	daarna|vervolgens
k31	de|het|een|is|zijn|was|waren|in|op|bij|met|voor|aan|waarde|heeft|had|bedraagt|bedroeg|ligt|lag|lagen|bereikt|bereikte|wordt|werd|gemeten|er|jaar|in het jaar|om|dat|dit
k32	op een na hoogste|tweede|derde|volgende|niet|geen|zonder|behalve|as|assen|schaal|doel|streefwaarde|grens|limiet|drempel|aanbevolen|verwacht|verwachte|prognose|bijna|vorige|laatste|als

"""#

  private static let ptClaims = LanguageText("pt", ptClaimText, "").words
  private static let ptClaimText: StaticString = #"""
k0	gráfico de barras|gráficos de barras|diagrama de barras|gráfico de colunas|histograma|diagrama de gantt|gráfico de funil
k1	gráfico de linhas|gráfico de linha|gráfico linear|diagrama de linhas
k2	gráfico de áreas|gráfico de área
k3	gráfico de pizza|gráfico circular|gráfico de setores|gráfico de sectores|gráfico de rosca|gráfico de anel|gráfico de pizzas|gráfico de tarte
k4	gráfico de dispersão|diagrama de dispersão|gráfico de bolhas|gráfico de pontos
k5	diagrama de caixa|boxplot|mapa de calor|gráfico de violino|gráfico de radar|gráfico radar|mapa de árvore|treemap|diagrama de sankey|gráfico de velas|mapa coroplético|dendrograma
k6	gráfico|gráficos|diagrama
k7	máximo|máxima|máx|max|mais alto|mais alta|mais altos|mais altas|mais elevado|mais elevada|maior|pico|mais longo|mais longa|mais forte|mais quente|com mais
k8	mínimo|mínima|mín|min|mais baixo|mais baixa|mais baixos|mais baixas|menor|mais curto|mais curta|mais fraco|mais fraca|mais frio|mais fria|com menos
k9	melhor|pior|mais rápido|mais rápida|mais lento|mais lenta
k10	no máximo
k11	pelo menos|no mínimo
k12	total|no total|ao todo|soma
k13	média|médio|em média
k14	mediana
k15	entre|intervalo
k16	varia|variam|variou|variaram|oscila|oscilam|oscilou
k17	desde
k18	a|até|à
k19	ao
k20	que|do que|diferença|mais|superior|menos|inferior|mais de|menos de|dobro|metade|comparado|em comparação|acima|abaixo|ultrapassou
k21	mudança|mudou|mudaram|variação|crescimento|tendência|aumenta|aumentam|aumentou|aumentaram|aumentado|cresce|crescem|cresceu|cresceram|sobe|sobem|subiu|subiram|desce|descem|desceu|desceram|cai|caem|caiu|caíram|diminui|diminuem|diminuiu|diminuíram|reduziu|reduziram|baixou|baixaram|aumento|subida|queda|descida|diminuição|redução|duplicou|dobrou|dobraram|triplicou|quadruplicou|pela metade|vezes mais|vezes maior|vezes o|vezes a|passou|passaram
k22	maior número de|maior quantidade de
k23	por|segundo
k24	séries|séries de dados|linhas|curvas
k25	categorias|barras|colunas|pontos|setores|sectores|segmentos|valores|fatias
k26	série|linha|curva
k27	categoria|barra|coluna|ponto|setor|segmento
k28	cada um|cada uma
k29	e|mas|enquanto
k30	depois|então
k31	o|os|as|um|uma|de|do|da|dos|das|em|no|na|nos|nas|com|é|são|foi|era|eram|foram|para|seu|sua|valor|cada|atinge|atingiu|alcança|alcançou|regista|registou|registra|registrou|situa|se|está|tem|teve|no ano
k32	segundo mais alto|segundo maior|segunda|terceiro|terceira|próximo|próxima|seguinte|não|sem|exceto|salvo|eixo|eixos|escala|objetivo|objectivo|meta|limite|limiar|recomendado|recomendada|previsão|quase|último|última

"""#

  private static let svClaims = LanguageText("sv", svClaimText, "").words
  private static let svClaimText: StaticString = #"""
k0	stapeldiagram|stolpdiagram|stapelgraf|histogram|liggande stapeldiagram|gantt schema|ganttschema|trattdiagram
k1	linjediagram|linjegraf|kurvdiagram
k2	ytdiagram|areadiagram
k3	cirkeldiagram|tårtdiagram|ringdiagram|munkdiagram
k4	punktdiagram|spridningsdiagram|bubbeldiagram
k5	lådagram|lådagrammet|boxplot|värmekarta|heatmap|fioldiagram|radardiagram|spindeldiagram|trädkarta|treemap|sankeydiagram|sankey diagram|candlestick diagram|koropletkarta|dendrogram
k6	diagram|diagrammet|graf|grafen
k7	högsta|högst i|högst på|störst|största|max|maximum|maximal|maximalt|längsta|längst|topp|toppen|mest i|mest på|flest i|flest på|starkaste|varmaste|varmast|med flest|med mest
k8	lägsta|lägst i|lägst på|minst i|minst på|minsta|min|minimum|minimal|minimalt|kortaste|kortast|svagaste|kallaste|kallast|med minst|med färst|lågpunkt
k9	bästa|bäst|sämsta|sämst|snabbaste|snabbast|långsammaste|långsammast
k10	högst|som högst|som mest
k11	minst|som lägst|åtminstone
k12	totalt|total|totala|summa|summan|sammanlagt|sammanlagd
k13	medelvärde|medelvärdet|genomsnitt|genomsnittet|genomsnittlig|genomsnittliga|i snitt|i medeltal|snittet
k14	median|medianen
k15	mellan|spann|intervall
k16	varierar|varierade|sträcker sig|pendlar|pendlade
k17	från
k18	till|till och med|t o m
k19	till
k20	än|skillnad|skillnaden|jämfört|mer|fler|högre|större|längre|mindre|färre|lägre|kortare|mer än|mindre än|dubbelt|dubbla|hälften|lika mycket som|lika många som|gick om
k21	förändring|förändrades|förändrats|ändrades|tillväxt|trend|utveckling|ökar|ökade|ökat|stiger|steg|stigit|stigande|växer|växte|vuxit|sjunker|sjönk|sjunkit|sjunkande|minskar|minskade|minskat|faller|föll|fallit|gick upp|gick ner|gick ned|ökning|uppgång|minskning|nedgång|fördubblades|fördubblats|fördubblat|tredubblades|halverades|halverats|gånger så|gånger mer|gånger fler|gick|gått
k22	flest|mest
k23	per|efter|mot|över
k24	serier|dataserier|linjer|kurvor
k25	kategorier|staplar|stolpar|kolumner|punkter|datapunkter|segment|sektorer|värden
k26	serie|linje|kurva
k27	kategori|stapel|kolumn|punkt|datapunkt
k28	vardera
k29	och|men|medan
k30	sedan|därefter
k31	den|det|de|en|ett|är|var|i|på|av|vid|med|för|om|värde|värdet|har|hade|uppgår|uppgick|ligger|låg|når|nådde|noterades|uppmätt|som|visar|under året|år|klockan|kl
k32	näst högsta|näst lägsta|andra|tredje|nästa|inte|ej|ingen|inget|utan|utom|axel|axlar|skala|mål|målet|målvärde|gräns|gränsen|gränsvärde|rekommenderad|rekommenderat|förväntad|förväntat|prognos|nästan|förra|föregående|sista

"""#

  static let common = LanguageTable(LanguageText("und", "", und))

  private static let und: StaticString = #"""
k12	-
k23	plus
k29	q
k32	fy
k33	am
k34	pm
k10	minus|マイナス|氷点下|零下|負|负|마이너스|영하|ลบ|سالب|ناقص|منفی|מינוס|माइनस|минус|мінус|μείον|eksi|menys|miinus|mínusz|mínus|mīnus
k28	º|ª
k17	in|a|ha|k|ma|try|won
s1000	k|千|천|हज़ार|هزار|हजार
s100000	लाख
s10000000	करोड़|करोड
s10000	万|萬|만
s100000000	億|亿|억
s1000000000000	兆|조
s1000000	mn|mln|میلیون
s1000000000	bn|mld|अरब|میلیارد
u135	%|pct|درصد
u134	ppb
u136	pp
u109	μs
u147	s|sec
u123	min|m
u69	h|hr
u47	d
u125	mo
u164	yr
u35	bpm
u146	rpm
u153	spm
u55	fps
u129	nmi
u83	km h|kph|kmh
u111	mph
u88	kn|kt|kts
u126	ng
u105	μg|mcg|ug
u143	lb|lbs
u132	oz
u70	in
u54	ft
u163	yd
u110	mi
u65	ha
u106	μl
u119	mmol
u108	μmol
u71	iu
u78	kcal|cal
u161	wh
u102	mwh
u63	gwh
u156	twh
u122	mw
u113	mah
u48	db
u68	hp
u40	° c|°|c
u52	° f|°|f
u75	kbit
u94	mbit
u58	gbit
u37	bps
u76	kbps|kbit s
u95	mbps|mbit s
u59	gbps|gbit s
u100	mp
u51	dpi
u142	pt|pts
u141	px
u157	x
u38	₿|btc
u89	kr
u4	fr|sfr
s100	百|백

"""#

  static let listed = [
    "ar",
    "ca",
    "cs",
    "da",
    "de",
    "el",
    "en",
    "es",
    "fi",
    "fr",
    "he",
    "hu",
    "id",
    "it",
    "ja",
    "ko",
    "nl",
    "no",
    "nb",
    "nn",
    "pl",
    "pt",
    "ro",
    "ru",
    "sk",
    "sv",
    "tr",
    "uk",
    "vi",
    "zh",
  ]

  /// What files list by hand, in the order of ``WordList``.
  static func lists(_ tag: String) -> [StaticString] {
    switch tag {
    case "ar": ["غير|لم|ليس", "بدون", "يتم|بعد", "", "", "", "", "", "", "", "", "", "", "", "", "", "من", "", ""]
    case "ca": ["", "sense|gairebé", "encara|està|ha|estat", "", "", "", "", "pas", "passos", "", "", "encara|queden", "tots", "", "", "", "d|de", "", ""]
    case "cs": ["ne|není|nejsou|nebyl|nebyla|nebylo", "bez|téměř|částečně", "ještě|zatím|zcela|úplně", "", "", "", "", "krok|etapa", "kroky|kroků|etapy|etap", "dokončeny|dokončeno", "zbývá|zbývají", "ještě", "všechny", "", "", "", "", "", ""]
    case "da": ["ikke|ingen|intet", "aldrig|uden|næsten|delvist", "endnu|helt|længere|er|blevet", "", "", "", "", "trin|fase", "faser", "fuldført|færdige", "tilbage", "endnu", "alle", "er|de", "", "", "af", "", ""]
    case "de": ["nicht|kein|keine|keinen|keiner", "nie|niemals|ohne|fast|beinahe|teilweise", "ganz|vollständig|komplett|mehr|länger|noch|als|wirklich|ist|wurde|worden", "", "", "", "", "schritt|etappe|phase|stufe", "schritte|schritten|etappen|phasen|stufen", "erledigt|abgeschlossen|fertig|geschafft", "übrig|verbleibend|verbleibende|verbleibenden|verbleiben|ausstehend|offen", "noch", "alle|allen", "sind|wurden|bereits|schon|die|der|den", "", "", "von|des", "teil|aufgabe|datei|seite|kapitel|frage", "teile|teilen|aufgaben|dateien|seiten|kapiteln|fragen"]
    case "el": ["δεν|μη", "χωρίς|σχεδόν", "έχει|είναι|ακόμη|ακόμα", "", "", "", "", "βήμα", "βήματα", "", "", "ακόμη|ακόμα", "όλα", "", "", "", "", "", ""]
    case "en": ["not|no|isnt|hasnt|havent|arent|wasnt|neither|nor|non", "almost|nearly|partially|partly|without|never|cannot|cant|wont", "yet|longer|currently|been|being|fully|entirely|completely|quite|really|any|more|the|a|an|is|are|has|have|marked|as", "", "to|will|must|should", "can|may", "0|zero", "step|stage|phase", "steps|stages|phases|step|stage|phase", "completed|complete|done|finished", "left|remaining|remain|remains|more|ahead|go", "still", "all", "the|are|is|have|has|been|were|now|already|you|ve|so|far|only|just|out", "to|behind", "the|this|that|no|each|which|current|next|last|another|every|any|other|previous", "of|out of", "part|task|file|item|page|chapter|lesson|question|round|version", ""]
    case "es": ["ningún|ninguna", "sin|nunca|casi|parcialmente", "aún|todavía|está|ha|sido|completamente|totalmente|del|todo", "", "", "", "", "paso|etapa|fase", "pasos|etapas|fases", "completados|completadas|terminados|terminadas|hechos", "restantes|pendientes", "quedan|faltan", "todos|todas", "están|han|sido|ya|los|las", "", "", "de|del", "parte|tarea|archivo|página|capítulo|pregunta", ""]
    case "fi": ["ei|eivät", "ilman|melkein|lähes|osittain", "ole|vielä|kokonaan|enää|olla|täysin", "", "", "", "", "vaihe", "vaihetta|vaiheesta", "", "", "vielä", "", "", "", "", "", "", ""]
    case "fr": ["pas|aucun|aucune", "jamais|sans|presque|partiellement", "encore|tout|à|fait|complètement|entièrement|totalement|été|plus|toujours|d|de", "", "", "", "", "étape|etape|phase", "étapes|etapes|phases", "terminées|terminés|achevées|effectuées|complétées|validées|franchies", "restantes|restants|restent", "encore|reste|restent|plus", "toutes|tous", "sont|ont|été|déjà|les|que", "", "", "sur|de|d", "partie|tâche|fichier|chapitre|leçon", ""]
    case "he": ["לא|אינו", "ללא|כמעט", "עדיין", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", ""]
    case "hu": ["nem|nincs", "majdnem|részben", "még|teljesen", "", "", "", "", "lépés", "", "", "", "még", "", "", "", "", "", "", ""]
    case "id": ["belum|tidak|bukan", "tanpa|hampir", "sepenuhnya", "", "", "", "", "langkah", "", "", "", "", "", "", "", "", "", "", ""]
    case "it": ["nessun|nessuna", "senza|mai|quasi|parzialmente", "ancora|è|stato|stata|completamente|del|tutto|più", "", "", "", "", "passo|passaggio|fase", "passi|passaggi|fasi", "completati|completate|terminati|terminate", "rimanenti|restanti", "ancora|mancano|restano|rimangono", "tutti|tutte", "sono|stati|state|già|i|le|gli", "", "", "di|su|d|del|dell", "pagina|capitolo|domanda", "pagine|capitoli|domande"]
    case "ja": ["", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", ""]
    case "ko": ["", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", ""]
    case "nl": ["niet|geen", "nooit|zonder|bijna|gedeeltelijk", "nog|helemaal|volledig|geheel|meer|is", "", "", "", "", "stap|fase", "stappen|fasen|fases", "voltooid|afgerond|klaar|gereed", "over|resterend|resterende", "nog", "alle", "zijn|al|de", "", "", "van", "pagina|hoofdstuk|vraag", "hoofdstukken|vragen"]
    case "no": ["ikke|ikkje|ingen", "aldri|uten|nesten|delvis", "ennå|enda|helt|lenger|er|blitt", "", "", "", "", "trinn|steg|fase", "faser", "fullført|ferdig", "igjen|gjenstår", "ennå", "alle", "er|de", "", "", "av", "", ""]
    case "nb": ["ikke|ikkje|ingen", "aldri|uten|nesten|delvis", "ennå|enda|helt|lenger|er|blitt", "", "", "", "", "trinn|steg|fase", "faser", "fullført|ferdig", "igjen|gjenstår", "ennå", "alle", "er|de", "", "", "av", "", ""]
    case "nn": ["ikke|ikkje|ingen", "aldri|uten|nesten|delvis", "ennå|enda|helt|lenger|er|blitt", "", "", "", "", "trinn|steg|fase", "faser", "fullført|ferdig", "igjen|gjenstår", "ennå", "alle", "er|de", "", "", "av", "", ""]
    case "pl": ["nie", "bez|prawie|częściowo|nigdy", "jest|jeszcze|całkowicie|w|pełni|został|została|zostało|są", "", "", "", "", "krok|etap", "kroki|kroków|etapy|etapów", "ukończone|ukończonych|zakończone", "pozostałe|pozostało", "jeszcze", "wszystkie", "", "", "", "z|ze", "", ""]
    case "pt": ["não|nenhum|nenhuma", "nunca|sem|quase|parcialmente", "ainda|foi|está|totalmente|completamente|mais|sido", "", "", "", "", "passo|etapa|fase", "passos|etapas|fases", "concluídos|concluídas|completos|completas", "restantes|pendentes", "faltam|restam", "todos|todas", "estão|foram|já|os|as", "", "", "de|do|da", "tarefa|arquivo|página|capítulo|pergunta", ""]
    case "ro": ["nu", "fără|aproape|parțial", "este|e|încă|a|fost|complet", "", "", "", "", "pasul|etapa", "pași|paşi|etape", "", "", "încă", "toți|toate", "", "", "", "", "", ""]
    case "ru": ["не|нет", "без|почти|частично", "был|была|было|ещё|еще|полностью|до|конца", "", "", "", "", "шаг|этап", "шага|шагов|этапа|этапов", "завершено|выполнено", "осталось", "ещё|еще", "все", "", "", "", "из", "", ""]
    case "sk": ["nie|nebol|nebola|nebolo", "bez|takmer|čiastočne", "je|sú|ešte|zatiaľ|úplne|celkom", "", "", "", "", "krok|etapa", "kroky|krokov", "", "", "ešte", "všetky", "", "", "", "", "", ""]
    case "sv": ["inte|ej|icke|inga|inget|ingen", "aldrig|utan|nästan|delvis", "ännu|än|helt|längre|är|har", "", "", "", "", "steg|fas", "steg|faser", "klara|slutförda|färdiga", "kvar", "ännu", "alla", "är|de", "", "", "av", "sida|kapitel|fråga", "sidor|frågor"]
    case "tr": ["", "", "", "", "", "", "", "adım|aşama", "", "tamamlandı", "kaldı", "", "", "", "", "", "", "", ""]
    case "uk": ["не|немає", "без|майже|частково", "був|була|було|ще", "", "", "", "", "крок|етап", "кроки|кроків|етапи|етапів", "", "", "ще", "всі|усі", "", "", "", "", "", ""]
    case "und": ["", "", "", "free|none|değil|नहीं", "", "", "", "", "", "", "", "", "", "", "", "", "/", "", ""]
    case "vi": ["chưa|không", "gần", "hoàn|toàn", "", "", "", "", "bước", "", "", "", "", "", "", "", "", "", "", ""]
    case "zh": ["", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", ""]
    default: []
    }
  }

  static let units: [Unit] = [
    Unit("AED", 0, 1),
    Unit("AUD", 1, 1),
    Unit("BRL", 2, 1),
    Unit("CAD", 3, 1),
    Unit("CHF", 4, 1),
    Unit("CNY", 5, 1),
    Unit("CZK", 6, 1),
    Unit("DKK", 7, 1),
    Unit("EUR", 8, 1),
    Unit("GBP", 9, 1),
    Unit("HKD", 10, 1),
    Unit("HUF", 11, 1),
    Unit("ILS", 12, 1),
    Unit("INR", 13, 1),
    Unit("ISK", 14, 1),
    Unit("JPY", 15, 1),
    Unit("KRW", 16, 1),
    Unit("MXN", 17, 1),
    Unit("NGN", 18, 1),
    Unit("NOK", 19, 1),
    Unit("NZD", 20, 1),
    Unit("PHP", 21, 1),
    Unit("PLN", 22, 1),
    Unit("RUB", 23, 1),
    Unit("SAR", 24, 1),
    Unit("SEK", 25, 1),
    Unit("SGD", 26, 1),
    Unit("THB", 27, 1),
    Unit("TRY", 28, 1),
    Unit("UAH", 29, 1),
    Unit("USD", 30, 1),
    Unit("VND", 31, 1),
    Unit("ZAR", 32, 1),
    Unit("acre", 33, 1),
    Unit("ampere", 34, 1),
    Unit("beat-per-minute", 35, 1),
    Unit("bit", 36, 1),
    Unit("bit-per-second", 37, 1),
    Unit("bitcoin", 38, 1),
    Unit("byte", 39, 1),
    Unit("celsius", 40, 1),
    Unit("centiliter", 90, 1e-2),
    Unit("centimeter", 103, 1e-2),
    Unit("cubic-centimeter", 43, 1),
    Unit("cubic-foot", 44, 1),
    Unit("cubic-meter", 45, 1),
    Unit("cup", 46, 1),
    Unit("day", 147, 86400),
    Unit("decibel", 48, 1),
    Unit("deciliter", 90, 1e-1),
    Unit("degree", 50, 1),
    Unit("dot-per-inch", 51, 1),
    Unit("fahrenheit", 52, 1),
    Unit("fluid-ounce", 53, 1),
    Unit("foot", 54, 1),
    Unit("frame-per-second", 55, 1),
    Unit("gallon", 56, 1),
    Unit("gibibyte", 39, 1_073_741_824),
    Unit("gigabit", 36, 1e9),
    Unit("gigabit-per-second", 37, 1e9),
    Unit("gigabyte", 39, 1e9),
    Unit("gigahertz", 67, 1e9),
    Unit("gigawatt", 160, 1e9),
    Unit("gigawatt-hour", 161, 1e9),
    Unit("gram", 64, 1),
    Unit("hectare", 65, 1),
    Unit("hectopascal", 133, 1e2),
    Unit("hertz", 67, 1),
    Unit("horsepower", 68, 1),
    Unit("hour", 147, 3600),
    Unit("inch", 70, 1),
    Unit("international-unit", 71, 1),
    Unit("joule", 72, 1),
    Unit("kelvin", 73, 1),
    Unit("kibibyte", 39, 1024),
    Unit("kilobit", 36, 1e3),
    Unit("kilobit-per-second", 37, 1e3),
    Unit("kilobyte", 39, 1e3),
    Unit("kilocalorie", 78, 1),
    Unit("kilogram", 64, 1e3),
    Unit("kilohertz", 67, 1e3),
    Unit("kilojoule", 72, 1e3),
    Unit("kilometer", 103, 1e3),
    Unit("kilometer-per-hour", 83, 1),
    Unit("kilopascal", 133, 1e3),
    Unit("kilovolt", 159, 1e3),
    Unit("kilowatt", 160, 1e3),
    Unit("kilowatt-hour", 161, 1e3),
    Unit("knot", 88, 1),
    Unit("krona", 89, 1),
    Unit("liter", 90, 1),
    Unit("lumen", 91, 1),
    Unit("lux", 92, 1),
    Unit("mebibyte", 39, 1_048_576),
    Unit("megabit", 36, 1e6),
    Unit("megabit-per-second", 37, 1e6),
    Unit("megabyte", 39, 1e6),
    Unit("megahertz", 67, 1e6),
    Unit("megajoule", 72, 1e6),
    Unit("megapascal", 133, 1e6),
    Unit("megapixel", 141, 1e6),
    Unit("megawatt", 160, 1e6),
    Unit("megawatt-hour", 161, 1e6),
    Unit("meter", 103, 1),
    Unit("meter-per-second", 104, 1),
    Unit("microgram", 64, 1e-6),
    Unit("microliter", 90, 1e-6),
    Unit("micrometer", 103, 1e-6),
    Unit("micromole", 124, 1e-6),
    Unit("microsecond", 147, 1e-6),
    Unit("mile", 110, 1),
    Unit("mile-per-hour", 111, 1),
    Unit("milliampere", 34, 1e-3),
    Unit("milliampere-hour", 113, 1),
    Unit("millibar", 114, 1),
    Unit("milligram", 64, 1e-3),
    Unit("milliliter", 90, 1e-3),
    Unit("millimeter", 103, 1e-3),
    Unit("millimeter-ofhg", 118, 1),
    Unit("millimole", 124, 1e-3),
    Unit("millisecond", 147, 1e-3),
    Unit("millivolt", 159, 1e-3),
    Unit("milliwatt", 160, 1e-3),
    Unit("minute", 147, 60),
    Unit("mole", 124, 1),
    Unit("month", 125, 1),
    Unit("nanogram", 64, 1e-9),
    Unit("nanometer", 103, 1e-9),
    Unit("nanosecond", 147, 1e-9),
    Unit("nautical-mile", 129, 1),
    Unit("newton", 130, 1),
    Unit("ohm", 131, 1),
    Unit("ounce", 132, 1),
    Unit("pascal", 133, 1),
    Unit("perbillion", 134, 1),
    Unit("percent", 135, 1),
    Unit("percentage-point", 136, 1),
    Unit("permille", 137, 1),
    Unit("permillion", 138, 1),
    Unit("petabyte", 39, 1e15),
    Unit("pint", 140, 1),
    Unit("pixel", 141, 1),
    Unit("point", 142, 1),
    Unit("pound", 143, 1),
    Unit("pound-force-per-square-inch", 144, 1),
    Unit("quart", 145, 1),
    Unit("revolution-per-minute", 146, 1),
    Unit("second", 147, 1),
    Unit("square-centimeter", 148, 1),
    Unit("square-foot", 149, 1),
    Unit("square-kilometer", 150, 1),
    Unit("square-meter", 151, 1),
    Unit("square-mile", 152, 1),
    Unit("step-per-minute", 153, 1),
    Unit("terabyte", 39, 1e12),
    Unit("terawatt", 160, 1e12),
    Unit("terawatt-hour", 161, 1e12),
    Unit("times", 157, 1),
    Unit("tonne", 64, 1000000),
    Unit("volt", 159, 1),
    Unit("watt", 160, 1),
    Unit("watt-hour", 161, 1),
    Unit("week", 147, 604800),
    Unit("yard", 163, 1),
    Unit("year", 164, 1),
  ]
}
