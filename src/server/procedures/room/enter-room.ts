import type { CardValues } from '#model/engine/define-card.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { OutsideRoom, ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { hashToken, museumOfToken } from '#server/access/index.ts'
import { refuseSuspended, type TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { roomBy } from '../store/rooms.ts'
import type { RoomsContext } from './rooms-context.ts'

/** A room that is open, and its procedure. */
export interface Entered {
  readonly tx: TenantTransaction
  readonly id: string
  readonly recipient: string
  readonly expiresAt: Date
  readonly procedureId: string
  readonly number: string
  readonly title: string
  readonly document: CardValues
  readonly declaration: ProcedureDeclaration
  readonly room: OutsideRoom
}

/**
 * Goes in by the secret of an address, in one transaction.
 * @param options `hold`: the procedure stays as it is until the end, as for who writes something
 * @throws {CodedError} `gone` for one that is unknown, too old or taken back, and where the procedure is closed or in the bin;
 * `museum_suspended` for who would write.
 */
export async function enterRoom<Result>(
  { database, clock }: Pick<RoomsContext, 'database' | 'clock'>,
  token: string,
  work: (entered: Entered) => Promise<Result>,
  { hold = false } = {},
): Promise<Result> {
  const tenantId = museumOfToken(token)
  if (tenantId === undefined) throw new CodedError('gone')
  return database.inTenant(tenantId, async tx => {
    const row = await roomBy(tx, { tokenHash: hashToken(token), now: clock(), hold })
    const declaration = row && procedureNamed(row.type)
    if (!row || !declaration?.room) throw new CodedError('gone')
    if (hold) await refuseSuspended(tx)
    return work({ tx, ...row, declaration, room: declaration.room })
  })
}
