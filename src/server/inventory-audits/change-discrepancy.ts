import type { BodyOf } from '#model/api/endpoint.ts'
import type { Discrepancy, changeDiscrepancy as endpoint } from '#model/api/procedures/inventory-audit.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { displayName } from '#model/display-name.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cleanLines } from '#model/text/clean.ts'
import {
  announce,
  authorOf,
  existingCards,
  holdFree,
  mayDo,
  readValues,
  writeCards,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { announceChange, type FoundProcedure, museumMembers } from '#server/procedures/index.ts'
import { auditState } from './audit-state.ts'
import type { Asker, AuditsContext } from './audits-context.ts'
import type { FoundDiscrepancy } from './found-discrepancies.ts'
import { auditFor, frozenList, refuseOver } from './permitted.ts'
import { presentDiscrepancies } from './present-discrepancies.ts'
import { writePlan } from './store/plans.ts'

/** The location, date and audit of a finding. */
interface Move {
  readonly objectId: string
  readonly locationId: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly note: string
}

interface Movement {
  readonly when?: string
  readonly struck?: true
}

/** The day of the latest movement that has happened. */
const latestDay = (movements: readonly Movement[], today: string): string =>
  movements
    .flatMap(({ when = '', struck }) => (struck || when > today ? [] : [when]))
    .toSorted()
    .at(-1) ?? ''

/**
 * Writes a movement into the card of an object that is held and that nobody edits, as anybody would who moved it: its location follows, and history records it. Where the catalogue
 * has a later movement already, it happened today.
 * @throws {CodedError} `forbidden` without the right to change objects; `conflict` where it is gone.
 */
async function moveObject(
  tx: TenantTransaction,
  { renamed }: AuditsContext,
  { actor }: Asker,
  { objectId, locationId, day, note }: Move,
): Promise<void> {
  const declaration = declarationOf('object')
  if (!declaration || !mayDo(declaration, actor, 'update')) throw forbidden()
  const [record] = await existingCards(tx, typeIdsOf(declaration), [objectId])
  if (!record) throw new CodedError('conflict', { text: 'audits.errors.gone' })
  const { movements = [], location } = record.data as {
    readonly movements?: readonly Movement[]
    readonly location?: { readonly room?: { readonly id: string } }
  }
  if (location?.room?.id === locationId) return
  const today = await todayOf(tx)
  const when = latestDay(movements, today) > day ? today : day
  const sent = { ...record.data, movements: [...movements, { to: { id: locationId }, when, note }] }
  const values = await readValues(tx, declaration, sent, record.data)
  await writeCards(tx, [{ record, values }], {
    declaration,
    author: await authorOf(tx, actor),
    action: 'saved',
    renamed,
  })
  await announce(tx, declaration, { ids: [objectId], what: 'saved', accountId: actor.accountId })
}

type Body = BodyOf<typeof endpoint>

/** @throws {CodedError} `invalid_input` for somebody who is none of the museum's. */
async function requireMember(tx: TenantTransaction, id: string | null | undefined): Promise<void> {
  if (id && (await museumMembers(tx, [id])).length === 0)
    throw new CodedError('invalid_input', { fields: { ownerId: { key: 'choice' } } })
}

/** Returns the target of a move. @throws {CodedError} `invalid_input` where the object or the location is unknown. */
function moveOf({ objectId, foundAt, findings }: FoundDiscrepancy, { row }: FoundProcedure) {
  const [latest] = findings
  if (objectId === null || foundAt === null || !latest)
    throw new CodedError('invalid_input', {
      text: 'audits.errors.noMove',
      fields: { action: { key: 'choice' } },
    })
  return { objectId, locationId: foundAt, day: latest.at.slice(0, 10), note: row.number }
}

/**
 * Says what is to be done about a discrepancy, or that it was done. A move that is done is written into the catalogue in the same transaction.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` with what is there by now, or where the audit is over; `locked` while somebody edits
 * the card; `invalid_input`.
 */
export const changeDiscrepancy = (
  context: AuditsContext,
  asker: Asker,
  { id, key }: { readonly id: string; readonly key: string },
  { version, action, note, ownerId, due, done }: Body,
): Promise<Discrepancy> => {
  const { actor, language } = asker
  const [, objectId] = /^o(\d{1,18})$/.exec(key) ?? []
  return context.database.inTenant(actor.tenantId, async tx => {
    // Cards are held before all else, as by everybody who changes them.
    const moves = action === 'MOVE' && done === true && objectId !== undefined
    const requireFree = moves ? await holdFree(tx, [objectId]) : undefined
    const audit = await auditFor(tx, actor, 'edit', id)
    await frozenList(tx, id)
    await refuseOver(tx, audit)
    const state = await auditState(tx, id)
    const one = state.discrepancies.find(each => each.key === key)
    if (!one) throw notFound()
    const before = state.plans.get(key)
    const presentNow = async () => {
      const [now] = await presentDiscrepancies(tx, [one], (await auditState(tx, id)).plans, language)
      if (!now) throw notFound()
      return now
    }
    if ((before?.version ?? 0) !== version)
      throw new CodedError('conflict', { text: 'procedures.errors.changed', data: await presentNow() })
    await requireMember(tx, ownerId)
    const wasDone = before?.done_at ?? null
    if (moves && wasDone === null) {
      await requireFree?.(objectId)
      await moveObject(tx, context, asker, moveOf(one, audit))
    }
    await writePlan(tx, id, key, {
      action,
      note: note === undefined ? (before?.note ?? '') : cleanLines(note),
      owner_id: ownerId === undefined ? (before?.owner_id ?? null) : ownerId,
      due: due === undefined ? (before?.due ?? null) : due,
      done_at: done === undefined ? wasDone : done ? (wasDone ?? context.clock()) : null,
      done_by: done === undefined ? (before?.done_by ?? '') : done ? displayName(actor.person) : '',
    })
    await announceChange(tx, id)
    return presentNow()
  })
}
