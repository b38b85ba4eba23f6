import { chooseSheet, type NamedSheet } from '../choose-sheet.ts'
import type { TableLimits, TableRow, TableSource } from '../table.ts'
import { TableError } from '../table-error.ts'
import { type Archive, openArchive } from '../xlsx/archive.ts'
import { walkWholeXml } from '../xlsx/walk-xml.ts'
import { odsRows } from './ods-rows.ts'

const mediaType = 'application/vnd.oasis.opendocument.spreadsheet'
const content = 'content.xml'

interface OdsSheet extends NamedSheet {
  /** 0-based place among the sheets. */
  readonly at: number
}

/** An archive says what it is in a part of its own (ODF 1.3 part 2, 3.3); templates have a longer name. */
const isSpreadsheet = async (archive: Archive): Promise<boolean> => {
  if (!archive.has('mimetype')) return false
  let text = ''
  for await (const piece of archive.text('mimetype')) {
    text += piece
    if (text.length > mediaType.length) break
  }
  return text.startsWith(mediaType)
}

/** True where the manifest says by what a part is encrypted (ODF 1.3 part 2, 4.4). */
const isEncrypted = async (archive: Archive): Promise<boolean> => {
  const manifest = 'META-INF/manifest.xml'
  let found = false
  if (archive.has(manifest))
    await walkWholeXml(archive.text(manifest), {
      open: name => {
        found ||= name === 'encryption-data'
      },
    })
  return found
}

/** Styles stand before the tables that have them. */
const readSheets = async (archive: Archive): Promise<OdsSheet[]> => {
  const sheets: OdsSheet[] = []
  const hiding = new Set<string>()
  let style = ''
  let depth = 0
  let inBook = false
  await walkWholeXml(archive.text(content), {
    open: (name, attributes) => {
      if (name === 'spreadsheet') inBook = true
      else if (name === 'style') style = attributes['style:name'] ?? ''
      else if (name === 'table-properties' && attributes['table:display'] === 'false') hiding.add(style)
      else if (name === 'dde-link') inBook = false
      else if (name === 'table' && inBook) {
        if (depth === 0)
          sheets.push({
            at: sheets.length,
            name: attributes['table:name'] ?? '',
            visible: !hiding.has(attributes['table:style-name'] ?? ''),
          })
        depth++
      }
    },
    close: name => {
      if (name === 'dde-link') inBook = true
      else if (name === 'table' && inBook) depth--
    },
  })
  return sheets
}

/**
 * Opens a workbook in the OpenDocument format (LibreOffice, OpenOffice, Google) with one of its sheets.
 * @returns undefined for an archive of another kind
 * @throws TableError passwordProtected, damagedFile, sheetNotFound, empty
 */
export const openOds = async (
  path: string,
  limits: TableLimits,
  name?: string,
): Promise<TableSource | undefined> => {
  const archive = await openArchive(path, limits)
  try {
    if (!(await isSpreadsheet(archive))) {
      archive.close()
      return undefined
    }
    if (await isEncrypted(archive)) throw new TableError('passwordProtected')
    const sheets = await readSheets(archive)
    const rowsOf = ({ at }: OdsSheet): AsyncIterable<TableRow> => odsRows(archive.text(content), at, limits)
    const sheet = await chooseSheet(sheets, name, rowsOf)
    return {
      kind: 'ods',
      encoding: null,
      separator: null,
      sheets: sheets.filter(({ visible }) => visible).map(each => each.name),
      sheet: sheet.name,
      allRows: () => rowsOf(sheet),
      close: async () => archive.close(),
    }
  } catch (error) {
    archive.close()
    throw error
  }
}
