import type { Selection } from '#model/api/cards/shapes.ts'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { addObjects as endpoint } from '#model/api/procedures/objects.ts'
import { recordsOfLines, typesOfLines } from '#model/cards/records-of-lines.ts'
import type { Lines } from '#model/engine/aspects/lines.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { cardTypes } from '#model/record-types.ts'
import { cardsWithNumbers, numberKey } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Asker, doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import { procedureFor, readableTypes } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { authorBy, recordEvent } from '../record-event.ts'
import { holdAdding, insertObjects, objectTotal, takenObjectIds } from '../store/objects.ts'
import { procedureById } from '../store/procedures.ts'
import { busyOf } from './busy.ts'
import { selectedIds } from './selected-ids.ts'

/** Procedures with the added objects in the same days, reported at once. */
const mostBusy = 100

/** Ids of the objects of another procedure, but those refused there. @throws {CodedError} `invalid_input` where one may not read it. */
async function idsFrom(tx: TenantTransaction, { actor }: Asker, id: string): Promise<readonly string[]> {
  const row = await procedureById(tx, readableTypes(actor), id)
  if (!row || row.deleted_at)
    throw new CodedError('invalid_input', { fields: { fromProcedure: { key: 'link' } } })
  return takenObjectIds(tx, id, procedureNamed(row.type)?.lines.decision?.refused)
}

/** Records by the numbers they carry, in the order of the numbers, and the numbers that none carries. */
async function numbered(tx: TenantTransaction, lines: Lines, given: readonly string[]) {
  const numbers = [...new Map(given.map(each => [numberKey(each), each.trim()])).entries()].filter(
    ([key]) => key !== '',
  )
  const found = Map.groupBy(
    await cardsWithNumbers(
      tx,
      cardTypes[recordsOfLines(lines).type],
      numbers.map(([, number]) => number),
    ),
    ({ number }) => number,
  )
  return {
    ids: numbers.flatMap(([key]) => (found.get(key) ?? []).map(({ cardId }) => cardId)),
    notFound: numbers.flatMap(([key, number]) => (found.has(key) ? [] : [number])),
  }
}

/**
 * Adds objects to a procedure: those selected, those that carry one of the numbers, and those of another one. All that can be added is, and the rest is reported.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where it is closed; `invalid_input`.
 */
export async function addObjects(
  { database, clock, effects }: ProceduresContext,
  asker: Asker,
  id: string,
  {
    selection,
    numbers = [],
    fromProcedure,
  }: {
    readonly selection?: Selection | undefined
    readonly numbers?: readonly string[] | undefined
    readonly fromProcedure?: string | undefined
  },
): Promise<OutputOf<typeof endpoint>> {
  const { actor } = asker
  return database.inTenant(actor.tenantId, async tx => {
    const one = await procedureFor(tx, actor, 'edit', id)
    refuseClosed(one)
    const { lines } = one.declaration
    const selected = selection ? await selectedIds(tx, actor, lines, selection) : []
    const { ids: ofNumbers, notFound } = await numbered(tx, lines, numbers)
    const ofOther = fromProcedure === undefined ? [] : await idsFrom(tx, asker, fromProcedure)
    const ids = [...new Set([...selected, ...ofNumbers, ...ofOther])]
    await holdAdding(tx)
    const added = await insertObjects(tx, id, typesOfLines(lines), ids)
    const there = await objectTotal(tx, id, { ids, page: 0, size: 0 })
    if (added.length > 0) {
      const by = doneBy(actor, clock())
      await recordEvent(tx, id, { kind: 'objectsAdded', details: { count: added.length } }, by)
      await effects.followLines(tx, id, added, await authorBy(tx, by))
    }
    return {
      added: added.length,
      addedIds: [...added],
      alreadyThere: there - added.length,
      notFound,
      busy: added.length === 0 ? [] : await busyOf(tx, actor, id, { ids: added, limit: mostBusy }),
    }
  })
}
