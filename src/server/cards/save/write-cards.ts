import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Change } from '#model/engine/diff.ts'
import { languages } from '#model/languages.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { writeCardIndex } from '../indexing/index-cards.ts'
import { linkFields } from '../indexing/link-fields.ts'
import type { Renamed } from '../renamed.ts'
import { namedChanges } from '../revisions/named-changes.ts'
import { seesAll } from '../sight.ts'
import { type CardRecord, coverThemselves, insertCards } from '../store/cards.ts'
import { countCards, takeNumbers } from '../store/counters.ts'
import { followAttached } from '../store/follow-attached.ts'
import { retypeLinks } from '../store/links.ts'
import { claimNumbers, dropNumbers, numberKey } from '../store/numbers.ts'
import { nameForPublic, noteWithdrawals } from '../store/public-names.ts'
import { type Author, insertRevisions } from '../store/revisions.ts'
import { updateCards } from '../store/update-cards.ts'
import { refuseCircles } from '../tree/refuse-circles.ts'
import { countRepublished, isRepublished } from './count-republished.ts'
import { numbersOf } from './numbers-of.ts'
import { onToday } from './on-today.ts'
import { type Step, stepsOf, type Write } from './plan-writes.ts'
import { eventOf } from './record-beside.ts'
import { refuseEmbargoed } from './refuse-embargoed.ts'
import { refuseSample } from './refuse-sample.ts'
import { refuseWithdrawn } from './refuse-withdrawn.ts'
import { begun, refuseClosed, refuseFrozen } from './workflow.ts'

