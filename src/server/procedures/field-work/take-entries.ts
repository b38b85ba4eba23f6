import type { BodyOf, OutputOf } from '#model/api/endpoint.ts'
import type { EntryGiven, EntryRefusal, sendEntries } from '#model/api/procedures/field-work.ts'
import { fieldResults } from '#model/engine/aspects/field-work.ts'
import { movesFrom } from '#model/engine/aspects/steps.ts'
import { countingTime } from '#model/field-work/counting-time.ts'
import { lineCounts, stateOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Asker, doneBy } from '../acting.ts'
import { goToStep } from '../go-to-step.ts'
import { type Found, procedureFor } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { settle } from '../settle.ts'
import type { DoneBy } from '../store/events.ts'
import { knownEntries, lastWritten, type NewEntry } from '../store/field-entries.ts'
import { objectPage } from '../store/objects.ts'
import { applyEntries } from './apply-entries.ts'
import { knownTo, parseEntry, type ReadEntry, readEntry } from './read-entry.ts'

type Body = BodyOf<typeof sendEntries>
type Answer = OutputOf<typeof sendEntries>['result'][number]

/** The first entry starts the work, unless a guard prevents it. @returns the procedure as it stands then. */
async function start(
  tx: TenantTransaction,
  context: ProceduresContext,
  { actor }: Asker,
  one: Found,
  by: DoneBy,
): Promise<Found> {
  const { row, declaration } = one
  const step = declaration.workflow.fieldWork?.starts
  const counts = await lineCounts(tx, [row.id])
  const move = movesFrom(declaration, row.step, stateOf(declaration, row.document, counts(row.id))).find(
    each => each.step === step,
  )
  if (row.status !== 'TODO' || !move || move.unmet.length > 0) return one
  await goToStep(context)(tx, one, { step: move.step, by, details: { byItself: true } })
  return procedureFor(tx, actor, 'edit', row.id)
}

/** Reads the entries that are new, and says why some are refused. */
async function read(
  tx: TenantTransaction,
  { row, declaration }: Found,
  sent: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  timeOf: (at: string) => Date,
) {
  const parsed = new Map([...sent].map(([key, each]) => [key, parseEntry({ ...each, id: key })]))
  const there = [...parsed.values()].filter(each => each !== undefined)
  const undone = await knownEntries(
    tx,
    row.id,
    there.flatMap(({ undoes }) => undoes ?? []),
  )
  const sentAlong = there.flatMap(({ id, objectId }): [string, string][] =>
    objectId ? [[id, objectId]] : [],
  )
  const known = await knownTo(
    tx,
    declaration,
    there,
    new Map([...sentAlong, ...undone.map(({ id, objectId }) => [id, objectId] as const)]),
  )
  const read = new Map([...parsed].map(([key, given]) => [key, readEntry(given, known)]))
  const ids = [...read.values()].flatMap(each => (typeof each === 'string' ? [] : (each.objectId ?? [])))
  const lines = await objectPage(tx, row.id, { ids, page: 0, size: ids.length })
  const listed = new Set(lines.map(({ cardId }) => cardId))
  const written = await lastWritten(tx, row.id, ids, declaration.workflow.fieldWork?.writes ?? [])
  const withdrawnAt = new Map(undone.map(({ id, at }) => [id, at]))
  const refusalOf = ({ given, objectId }: ReadEntry): EntryRefusal | undefined => {
    const changed = objectId === null ? undefined : written.get(objectId)
    const at = (given.undoes && withdrawnAt.get(given.undoes)) || timeOf(given.at)
    if (changed && at <= changed) return 'CHANGED'
    return given.undoes === undefined && !given.adds && !listed.has(objectId ?? '') ? 'NOT_LISTED' : undefined
  }
  const taken = new Map<string, ReadEntry>()
  const refused = new Map<string, EntryRefusal>()
  for (const [key, each] of read) {
    const refusal = row.status === 'CLOSED' ? 'CLOSED' : typeof each === 'string' ? each : refusalOf(each)
    if (refusal) refused.set(key, refusal)
    else if (typeof each !== 'string') taken.set(key, each)
  }
  return { taken, refused, written }
}

const rowOf = (
  { given, objectId }: { readonly given: EntryGiven; readonly objectId: string | null },
  at: Date,
  by: { readonly accountId: string; readonly name: string; readonly at: Date },
): NewEntry => ({
  id: given.id,
  card_id: objectId,
  result: fieldResults[given.result],
  location_id: given.locationId ?? null,
  adds: given.adds ?? false,
  at,
  device_at: new Date(given.at),
  received_at: by.at,
  account_id: by.accountId,
  account_name: by.name,
  undoes: given.undoes ?? null,
})

/**
 * Records what people did with a phone. Each entry is taken once, in whatever order and however often it is sent; lines are computed from all that count.
 * An entry about a line that somebody else has written later is refused, as are those about unknown things.
 * @returns the result for each.
 * @throws {CodedError} `not_found`, also where the type has no work for phones; `forbidden`.
 */
export const takeEntries = (
  context: ProceduresContext,
  asker: Asker,
  id: string,
  { sentAt, entries }: Body,
): Promise<Answer[]> =>
  context.database.inTenant(asker.actor.tenantId, async tx => {
    // Locked, so that the log grows in the order in which it is read.
    const one = await procedureFor(tx, asker.actor, 'edit', id)
    if (!one.declaration.workflow.fieldWork) throw notFound()
    const by = { ...doneBy(asker.actor, context.clock()), accountId: asker.actor.accountId }
    const timeOf = (at: string) => countingTime(at, { sentAt, receivedAt: by.at, since: one.row.created_at })
    const all = new Map(entries.map(each => [each.id.toLowerCase(), each]))
    const before = new Map(
      (await knownEntries(tx, one.row.id, [...all.keys()])).map(each => [each.id, each.objectId]),
    )
    const fresh = new Map([...all].filter(([key]) => !before.has(key)))
    const { taken, refused, written } = await read(tx, one, fresh, timeOf)
    if (taken.size > 0) {
      const rows = [...taken.values()].map(each => rowOf(each, timeOf(each.given.at), by))
      const ids = [...new Set(rows.flatMap(({ card_id }) => card_id ?? []))]
      await applyEntries(tx, context, asker, one, { rows, ids, written, by })
      await settle(tx, context, await start(tx, context, asker, one, by), by)
    }
    return entries.map(({ id: given }): Answer => {
      const key = given.toLowerCase()
      const reason = refused.get(key) ?? null
      return {
        id: given,
        outcome: before.has(key) ? 'KNOWN' : reason ? 'REFUSED' : 'TAKEN',
        reason,
        objectId: before.get(key) ?? taken.get(key)?.objectId ?? null,
      }
    })
  })
