import { type Manifest, sizeText } from '../platform/backup/index.ts'

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Numbers of a backup, for programs. */
export const summaryOf = ({ museums, tables, files }: Manifest) => ({
  museums,
  rows: tables.reduce((sum, table) => sum + table.rows, 0),
  files: files.count,
})

/** Contents of a backup, in a few words. */
export function describe(manifest: Manifest): string {
  const { tables, files } = manifest
  const { museums, rows } = summaryOf(manifest)
  return [
    plural(museums, 'museum', 'museums'),
    `${plural(rows, 'row', 'rows')} in ${plural(tables.length, 'table', 'tables')}`,
    files.included ? `${plural(files.count, 'file', 'files')} (${sizeText(files.bytes)})` : 'no files',
  ].join(', ')
}
