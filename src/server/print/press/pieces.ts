import type { PressJob } from './make-pdf.ts'
import type { FilledBlock } from './template-jobs.ts'

type Table = Extract<FilledBlock, { readonly type: 'table' }>

/** A part of a document on its way to the press. */
export type Piece =
  /** The document without what is in it; ends whatever was handed over before. */
  | { readonly begin: PressJob }
  /** More of its sheets, labels or blocks. */
  | { readonly more: readonly unknown[] }
  /** More rows of the table that came last. */
  | { readonly rows: Table['rows'] }

/** Sheets, labels, blocks or rows of one piece: copying them to another thread must not keep the server's own from its requests. */
export const mostInPiece = 20

function* inPieces<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += mostInPiece) yield items.slice(at, at + mostInPiece)
}

function* piecesOfBlocks(blocks: readonly FilledBlock[]): Generator<Piece> {
  let waiting: FilledBlock[] = []
  for (const block of blocks) {
    const isLong = block.type === 'table' && block.rows.length > mostInPiece
    waiting.push(isLong ? { ...block, rows: [] } : block)
    if (!isLong && waiting.length < mostInPiece) continue
    yield { more: waiting }
    waiting = []
    if (isLong) for (const rows of inPieces(block.rows)) yield { rows }
  }
  if (waiting.length > 0) yield { more: waiting }
}

/** A document in pieces that are each copied in no time. */
export function* piecesOf(job: PressJob): Generator<Piece> {
  if (job.layout === 'blocks') {
    yield { begin: { ...job, blocks: [] } }
    yield* piecesOfBlocks(job.blocks)
  } else if (job.layout === 'labels') {
    yield { begin: { ...job, labels: [] } }
    for (const more of inPieces(job.labels)) yield { more }
  } else {
    yield { begin: { ...job, sheets: [] } }
    for (const more of inPieces(job.sheets)) yield { more }
  }
}

/** Pieces of a document. */
const contentOf = (job: PressJob): readonly unknown[] =>
  job.layout === 'blocks' ? job.blocks : job.layout === 'labels' ? job.labels : job.sheets

/** Puts a document together again. @returns the document as far as it is there. */
export function withPiece(job: PressJob | undefined, piece: Piece): PressJob {
  if ('begin' in piece) return piece.begin
  if (!job) throw new Error('a piece of a document that was not begun')
  // The copy is the press's own: what came is added in place.
  const content = contentOf(job) as unknown[]
  if ('more' in piece) content.push(...piece.more)
  else ((content.at(-1) as Table).rows as Table['rows'][number][]).push(...piece.rows)
  return job
}
