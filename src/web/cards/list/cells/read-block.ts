/** Text of a cell up to the next tab or line end; spreadsheets quote those that hold either. */
const cell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/y

/** Reads a block of cells as spreadsheets put it on the clipboard: lines of cells, separated by tabs. */
export function readBlock(text: string): readonly (readonly string[])[] {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  cell.lastIndex = 0
  for (;;) {
    const found = cell.exec(lines)
    if (!found) return rows
    const [, quoted, plain = '', end] = found
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') return rows
    if (end === '\n') rows.push([])
  }
}

/** Text of a cell as spreadsheets expect it: quoted where it holds a tab, a line end, or begins with a quote. */
const written = (text: string): string => (/[\t\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Returns a block of cells as it is put on the clipboard, to be read by spreadsheets and by `readBlock`. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map(cells => cells.map(written).join('\t')).join('\n')
