import { diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { cut } from '#model/text/cut.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { RowSample } from '../store/row-sample.ts'
import { samplesKept } from '../store/samples.ts'
import type { Judged, Judging } from './judged.ts'

/** Samples of the beginning of a table, its end, and what is unlike the rest of it: ten in all. */
const atBeginning = 3
const atEnd = 3
const unlike = 4
/** Samples of one batch, so that what is unlike is found further down, too. */
const unlikeOfBatch = 2

/** Characters of a cell that are kept. */
const cellLength = 400

/** Weight of a warning of a kind that no sample has, beside that of a column that is filled in no other. */
const weightOfKind = 3

/** A row as a person is shown it: what the record will hold, and the cells it comes from. */
export function sampleOf({ declaration }: Pick<Judging, 'declaration'>, judged: Judged): RowSample {
  const { row, values = {}, named } = judged
  const cells = [...row.written].filter(([, { text }]) => text.trim() !== '')
  return {
    changes: named(diffCards(fieldsOf(declaration), {}, values)),
    cells: cells.map(([column, { text }]) => [column, cut(text, cellLength)]),
  }
}

/** Features of a row by which it is unlike others. */
const featuresOf = (kinds: readonly string[], columns: readonly string[]): ReadonlyMap<string, number> =>
  new Map([
    ...kinds.map(kind => [`kind ${kind}`, weightOfKind] as const),
    ...columns.map(column => [`column ${column}`, 1] as const),
  ])

const featuresOfRow = ({ messages, row }: Judged): ReadonlyMap<string, number> =>
  featuresOf(
    messages.map(({ kind }) => kind),
    [...row.written].flatMap(([column, { text }]) => (text.trim() === '' ? [] : [column])),
  )

/**
 * Chooses rows of a batch that are kept as samples of a check: the first of the table, the last, and those that are unlike the ones before them.
 * @param isLast true for the last batch of the table
 */
export async function chooseSamples(
  tx: TenantTransaction,
  { importId, declaration }: Pick<Judging, 'importId' | 'declaration'>,
  judged: readonly Judged[],
  { isLast }: { readonly isLast: boolean },
): Promise<ReadonlyMap<Judged, RowSample>> {
  const shown = judged.filter(({ outcome }) => outcome === 'created' || outcome === 'updated')
  const kept = await samplesKept(tx, importId)
  const first = shown.slice(0, Math.max(0, atBeginning - kept.length))
  const known = new Set(kept.flatMap(({ kinds, columns }) => [...featuresOf(kinds, columns).keys()]))
  const know = (row: Judged) => {
    for (const feature of featuresOfRow(row).keys()) known.add(feature)
  }
  first.forEach(know)
  const chosen = new Set(first)
  const room = Math.min(unlikeOfBatch, unlike - Math.max(0, kept.length - atBeginning))
  for (let found = 0; found < room; found++) {
    const news = (row: Judged): number =>
      [...featuresOfRow(row)].reduce((sum, [feature, weight]) => sum + (known.has(feature) ? 0 : weight), 0)
    const [best] = shown
      .filter(row => !chosen.has(row))
      .map(row => ({ row, news: news(row) }))
      .sort((one, other) => other.news - one.news)
    if (!best || best.news === 0) break
    chosen.add(best.row)
    know(best.row)
  }
  if (isLast) for (const row of shown.slice(-atEnd)) chosen.add(row)
  return new Map([...chosen].map(row => [row, sampleOf({ declaration }, row)]))
}
