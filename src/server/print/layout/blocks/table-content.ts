import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { FilledBlock, FilledCell } from '../../press/template-jobs.ts'
import { rowLines } from '../content-of.ts'
import { dataUrl } from '../data-url.ts'
import { fitInto } from '../masthead.ts'
import { points } from '../millimetres.ts'
import { sansText } from '../run-of.ts'

type Table = Extract<FilledBlock, { readonly type: 'table' }>

/** What the lines of tables leave free beside a cell (`rowLines`). */
const paddingOf = (column: number): number => (column === 0 ? 6 : 12)

/** Pictures in cells are no higher than wide, and no wider than this where the column has no width of its own. */
const widestPicture = points(30)

const cellOf = (cell: FilledCell, width: number): TableCell =>
  typeof cell === 'string'
    ? { text: sansText(cell) }
    : {
        image: dataUrl(cell),
        ...fitInto(cell, Math.min(width, widestPicture), Math.min(width, widestPicture)),
      }

/** A table of objects: its head stands on every page, and no row is broken over two. */
export function tableContent({ columns, rows, size }: Table): Content {
  const widths = columns.map(({ width }, at) =>
    width === undefined ? '*' : Math.max(4, points(width) - paddingOf(at)),
  )
  return {
    layout: rowLines,
    fontSize: size,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        columns.map(({ label }): TableCell => ({ text: sansText(label), style: 'columnHead' })),
        ...rows.map(row =>
          row.map((cell, at) => cellOf(cell, typeof widths[at] === 'number' ? widths[at] : widestPicture)),
        ),
      ],
    },
    margin: [0, 2, 0, 8],
  }
}
