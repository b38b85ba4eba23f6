import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { cut } from '#model/text/cut.ts'
import type { WritableTable } from '../writable-table.ts'
import { packageParts } from './package-parts.ts'
import { listsXml, sheetXml } from './sheet-xml.ts'

const listSheet = 'lists'

/** Excel refuses longer names, empty ones, and these characters (and an apostrophe at either end). */
const allowedName = (name: string): string => {
  const allowed = cut(name.replace(/[[\]:*?/\\]/g, ' '), 31).replace(/^'+|(?<!')'+$/g, '')
  return allowed.trim() === '' || allowed.toLowerCase() === listSheet ? 'Table' : allowed
}

/** A workbook, packed while its rows are read. */
export const writeXlsx = (table: WritableTable): Readable => {
  const zip = new ZipFile()
  const withLists = table.columns.some(({ options = [] }) => options.length > 0)
  const sheet = { name: allowedName(table.sheetName), hidden: false }
  const parts = packageParts(withLists ? [sheet, { name: listSheet, hidden: true }] : [sheet])
  for (const [path, xml] of parts) zip.addBuffer(Buffer.from(xml), path)
  if (withLists) zip.addBuffer(Buffer.from(listsXml(table.columns)), 'xl/worksheets/sheet2.xml')
  const rows = Readable.from(sheetXml(table, listSheet), { objectMode: false })
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { compressionLevel: 4 })
  zip.end()
  const output = new PassThrough()
  const fail = (error: Error): void => {
    output.destroy(error)
  }
  zip.on('error', fail)
  rows.on('error', fail)
  output.on('close', () => rows.destroy())
  return zip.outputStream.pipe(output)
}
