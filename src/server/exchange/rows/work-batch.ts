import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { KnownRows } from '#model/exchange/known-rows.ts'
import type { Message } from '#model/exchange/messages.ts'
import { ownLinkKeys } from '#model/exchange/own-links.ts'
import { type Author, announce, editorOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import type { JobDefinition } from '#server/platform/jobs/index.ts'
import type { StepContext } from '#server/platform/operations/index.ts'
import type { MayMake } from '../decisions/decided-refs.ts'
import { failOnTooManyNew } from '../decisions/require-seen.ts'
import type { ExchangeContext } from '../exchange-context.ts'
import type { StoredTables } from '../file/stored-tables.ts'
import { createPictureKnower, planPictures } from '../pictures/plan-pictures.ts'
import type { TakePicturesInput } from '../pictures/take-pictures.ts'
import { archiveKey, markNamed } from '../store/archives.ts'
import { type ImportRecord, importForUpdate } from '../store/imports.ts'
import { museumKey } from '../store/museum-key.ts'
import { addNames, countNames } from '../store/names.ts'
import { insertPictures } from '../store/pictures.ts'
import { insertRows, type RowOutcome } from '../store/rows.ts'
import { judgeRows } from './judge-rows.ts'
import { type Judged, type Judging, originOf } from './judged.ts'
import { linkRows } from './link-rows.ts'
import { createAheadReader, type ReadBatch } from './read-ahead.ts'
import { RefFinder } from './ref-finder.ts'
import { chooseSamples } from './samples.ts'
import { type WrittenRows, writeRows } from './write-rows.ts'

export interface ImportInput {
  readonly importId: string
  readonly author: Author
  /** As what histories record it; default 'imported'. */
  readonly action?: string
  /** Given for a person: decisions of the museum about names apply, as far as the person may make what they make. */
  readonly mayMake?: MayMake
  /** True for a load whose rows no check went through: it goes no further than it may without being asked. */
  readonly unchecked?: boolean
}

/**
 * Row behind which the next batch begins; `again` where rows are gone through once more, to link cards with what comes further down in
 * the same table.
 */
export type ImportPosition = number | { readonly again: number }

/** Names found by works that go on; a few, since they are found again. */
const findersKept = 20

const outcomeOf = (
  { row, key, outcome, record, changes, messages, terms }: Judged,
  here: string,
  cardId?: string,
): RowOutcome => ({
  row: row.row,
  outcome,
  number: key,
  cardId: cardId ?? record?.id,
  changes,
  messages,
  terms,
  origin: originOf(row, here),
})

const namesOfRow = ({ row, names = [] }: Judged) => ({ row: row.row, names })

/** Rows of the file that are no objects, reported once each. */
function* passedOver({ blank, summary }: ReadBatch): Generator<RowOutcome> {
  for (const row of blank) yield { row, outcome: 'none', number: '', messages: [{ kind: 'blankRow' }] }
  for (const row of summary) yield { row, outcome: 'none', number: '', messages: [{ kind: 'summaryRow' }] }
}

/** Rows read at once. */
const chunk = 500

/** Works whose rows are known; those of one that was stopped are forgotten when others come. */
const kept = 20

/** Looks through whole files, once for each work, for what their rows are known by. */
function createRowsKnower(tables: Pick<StoredTables, 'known'>) {
  const known = new Map<string, Promise<KnownRows>>()

  const analyseFile = async (judging: Judging, record: ImportRecord, work: string): Promise<KnownRows> => {
    const { declaration, mapping } = judging
    const rows = new KnownRows(declaration, mapping.language)
    const by = { cardType: declaration.type, mapping }
    for (let after: number | undefined = 0; after !== undefined; ) {
      const batch: Awaited<ReturnType<StoredTables['known']>> = await tables.known(
        record,
        { work, after, limit: chunk },
        by,
      )
      for (const row of batch.rows) rows.add(row)
      after = batch.next
    }
    return rows
  }

  return {
    of(judging: Judging, record: ImportRecord, operationId: string): Promise<KnownRows> {
      const before = known.get(operationId)
      if (before) return before
      const rows = analyseFile(judging, record, `${operationId} rows`)
      known.set(operationId, rows)
      const [oldest] = known.keys()
      if (known.size > kept && oldest !== undefined) known.delete(oldest)
      return rows
    },
    forget: (operationId: string): void => void known.delete(operationId),
  }
}

/** Works on the next rows of an import: judges them, writes their cards where it is the load, and keeps what became of each. */
export function createBatchWorker(
  { texts, renamed, follow, tables, jobs }: ExchangeContext,
  pictures: JobDefinition<TakePicturesInput>,
) {
  const finders = new Map<string, RefFinder>()
  const readAhead = createAheadReader(tables)
  const knowRows = createRowsKnower(tables)
  const knowPictures = createPictureKnower()

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
    judging: Judging,
    judged: readonly Judged[],
  ): Promise<WrittenRows> {
    const { declaration } = judging
    const { author, action = 'imported' } = input
    const writing = { declaration, author, action, operationId, renamed }
    const written = await writeRows(tx, judging, judged, writing)
    const { accountId } = author
    const created = [...written.cardOf].filter(([{ outcome }]) => outcome === 'created')
    if (created.length > 0)
      await follow(tx, declaration, { ids: created.map(([, id]) => id), what: 'created', author })
    const before = new Map(
      [...written.cardOf].flatMap(([{ outcome, record: row }, id]) =>
        outcome === 'created' ? [] : [[id, row?.data ?? {}] as const],
      ),
    )
    if (before.size > 0)
      await follow(tx, declaration, { ids: [...before.keys()], what: 'changed', author, before })
    if (written.cardOf.size > 0) await announce(tx, declaration, { ids: [], what: 'many', accountId })
    return written
  }

  /** Keeps which pictures rows name; those of a load are taken in behind it. @returns the rows with what is said about the others. */
  async function withPictures(
    { tx, operationId, input }: StepContext<ImportInput, ImportPosition>,
    judged: readonly Judged[],
    cardOf: ReadonlyMap<Judged, string> | undefined,
  ): Promise<ReadonlyMap<Judged, readonly Message[]>> {
    const { importId, author } = input
    if (judged.every(({ row }) => row.pictures.length === 0)) return new Map()
    const { wanted, messages } = planPictures(judged, await knowPictures.of(tx, importId, operationId))
    const cards = new Map(judged.map(each => [each.row.row, cardOf?.get(each) ?? each.record?.id ?? null]))
    await insertPictures(
      tx,
      importId,
      wanted.map(each => ({ ...each, cardId: cardOf ? (cards.get(each.row) ?? null) : null })),
    )
    await markNamed(
      tx,
      importId,
      wanted.flatMap(({ position }) => position ?? []),
    )
    const [from, to] = [wanted.at(0)?.row, wanted.at(-1)?.row]
    if (cardOf && from !== undefined && to !== undefined)
      await jobs.enqueue(tx.db, pictures, { tenantId: tx.tenantId, importId, author, from, to })
    return messages
  }

  /** Context for judging rows. Where they may link to one another, the file is read through first: it says what there is to link to. */
  async function judgingOf(
    tx: TenantTransaction,
    record: ImportRecord,
    declaration: CardDeclaration,
    operationId: string,
    complete: boolean,
  ): Promise<Judging> {
    const judging = { importId: record.id, declaration, mapping: record.mapping, here: await museumKey(tx) }
    const makes = record.mapping.mode !== 'update' && record.mapping.mode !== 'add'
    if (!makes || ownLinkKeys(declaration, record.mapping).size === 0) return judging
    const known = await knowRows.of(judging, record, operationId)
    return { ...judging, own: { known, importId: record.id, complete } }
  }

  return async (
    context: StepContext<ImportInput, ImportPosition>,
    { load }: { readonly load: boolean },
  ): Promise<ImportPosition | undefined> => {
    const { tx, input, operationId, position = 0, limit, count } = context
    // Held: what is changed about the import, or started, comes before this batch or after it.
    const record = await importForUpdate(tx, input.importId)
    const declaration = record && declarationOf(record.card_type)
    if (!record || !declaration) throw notFound()
    // A check whose import was changed since, or is being loaded by now, has nothing to say about its rows any more.
    if ((record.load_id ?? record.check_id) !== operationId) return undefined
    const again = typeof position === 'object'
    const judging = await judgingOf(tx, record, declaration, operationId, again)
    const work = again ? `${operationId} again` : operationId
    const after = again ? position.again : position
    const batch = await readAhead(judging, record, { operationId: work, after, limit })
    const options = {
      texts,
      finder: finderOf(operationId),
      editor: editorOf(input.author, operationId),
      making: { author: input.author, operationId, renamed, language: record.mapping.language },
      load,
      mayMake: input.mayMake,
      tellsNames: !load || input.unchecked === true,
    }
    if (again) await linkRows(tx, judging, batch.read, options, judged => write(context, judging, judged))
    else {
      const found = await judgeRows(tx, judging, batch.read, options)
      const { judged: written, cardOf } = load
        ? await write(context, judging, found)
        : { judged: found, cardOf: new Map<Judged, string>() }
      const told = await withPictures(context, written, load ? cardOf : undefined)
      const judged = written.map(each => {
        const messages = told.get(each)
        return messages ? { ...each, messages: [...each.messages, ...messages] } : each
      })
      const cardIdOf = new Map(written.map((each, at) => [judged[at], cardOf.get(each)]))
      const samples = load
        ? undefined
        : await chooseSamples(tx, judging, judged, { isLast: batch.next === undefined })
      await insertRows(tx, record.id, [
        ...judged.map(each => ({
          ...outcomeOf(each, judging.here, cardIdOf.get(each)),
          sample: samples?.get(each),
        })),
        ...passedOver(batch),
      ])
      await addNames(tx, record.id, countNames(found.map(namesOfRow)))
      const makesNew = found.some(({ names = [] }) => names.some(({ outcome }) => outcome === 'new'))
      if (input.unchecked && makesNew) await failOnTooManyNew(tx, record)
      const named = (refused: boolean): string[] =>
        judged.filter(({ outcome }) => (outcome === 'refused') === refused).map(({ row }) => String(row.row))
      count(named(false), named(true))
    }
    if (batch.next !== undefined) return again ? { again: batch.next } : batch.next
    if (load && judging.own && !again) return { again: 0 }
    finders.delete(operationId)
    knowRows.forget(operationId)
    knowPictures.forget(operationId)
    // Once the last picture is in, and also where none is wanted, the archive goes.
    if (load && (await archiveKey(tx, record.id)) !== undefined)
      await jobs.enqueue(tx.db, pictures, {
        tenantId: tx.tenantId,
        importId: record.id,
        author: input.author,
        from: 0,
        to: 0,
      })
    return undefined
  }
}
