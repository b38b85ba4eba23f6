import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { firstStepOf } from '#model/procedures/steps.ts'
import { cleanLine } from '#model/text/clean.ts'
import { isVisible } from '#model/text/is-visible.ts'
import { readValues } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import { type Asker, doneBy } from './acting.ts'
import { may } from './permitted.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { recordEvent } from './store/events.ts'
import { insertProcedure, museumMembers, procedureById, setMembers, takeCount } from './store/procedures.ts'
import { takesOf } from './takes-of.ts'
import { tellProcedure } from './tell-procedures.ts'

/** A title of one line that can be read. @throws {CodedError} `invalid_input` */
export function titleOf(given: string): string {
  const line = cleanLine(given)
  if (!isVisible(line)) throw new CodedError('invalid_input', { fields: { title: { key: 'required' } } })
  return line
}

/** Accounts that are to look after a procedure or work on it. @throws {CodedError} `invalid_input` where one is none of the museum's. */
export async function accountsOf(
  tx: TenantTransaction,
  ids: readonly string[],
  field: 'managers' | 'team',
): Promise<readonly string[]> {
  const wanted = [...new Set(ids)]
  const known = await museumMembers(tx, wanted)
  if (known.length < wanted.length)
    throw new CodedError('invalid_input', { fields: { [field]: { key: 'choice' } } })
  return wanted
}

export interface Begun {
  readonly type: string
  readonly title: string
  readonly values?: CardValues | undefined
  readonly managers?: readonly string[] | undefined
}

/**
 * Begins a procedure with the next number of its type in this year ('LO-2026-014').
 * @throws {CodedError} `invalid_input` with every wrong field; `forbidden`.
 */
export async function beginProcedure(
  { database, clock }: ProceduresContext,
  asker: Asker,
  given: Begun,
): Promise<Procedure> {
  const { actor } = asker
  const declaration = procedureNamed(given.type)
  if (!declaration) throw new CodedError('invalid_input', { fields: { type: { key: 'choice' } } })
  if (!may(actor, declaration, 'start')) throw forbidden()
  const title = titleOf(given.title)
  const now = clock()
  return database.inTenant(actor.tenantId, async tx => {
    const values = await readValues(tx, declaration, given.values ?? {}, {})
    const managers = await accountsOf(
      tx,
      given.managers?.length ? given.managers : [actor.accountId],
      'managers',
    )
    const year = now.getUTCFullYear()
    const count = await takeCount(tx, declaration.name, year)
    const id = await insertProcedure(
      tx,
      {
        type: declaration.name,
        number: `${declaration.numberPrefix}-${year}-${String(count).padStart(3, '0')}`,
        title,
        status: 'TODO',
        step: firstStepOf(declaration, 'TODO'),
        values,
        takes: takesOf(declaration, values),
      },
      { accountId: actor.accountId, at: now },
    )
    await setMembers(tx, id, true, managers)
    await recordEvent(tx, id, { kind: 'begun' }, doneBy(actor, now))
    const row = await procedureById(tx, [declaration.name], id)
    if (!row) throw new Error('A procedure that was begun is there')
    return tellProcedure(tx, asker, { row, declaration })
  })
}
