import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js'
import type { ReadEntry, ReadValue } from '#model/print/read-view.ts'
import { sansText, serifText } from './run-of.ts'
import { faint, hairline, soft } from './style.ts'

/** From this length on a text is for reading and is set like a book. */
const readingLength = 220

/** Lines between rows only, a stronger one below the head. */
export const rowLines: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: line => (line === 1 ? hairline : faint),
  paddingLeft: column => (column === 0 ? 0 : 6),
  paddingRight: () => 6,
  paddingTop: () => 3,
  paddingBottom: () => 3,
}

const isAddress = /^https?:\/\/\S+$/i

function textOf(text: string): Content {
  if (isAddress.test(text)) return { text, link: text, decoration: 'underline', decorationColor: hairline }
  if (text.length < readingLength && !text.includes('\n')) return { text: sansText(text) }
  return {
    stack: text.split(/\n+/).map(part => ({ ...(serifText(part) as object), style: 'reading' }) as Content),
  }
}

/** The text of a field that has room in a line; undefined where there is more to say. */
function shortText({ value }: ReadEntry): string | undefined {
  if (value.kind !== 'text' || value.text.length >= readingLength || value.text.includes('\n'))
    return undefined
  return value.text
}

/** A field of a group: its label before it, or above it where there is more to say. */
function lineOf(entry: ReadEntry): Content {
  const text = shortText(entry)
  if (text !== undefined) return { text: [{ text: `${entry.label}  `, color: soft }, sansText(text)] }
  return {
    stack: [
      { text: entry.label, color: soft },
      { stack: [contentOf(entry.value, entry.label)], margin: [10, 0, 0, 2] },
    ],
  }
}

/** Fields of a row run on in a paragraph, as in an entry of a printed catalogue. */
const paragraphOf = (entries: readonly ReadEntry[]): Content => ({
  text: entries.flatMap((entry, at): Content[] => [
    ...(at > 0 ? [{ text: '   ·   ', color: hairline }] : []),
    { text: `${entry.label}\u00A0 `, color: soft },
    sansText(shortText(entry) ?? ''),
  ]),
})

/** A row by its first field, the others below it. */
function rowOf(row: readonly ReadEntry[], at: number): Content {
  const [first, ...others] = row
  const name = first && shortText(first)
  const rest = name === undefined ? row : others
  const short = rest.filter(entry => shortText(entry) !== undefined)
  const long = rest.filter(entry => shortText(entry) === undefined)
  return {
    stack: [
      ...(name === undefined ? [] : [{ ...(textOf(name) as object), bold: true } as Content]),
      ...(short.length > 0 ? [paragraphOf(short)] : []),
      ...long.map(lineOf),
    ],
    margin: [0, at === 0 ? 0 : 5, 0, 0],
  }
}

const tableOf = ({ columns, rows }: ReadValue & { kind: 'table' }): Content => ({
  layout: rowLines,
  table: {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: columns.map((_, at) => (at === columns.length - 1 ? '*' : 'auto')),
    body: [
      columns.map((label): TableCell => ({ text: label, style: 'columnHead' })),
      ...rows.map(row => row.map((text): TableCell => ({ text: sansText(text) }))),
    ],
  },
  margin: [0, -3, 0, 0],
})

/** Fields of a group; the one that is called like the group itself needs no label. */
const fieldOf = (entry: ReadEntry, heading: string): Content =>
  entry.label === heading ? contentOf(entry.value, heading) : lineOf(entry)

/** Content of a field, as it is printed. @param heading the label beside it. */
export function contentOf(value: ReadValue, heading: string): Content {
  switch (value.kind) {
    case 'text':
      return textOf(value.text)
    case 'lines':
      return { stack: value.lines.map(textOf) }
    case 'fields':
      return { stack: value.entries.map(entry => fieldOf(entry, heading)) }
    case 'rows':
      return { stack: value.rows.map(rowOf) }
    case 'table':
      return tableOf(value)
  }
}
