import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { codeBars } from '../../codes/code-bars.ts'
import type { FilledBlock, FilledCell, FilledField } from '../../press/template-jobs.ts'
import { rowLines } from '../content-of.ts'
import { dataUrl } from '../data-url.ts'
import { fitInto } from '../masthead.ts'
import { sansText, serifText } from '../run-of.ts'
import { entryOf, sectionOf } from '../section-of.ts'
import { gutter, hairline, labelWidth, points } from '../style.ts'

type Of<Type> = Extract<FilledBlock, { readonly type: Type }>

const headings = {
  1: { style: 'title', marginBottom: 8 },
  2: { style: 'sectionTitle', marginTop: 12, marginBottom: 6 },
  3: { bold: true, fontSize: 10, marginTop: 8, marginBottom: 4 },
} as const

const lineOf = (width: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.5, lineColor: hairline }],
})

/** Points below a heading that are on its page, too: for the first lines of what it is over, or a row with a small picture. */
const followed = 56

/** A heading keeps room below itself, which what follows then takes: so it never stands alone at the foot of a page. */
function headingOf({ text, level }: Of<'heading'>): Content[] {
  const { marginBottom, ...look } = headings[level as keyof typeof headings]
  const words = level === 3 ? { text: sansText(text) } : (serifText(text) as object)
  const heading = { ...words, ...look, marginBottom: marginBottom + followed } as Content
  return [
    { stack: [heading], unbreakable: true },
    { text: '', marginTop: -followed },
  ]
}

const paragraphOf = ({ text, size, weight, italic, font, align }: Of<'paragraph'>): Content =>
  ({
    ...(font === 'serif' ? (serifText(text) as object) : { text: sansText(text) }),
    fontSize: size,
    bold: weight === 'bold',
    italics: italic,
    alignment: align,
    marginBottom: 6,
  }) as Content

/** A field with its name beside it; where there is nothing, a line to write on. */
const fieldOf = ({ label, text }: FilledField, width: number, labelled: number): Content => ({
  columns: [
    { text: sansText(label), style: 'label', width: labelled },
    text === ''
      ? { stack: [lineOf(width - labelled - gutter)], marginTop: 11, width: '*' }
      : { text: sansText(text), width: '*' },
  ],
  columnGap: gutter,
  style: 'entry',
  // A heading keeps room for two lines only.
  unbreakable: text.length < 1500 && text.split('\n').length < 3,
})

function fieldsOf({ fields, columns }: Of<'fields'>, width: number): Content {
  if (columns === 1) return { stack: fields.map(field => fieldOf(field, width, labelWidth)), marginBottom: 4 }
  const half = (width - gutter) / 2
  const rows = Array.from({ length: Math.ceil(fields.length / 2) }, (_, at) =>
    fields.slice(at * 2, at * 2 + 2),
  )
  return {
    stack: rows.map(row => ({
      columns: row.map(field => ({ stack: [fieldOf(field, half, labelWidth * 0.7)], width: half })),
      columnGap: gutter,
    })),
    marginBottom: 4,
  }
}

function picturesOf({ pictures, height, align }: Of<'pictures'>, width: number): Content {
  if (pictures.length === 0) return []
  const gap = 8
  const most = pictures.length === 1 ? width : (width - gap) / 2
  const images = pictures.map(picture => ({
    image: dataUrl(picture),
    ...fitInto(picture, most, points(height)),
    alignment: align,
  }))
  const rows = Array.from({ length: Math.ceil(images.length / 2) }, (_, at) =>
    images.slice(at * 2, at * 2 + 2),
  )
  return {
    stack: rows.map(row =>
      row.length === 1
        ? ({ ...(row[0] as object), marginBottom: gap } as Content)
        : { columns: row.map(image => ({ stack: [image], width: most })), columnGap: gap, marginBottom: gap },
    ),
    marginBottom: 4,
  }
}

function codeOf({ code: kind, text, height, align }: Of<'code'>): Content {
  const code = codeBars(kind, text)
  if (!code) return []
  const high = points(height)
  // A module of Code 128 is a quarter of a millimetre wide: scanners read that at arm's length.
  const scale = kind === 'qr' ? high / code.height : points(0.25)
  return {
    // Between columns that take what is left, since a canvas by itself knows no alignment.
    columns: [
      ...(align === 'left' ? [] : [{ text: '', width: '*' }]),
      {
        canvas: code.bars.map(([x, y, w, h]) => ({
          type: 'rect' as const,
          x: x * scale,
          y: kind === 'qr' ? y * scale : 0,
          w: w * scale,
          h: kind === 'qr' ? h * scale : high,
          color: '#000000',
        })),
        width: code.width * scale,
      },
      ...(align === 'right' ? [] : [{ text: '', width: '*' }]),
    ],
    marginBottom: 6,
  }
}

const signaturesOf = ({ lines }: Of<'signatures'>, width: number): Content => {
  const each = (width - gutter * (lines.length - 1)) / lines.length
  return {
    columns: lines.map(text => ({
      stack: [lineOf(each), { text: sansText(text), style: 'running', marginTop: 3 }],
      width: each,
    })),
    columnGap: gutter,
    margin: [0, 44, 0, 6],
    unbreakable: true,
  }
}

const termsOf = ({ text, size }: Of<'terms'>): Content => ({
  stack: text.split(/\n{2,}/).map(part => ({
    text: sansText(part.trim()),
    fontSize: size,
    alignment: 'justify' as const,
    marginBottom: 3,
  })),
  marginBottom: 4,
})

type Table = Extract<FilledBlock, { readonly type: 'table' }>

/** Space that the lines of tables leave free beside a cell (`rowLines`). */
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

/** A table of objects: its head is repeated on every page, and no row is broken over two. */
function tableContent({ columns, rows, size }: Table): Content {
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

/** True for blocks of which many fit on a page: what is kept together must not be longer than one. */
const isShort = (block: FilledBlock): boolean =>
  block.type === 'paragraph' || block.type === 'terms'
    ? block.text.length < 600
    : ['space', 'rule', 'code', 'signatures'].includes(block.type)

/**
 * A block as it is set.
 * @param width of the text, in points
 * @param first whether nothing precedes it, so that there is no page to be left.
 */
export function blockContent(block: FilledBlock, width: number, first: boolean): Content[] {
  switch (block.type) {
    case 'heading':
      return headingOf(block)
    case 'paragraph':
      return [paragraphOf(block)]
    case 'fields':
      return [fieldsOf(block, width)]
    case 'sections':
      return block.sections.flatMap(section =>
        block.heading
          ? sectionOf(section, false, width)
          : section.entries.map(entry => entryOf(entry, false, '')),
      )
    case 'pictures':
      return [picturesOf(block, width)]
    case 'code':
      return [codeOf(block)]
    case 'table':
      return [tableContent(block)]
    case 'signatures':
      return [signaturesOf(block, width)]
    case 'terms':
      return [termsOf(block)]
    case 'space':
      return [{ text: '', marginTop: points(block.height) }]
    case 'rule':
      return [{ stack: [lineOf(width)], margin: [0, 6, 0, 6] }]
    case 'together':
      return [
        {
          stack: block.blocks.flatMap(inner => blockContent(inner, width, first)),
          unbreakable: block.blocks.every(isShort),
        },
      ]
    case 'pageBreak':
      return first ? [] : [{ text: '', pageBreak: 'after' }]
  }
}
