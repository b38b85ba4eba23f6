import { expect, test } from 'vitest'
import type { PressJob } from './make-pdf.ts'
import { mostInPiece, type Piece, piecesOf, withPiece } from './pieces.ts'

const titled = { language: 'en', museum: 'Museum', title: 'Title' } as const
const running = { left: '', center: '', right: '' }
const table = (rows: number) =>
  ({
    type: 'table',
    size: 8,
    columns: [{ label: 'Number' }],
    rows: Array.from({ length: rows }, (_, at) => [String(at)]),
  }) as const
const heading = (at: number) => ({ type: 'heading', text: String(at), level: 1 }) as const

const blocks: PressJob = {
  layout: 'blocks',
  ...titled,
  page: { size: 'A4', orientation: 'portrait', margins: { top: 20, right: 20, bottom: 20, left: 20 } },
  header: running,
  footer: running,
  blocks: [
    ...Array.from({ length: 205 }, (_, at) => heading(at)),
    table(1001),
    heading(1),
    table(3),
    table(50),
    heading(2),
  ],
}
const labels: PressJob = {
  layout: 'labels',
  ...titled,
  medium: { type: 'roll', width: 50, height: 25 },
  skip: 0,
  copies: 1,
  labels: Array.from({ length: 333 }, () => []),
}
const sheets: PressJob = {
  layout: 'sheets',
  ...titled,
  words: { page: '', printedOn: '' },
  sheets: Array.from({ length: 101 }, (_, at) => ({
    number: String(at),
    title: 'Cup',
    subtitle: '',
    essentials: [],
    sections: [],
  })),
}

const itemsOf = (piece: Piece): number => {
  if ('more' in piece) return piece.more.length
  if ('rows' in piece) return piece.rows.length
  const { begin } = piece
  return begin.layout === 'blocks'
    ? begin.blocks.length
    : begin.layout === 'labels'
      ? begin.labels.length
      : begin.sheets.length
}

test.each([
  ['blocks and long tables', blocks],
  ['labels', labels],
  ['sheets', sheets],
  ['nothing', { ...blocks, blocks: [] }],
])('A document of %s goes to the press in small pieces and arrives whole [F-T16]', (_, job) => {
  const pieces = [...piecesOf(job)]
  for (const piece of pieces) expect(itemsOf(piece)).toBeLessThanOrEqual(mostInPiece)
  let arrived: PressJob | undefined
  for (const piece of pieces) arrived = withPiece(arrived, structuredClone(piece))
  expect(arrived).toEqual(job)
})

test('What was handed over of a document that came to nothing is not in the next [F-T16]', () => {
  const [begin, more] = piecesOf(sheets)
  if (!begin || !more) throw new Error('no pieces')
  const half = withPiece(withPiece(undefined, structuredClone(begin)), structuredClone(more))
  expect(withPiece(half, structuredClone(begin))).toMatchObject({ sheets: [] })
  expect(() => withPiece(undefined, more)).toThrow('not begun')
})
