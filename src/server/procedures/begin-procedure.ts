import type { Selection } from '#model/api/cards/shapes.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { typesOfLines } from '#model/cards/records-of-lines.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { ownSheet } from '#model/procedures/sheets.ts'
import { cleanLine } from '#model/text/clean.ts'
import { isVisible } from '#model/text/is-visible.ts'
import { readValues } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import { type Asker, doneBy } from './acting.ts'
import { selectedIds } from './objects/selected-ids.ts'
import { may, procedureToRead } from './permitted.ts'
import { presentProcedure } from './present-procedures.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { authorBy, recordEvent, writeProcedure } from './record-event.ts'
import { insertObjects } from './store/objects.ts'
import { museumMembers, setMembers } from './store/people.ts'

/** A title of one line that can be read. @throws {CodedError} `invalid_input` */
export function titleOf(given: string): string {
  const line = cleanLine(given)
  if (!isVisible(line)) throw new CodedError('invalid_input', { fields: { title: { key: 'required' } } })
  return line
}

/**
 * Accounts that are to look after a procedure or work on it.
 * @param there those that do already: they may stay, also when they cannot sign in at the moment.
 * @throws {CodedError} `invalid_input` where one is none of the museum's.
 */
export async function accountsOf(
  tx: TenantTransaction,
  ids: readonly string[],
  field: 'managers' | 'team',
  there: readonly string[] = [],
): Promise<readonly string[]> {
  const wanted = [...new Set(ids)]
  const known = new Set([...there, ...(await museumMembers(tx, wanted)).map(({ id }) => id)])
  if (wanted.some(id => !known.has(id)))
    throw new CodedError('invalid_input', { fields: { [field]: { key: 'choice' } } })
  return wanted
}

export interface Begun {
  readonly type: string
  readonly title: string
  readonly values?: CardValues | undefined
  readonly managers?: readonly string[] | undefined
  /** The procedure it follows from, for the history. */
  readonly after?: Readonly<Record<'id' | 'number' | 'type' | 'kind', string>> | undefined
}

/**
 * Begins a procedure with the next number of its type in this year ('LO-2026-014').
 * @returns its id
 * @throws {CodedError} `invalid_input` with every wrong field; `forbidden`.
 */
export async function beginIn(
  tx: TenantTransaction,
  { clock, reminders, renamed, tasks }: Pick<ProceduresContext, 'clock' | 'reminders' | 'renamed' | 'tasks'>,
  { actor }: Asker,
  given: Begun,
): Promise<string> {
  const declaration = procedureNamed(given.type)
  if (!declaration) throw new CodedError('invalid_input', { fields: { type: { key: 'choice' } } })
  if (!may(actor, declaration, 'start')) throw forbidden()
  const title = titleOf(given.title)
  const now = clock()
  const values = await readValues(tx, ownSheet(declaration), given.values ?? {}, {})
  const managers = await accountsOf(
    tx,
    given.managers?.length ? given.managers : [actor.accountId],
    'managers',
  )
  const { id } = await writeProcedure(
    tx,
    declaration,
    { values: { title, ...values } },
    { kind: 'begun', details: given.after, by: doneBy(actor, now), renamed },
  )
  await setMembers(tx, id, true, managers)
  await tasks.take(tx, id)
  await reminders.again(tx, id)
  return id
}

/**
 * Begins a procedure in a transaction of its own, about the records selected.
 * @returns the procedure, as its creator reads it.
 * @throws {CodedError} as `beginIn`, and `invalid_input` at `selection` where there are too many.
 */
export const beginProcedure = (
  context: ProceduresContext,
  asker: Asker,
  { selection, ...given }: Begun & { readonly selection?: Selection | undefined },
): Promise<Procedure> =>
  context.database.inTenant(asker.actor.tenantId, async tx => {
    const id = await beginIn(tx, context, asker, given)
    const one = await procedureToRead(tx, asker.actor, id)
    if (selection) {
      const { lines } = one.declaration
      const ids = await selectedIds(tx, asker.actor, lines, selection)
      const added = await insertObjects(tx, id, typesOfLines(lines), ids)
      const by = doneBy(asker.actor, context.clock())
      const details = { count: added.length }
      if (added.length > 0) await recordEvent(tx, id, { kind: 'objectsAdded', details }, by)
      await context.effects.followLines(tx, id, added, await authorBy(tx, by))
    }
    return presentProcedure(tx, asker, one)
  })
