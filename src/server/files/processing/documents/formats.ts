/** Reading rules of a document that is a ZIP archive: which parts hold text, and which elements of them. */
export interface DocumentFormat {
  /** Parts with text, in order. */
  readonly parts: RegExp
  /** Elements whose text counts; all text where absent. */
  readonly runs?: readonly string[]
  /** Elements that end a line. */
  readonly lines: readonly string[]
  /** Elements whose contents are no text of the document. */
  readonly silent?: readonly string[]
  /** Properties, and a small picture of it. */
  readonly properties: readonly string[]
  readonly thumbnail?: RegExp
  /** The elements of which there is one a page, and the parts of which each is one. */
  readonly pages?: RegExp
}

const office = {
  properties: ['docProps/core.xml', 'docProps/app.xml'],
  thumbnail: /^docProps\/thumbnail\.(jpe?g|png)$/i,
} as const

const openDocument: DocumentFormat = {
  parts: /^content\.xml$/,
  lines: ['p', 'h', 'table-cell', 'line-break', 'tab', 's'],
  silent: ['annotation', 'tracked-changes', 'automatic-styles', 'scripts', 'forms'],
  properties: ['meta.xml'],
  thumbnail: /^Thumbnails\/thumbnail\.png$/i,
}

const slides: DocumentFormat = {
  ...office,
  parts: /^ppt\/(slides|notesSlides)\/\w+\.xml$/,
  runs: ['t'],
  lines: ['p', 'br'],
  pages: /^ppt\/slides\/slide\d+\.xml$/,
}

const officeOpen = 'application/vnd.openxmlformats-officedocument'
const oasis = 'application/vnd.oasis.opendocument'

/** The formats by their media types. */
export const documentFormats: ReadonlyMap<string, DocumentFormat> = new Map<string, DocumentFormat>([
  [
    `${officeOpen}.wordprocessingml.document`,
    {
      ...office,
      parts: /^word\/(document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/,
      runs: ['t'],
      lines: ['p', 'tab', 'br', 'cr'],
    },
  ],
  [
    `${officeOpen}.spreadsheetml.sheet`,
    {
      ...office,
      parts: /^xl\/(sharedStrings|worksheets\/sheet\d+)\.xml$/,
      runs: ['t'],
      lines: ['si', 'is'],
      pages: /^xl\/worksheets\/sheet\d+\.xml$/,
    },
  ],
  [`${officeOpen}.presentationml.presentation`, slides],
  [`${officeOpen}.presentationml.slideshow`, slides],
  [`${oasis}.text`, openDocument],
  [`${oasis}.spreadsheet`, openDocument],
  [`${oasis}.presentation`, openDocument],
  [
    'application/epub+zip',
    {
      parts: /\.x?html?$/i,
      lines: ['p', 'br', 'li', 'td', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'title'],
      silent: ['script', 'style', 'head'],
      properties: [],
    },
  ],
])
