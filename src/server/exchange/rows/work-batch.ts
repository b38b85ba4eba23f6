import { declarationOf } from '#model/cards/declarations.ts'
import { columnFor, numberColumn } from '#model/exchange/read-row.ts'
import { type Author, announce, editorOf, writeCards } from '#server/cards/index.ts'
import { notFound } from '#server/platform/errors.ts'
import type { StepContext } from '#server/platform/operations/index.ts'
import type { ExchangeContext } from '../exchange-context.ts'
import type { RowBatch, RowSource } from '../file/row-source.ts'
import { importForUpdate } from '../store/imports.ts'
import { insertRows, type RowOutcome } from '../store/rows.ts'
import { judgeRows } from './judge-rows.ts'
import type { Judged, Judging } from './judged.ts'
import { createAheadReader } from './read-ahead.ts'
import { RefFinder } from './ref-finder.ts'

export interface ImportInput {
  readonly importId: string
  readonly author: Author
}

/** Row behind which the next batch begins. */
export type ImportPosition = number

/** Names found by works that go on; a few, since they are found again. */
const findersKept = 20

const outcomeOf = (
  { row, key, outcome, record, changes, messages, terms }: Judged,
  cardId?: string,
): RowOutcome => ({
  row: row.row,
  outcome,
  number: key,
  cardId: cardId ?? record?.id,
  changes,
  messages,
  terms,
})

/** Rows of the file that are no objects, told once each. */
function* passedOver({ blank, summary }: RowBatch): Generator<RowOutcome> {
  for (const row of blank) yield { row, outcome: 'none', number: '', messages: [{ kind: 'blankRow' }] }
  for (const row of summary) yield { row, outcome: 'none', number: '', messages: [{ kind: 'summaryRow' }] }
}

/** Works on the next rows of an import: judges them, writes their cards where it is the load, and keeps what became of each. */
export function createBatchWorker({ texts, renamed }: ExchangeContext, source: RowSource) {
  const finders = new Map<string, RefFinder>()
  const readAhead = createAheadReader(source)

  const finderOf = (operationId: string): RefFinder => {
    const finder = finders.get(operationId) ?? new RefFinder()
    finders.delete(operationId)
    finders.set(operationId, finder)
    const [oldest] = finders.keys()
    if (finders.size > findersKept && oldest !== undefined) finders.delete(oldest)
    return finder
  }

  async function write(
    { tx, operationId, input }: StepContext<ImportInput, ImportPosition>,
    { declaration }: Judging,
    judged: readonly Judged[],
  ): Promise<Map<Judged, string>> {
    const writing = judged.filter(({ outcome }) => outcome === 'created' || outcome === 'updated')
    const written = await writeCards(
      tx,
      writing.map(({ record, values = {} }) => ({ values, ...(record && { record }) })),
      { declaration, author: input.author, action: 'imported', operationId, renamed },
    )
    const ids = written.map(({ record }) => record.id)
    if (ids.length > 0)
      await announce(tx, declaration, { ids: [], what: 'many', accountId: input.author.accountId })
    return new Map(writing.flatMap((each, at) => (ids[at] === undefined ? [] : [[each, ids[at]] as const])))
  }

  return async (
    context: StepContext<ImportInput, ImportPosition>,
    { load }: { readonly load: boolean },
  ): Promise<ImportPosition | undefined> => {
    const { tx, input, operationId, position = 0, limit, count } = context
    // Held: what is changed about the import, or begun, comes before this batch or after it.
    const record = await importForUpdate(tx, input.importId)
    const declaration = record && declarationOf(record.card_type)
    if (!record || !declaration) throw notFound()
    // A check whose import was changed since, or is being loaded by now, has nothing to say about its rows any more.
    if ((record.load_id ?? record.check_id) !== operationId) return undefined
    const judging: Judging = { importId: record.id, declaration, mapping: record.mapping }
    const batch = await readAhead(judging, record, { operationId, after: position, limit })
    const editor = editorOf(input.author, operationId)
    const judged = await judgeRows(tx, judging, batch.read, {
      texts,
      finder: finderOf(operationId),
      editor,
      load,
    })
    const ids = load ? await write(context, judging, judged) : new Map<Judged, string>()
    await insertRows(tx, record.id, [
      ...judged.map(each => outcomeOf(each, ids.get(each))),
      ...passedOver(batch),
    ])
    const named = (refused: boolean): string[] =>
      judged.filter(({ outcome }) => (outcome === 'refused') === refused).map(({ row }) => String(row.row))
    count(named(false), named(true))
    if (batch.next === undefined) finders.delete(operationId)
    return batch.next
  }
}

/** Whether a mapping can be worked with: it must say by what cards are found. */
export const findsCards = ({ declaration, mapping }: Omit<Judging, 'importId'>): boolean =>
  columnFor(mapping, numberColumn(declaration)) !== undefined || columnFor(mapping, '@id') !== undefined
