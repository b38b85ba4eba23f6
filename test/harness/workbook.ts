import { ZipFile } from 'yazl'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'

export interface RawWorkbook {
  /** Name to the XML inside `sheetData`. */
  readonly sheets: Readonly<Record<string, string>>
  readonly hidden?: readonly string[]
  /** XML of the `si` elements. */
  readonly strings?: string
  /** Format codes; a cell with `s="n"` has the nth. */
  readonly formats?: readonly string[]
  readonly since1904?: boolean
  /** XML behind the cells of every sheet: merged ones. */
  readonly behind?: string
}

/** Of all parts of archives, so that the same archive has the same bytes. */
const mtime = new Date(2026, 0, 1)

/** A ZIP archive of these parts. */
export const zipped = async (parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path, { mtime })
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`

/** A workbook written by hand, for what our own writer never writes. */
export const rawWorkbook = (book: RawWorkbook): Promise<Buffer> => {
  const names = Object.keys(book.sheets)
  const formats = book.formats ?? []
  const attribute = (code: string): string => code.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return zipped({
    '_rels/.rels': `<Relationships xmlns="${packaged}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}">${names.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `/xl/worksheets/sheet${index + 1}.xml`)).join('')}${relation('rIdS', 'sharedStrings', 'sharedStrings.xml')}${relation('rIdF', 'styles', 'styles.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${book.since1904 ? ' date1904="1"' : ''}/><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}"${book.hidden?.includes(name) ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${book.strings ?? ''}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${attribute(code)}"/>`).join('')}</numFmts><cellXfs>${formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      names.map((name, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${book.sheets[name]}</sheetData>${book.behind ?? ''}</worksheet>`,
      ]),
    ),
  })
}
