/// A fact about all of a file that the file does not tell: given once, it serves every component.
package enum FileFact: String, CaseIterable {
  case pageColor = "the colour of the page behind the image"
  case language = "the language of the page that shows the image"
  case textScaling = "how the page shows the image, with which its text grows or does not"
  case size = "the size that the image has on its page"
  case shownSize = "the size at which the image is shown"
  case table = "whether the page that shows the image gives the data in a table"
  case title = "whether the page that shows the image gives it a title"
  case substitute = "what the page that shows the image says in its place"
  case words = "what the page that shows the image says of it"
  case surroundings = "what the page puts around the image"
  case stringLanguage = "the language of the strings"
  case direction = "whether the language runs from right to left"
}
