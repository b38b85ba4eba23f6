import { isDeepStrictEqual } from 'node:util'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { ownSheet } from '#model/procedures/sheets.ts'
import { changesSince, readValues, requireUnlocked, touchesDocument } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Asker, doneBy } from './acting.ts'
import { accountsOf, titleOf } from './begin-procedure.ts'
import { type Found, procedureFor, procedureToRead } from './permitted.ts'
import { presentProcedure } from './present-procedures.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { authorBy, recordEvent, writeProcedure } from './record-event.ts'
import { membersOf, setMembers } from './store/people.ts'

/** Refuses changes to closed procedures. @throws {CodedError} `conflict` */
export function refuseClosed({ row }: Found): void {
  if (row.status === 'CLOSED') throw new CodedError('conflict', { text: 'procedures.errors.closed' })
}

export interface ProcedureGiven {
  readonly version: number
  readonly title?: string | undefined
  readonly values?: CardValues | undefined
  readonly managers?: readonly string[] | undefined
  readonly team?: readonly string[] | undefined
}

/** Members of a procedure in a role, by their names. */
interface NamedMembers {
  readonly managers: readonly string[]
  readonly team: readonly string[]
}

async function namedMembers(tx: TenantTransaction, id: string): Promise<NamedMembers> {
  const rows = (await membersOf(tx, [id])).get(id) ?? []
  const names = (wanted: boolean) =>
    rows.flatMap(({ manager, person }) => (manager === wanted ? [person.name] : []))
  return { managers: names(true), team: names(false) }
}

/** The current state, as presented to the person who asks. */
export const presentCurrent = async (tx: TenantTransaction, asker: Asker, id: string): Promise<Procedure> =>
  presentProcedure(tx, asker, await procedureToRead(tx, asker.actor, id))

async function putMembers(
  tx: TenantTransaction,
  id: string,
  { managers, team }: Pick<ProcedureGiven, 'managers' | 'team'>,
): Promise<void> {
  const there = ((await membersOf(tx, [id])).get(id) ?? []).map(({ person }) => person.id)
  if (managers) {
    const known = await accountsOf(tx, managers, 'managers', there)
    if (known.length === 0)
      throw new CodedError('invalid_input', { fields: { managers: { key: 'required' } } })
    await setMembers(tx, id, true, known)
  }
  if (!team) return
  const rows = (await membersOf(tx, [id])).get(id) ?? []
  const looking = new Set(rows.flatMap(({ manager, person }) => (manager ? [person.id] : [])))
  const known = await accountsOf(tx, team, 'team', there)
  await setMembers(
    tx,
    id,
    false,
    known.filter(account => !looking.has(account)),
  )
}

/**
 * Changes title, values and members; what was changed is kept in the history, and where nothing is nothing is.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` with what is there by now, where another one saved in the meantime or it is closed;
 * `invalid_input` with every wrong field.
 */
export async function changeProcedure(
  { database, clock, effects, reminders, renamed }: ProceduresContext,
  asker: Asker,
  id: string,
  given: ProcedureGiven,
): Promise<Procedure> {
  const { actor } = asker
  return database.inTenant(actor.tenantId, async tx => {
    const one = await procedureFor(tx, actor, 'edit', id)
    refuseClosed(one)
    const { row, declaration } = one
    await requireUnlocked(tx, row.id, actor.accountId)
    if (given.version !== row.version && touchesDocument(await changesSince(tx, row.id, given.version)))
      throw new CodedError('conflict', {
        text: 'procedures.errors.changed',
        data: await presentProcedure(tx, asker, one),
      })
    const written = given.values
      ? await readValues(tx, ownSheet(declaration), given.values, row.document)
      : row.document
    const title = given.title === undefined ? row.title : titleOf(given.title)
    const values = { ...written, title }
    const before = await namedMembers(tx, row.id)
    await putMembers(tx, row.id, given)
    const after = await namedMembers(tx, row.id)
    const people = isDeepStrictEqual(before, after) ? undefined : { people: { before, after } }
    const by = doneBy(actor, clock())
    if (!isDeepStrictEqual(values, row.document))
      await writeProcedure(
        tx,
        declaration,
        { row, values },
        { kind: 'changed', details: people, by, renamed },
      )
    else if (people) await recordEvent(tx, row.id, { kind: 'changed', details: people }, by)
    else return presentCurrent(tx, asker, row.id)
    await effects.follow(tx, row.id, await authorBy(tx, by), row.document)
    await reminders.again(tx, row.id)
    return presentCurrent(tx, asker, row.id)
  })
}