/** The author of a write, its action in the history, and its operation. */
export interface Writing {
  readonly declaration: CardDeclaration
  readonly author: Author
  readonly action: string
  readonly operationId?: string | undefined
  readonly renamed: Renamed
  /** The product itself updates references, which includes closed records. */
  readonly tidies?: boolean
  /** The history stores the names of referenced records, which may be deleted later. */
  readonly names?: boolean
  /** Further details for the history: a reason, the steps before and after. */
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

export interface Written {
  readonly record: CardRecord
  readonly changes: readonly Change[]
}

async function insertNew(tx: TenantTransaction, steps: readonly Step[], { declaration, author }: Writing) {
  const [first] = steps
  if (!first) return []
  const list = cardTypes[declaration.type]
  const number = await takeNumbers(tx, list, steps.length)
  const records = await insertCards(
    tx,
    steps.map(({ values, coverFileId, prepared }, at) => ({
      type: cardTypes[declaration.typeOf(values)],
      incrementalNumber: number + at,
      data: values,
      by: author,
      coverFileId: coverFileId ?? null,
      heading: prepared.headings,
    })),
  )
  await countCards(tx, list, records[0]?.id ?? '1', records.length)
  const covering = new Set(records.flatMap(({ id }, at) => (steps[at]?.coversItself ? [id] : [])))
  await coverThemselves(tx, [...covering])
  return records.map(record => (covering.has(record.id) ? { ...record, cover_file_id: record.id } : record))
}

/** Writes the cards that are there and change. @returns their records as they are now, by id. */
const updateChanged = (tx: TenantTransaction, steps: readonly Step[], { author }: Writing) =>
  updateCards(
    tx,
    steps.flatMap(({ record, changes, newType, values, prepared, published, coverFileId }) =>
      record && changes.length > 0
        ? [
            {
              id: record.id,
              data: values,
              heading: prepared.headings,
              type: newType,
              published,
              coverFileId,
            },
          ]
        : [],
    ),
    author,
  )

/** Claims the numbers of cards. @throws {CodedError} `invalid_input`, at the place of each number that another card has. */
async function claim(
  tx: TenantTransaction,
  { declaration }: Writing,
  records: readonly CardRecord[],
): Promise<void> {
  const claims = records.flatMap(record =>
    numbersOf(declaration, record.data).map(({ number, place }) => ({ cardId: record.id, number, place })),
  )
  const failed = await claimNumbers(tx, cardTypes[declaration.type], claims)
  if (failed.length === 0) return
  const taken = new Set(failed.map(({ cardId, number }) => `${cardId} ${numberKey(number)}`))
  const places = claims.filter(({ cardId, number }) => taken.has(`${cardId} ${numberKey(number)}`))
  throw new CodedError('invalid_input', {
    fields: Object.fromEntries(places.map(({ place }) => [place, { key: 'duplicate' }])),
  })
}

/** Names records that are published for the first time, and notes which the public sees no longer, or again. */
async function followPublic(
  tx: TenantTransaction,
  { site }: CardDeclaration,
  written: readonly { readonly record: CardRecord; readonly step: Step }[],
): Promise<void> {
  const changed = written.filter(({ step }) => isRepublished(step.changes)).map(({ record }) => record)
  if (!site || changed.length === 0) return
  const published = changed.filter(record => record.published)
  if (published.length > 0)
    await nameForPublic(
      tx,
      site.kind,
      published.map(({ id }) => id),
    )
  const ids = changed.map(({ id }) => id)
  await noteWithdrawals(tx, ids)
  await followAttached(tx, ids)
}

/**
 * Writes records: document, numbers, links, index and history, in one transaction. All changes to records pass through here: by people,
 * imports, bulk edits, restores. An unchanged record is not written (architecture, 'Changes'). To write several records in one
 * transaction, lock all of them before the first write (`holdRegister`).
 * @returns the result for each, in order
 * @throws {CodedError} `invalid_input`, with nothing written: a number is taken, a record would be its own parent, or is published under embargo;
 *   `conflict` where sample data would be published; `withdrawn` for a record that was withdrawn.
 */
export async function writeCards(
  tx: TenantTransaction,
  given: readonly Write[],
  writing: Writing,
): Promise<readonly Written[]> {
  const { declaration, action, author, operationId, details } = writing
  const writes = await onToday(tx, declaration, await begun(tx, declaration, given))
  await refuseEmbargoed(tx, declaration, writes)
  await refuseSample(tx, declaration, writes)
  await refuseWithdrawn(tx, declaration, writes)
  if (!writing.tidies) {
    refuseClosed(declaration, writes)
    refuseFrozen(declaration, writes)
  }
  const steps = await stepsOf(tx, declaration, writes)
  const inserted = (
    await insertNew(
      tx,
      steps.filter(({ record }) => !record),
      writing,
    )
  ).values()
  const updated = await updateChanged(tx, steps, writing)
  const done: { record: CardRecord; step: Step; written: boolean }[] = []
  for (const step of steps) {
    const { record, changes } = step
    if (!record) {
      const { value } = inserted.next()
      if (value) done.push({ record: value, step, written: true })
    } else if (changes.length === 0) done.push({ record, step, written: false })
    else done.push({ record: updated.get(record.id) ?? record, step, written: true })
  }
  const written = done.filter(entry => entry.written)
  const recordsWhere = (fits: (step: Step) => boolean) =>
    written.filter(({ step }) => fits(step)).map(({ record }) => record)
  await refuseCircles(
    tx,
    declaration,
    recordsWhere(step => step.moves).map(({ id }) => id),
  )
  await dropNumbers(
    tx,
    recordsWhere(step => step.record !== undefined && step.renumbers).map(({ id }) => id),
  )
  await claim(
    tx,
    writing,
    recordsWhere(step => step.renumbers),
  )
  // Before links change, so that new links are counted in their current state.
  await countRepublished(tx, written)
  await followPublic(tx, declaration, written)
  await linkFields(
    tx,
    declaration,
    recordsWhere(step => step.relinks),
    new Set(recordsWhere(step => step.record !== undefined).map(({ id }) => id)),
  )
  for (const { record, step } of written)
    if (step.newType !== undefined) await retypeLinks(tx, record.id, step.newType)
  await writeCardIndex(
    tx,
    declaration,
    written.map(({ record, step }) => ({ record, prepared: step.prepared })),
  )
  const changes = written.map(({ step }) => step.changes)
  const kept =
    writing.names || declaration.workflow
      ? await namedChanges(tx, declaration, changes, { actor: seesAll, language: languages[0] })
      : changes
  await insertRevisions(
    tx,
    written.map(({ record }, at) => ({
      cardId: record.id,
      version: record.version,
      action,
      author,
      operationId,
      changes: [...(kept[at] ?? []), ...eventOf(details)],
    })),
  )
  await writing.renamed(
    tx,
    recordsWhere(step => step.renames).map(({ id }) => id),
  )
  return done.map(({ record, step }) => ({ record, changes: step.changes }))
}
