import type { Rooms } from '#model/engine/aspects/rooms.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { Files } from '#server/files/index.ts'
import { refuseSuspended, type TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import { type LinkKey, type Links, openLinks, type ShareLink } from '#server/sharing/index.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { type ProcedureRecord, procedureById, procedureToChange } from '../store/procedures.ts'

/** Context of rooms. */
export interface RoomsContext extends Pick<ProceduresContext, 'database' | 'clock'> {
  readonly texts: TextBook
  readonly files: Pick<Files, 'pictures' | 'copies' | 'takeIn' | 'keep' | 'discard'>
  readonly mailer: Mailer
  readonly links: Links
  readonly publicUrl: () => string
  readonly museumName: (tenantId: string) => Promise<string>
}

/** An open room, and its procedure. */
export interface Entered {
  readonly tx: TenantTransaction
  readonly link: ShareLink
  readonly procedure: ProcedureRecord
  readonly declaration: ProcedureDeclaration
  readonly rooms: Rooms
}

const allTypes = procedureDeclarations.map(({ name }) => name)

/**
 * Enters a room by the secret of its address, in one transaction.
 * @param options `write`: the procedure is locked until the end, and the museum may not be suspended
 * @throws {CodedError} `gone` for a link that is no longer good, and where the procedure is closed or in the bin; `password_needed`;
 * `museum_suspended` for who would write.
 */
export const enterRoom = <Result>(
  { links, clock }: Pick<RoomsContext, 'links' | 'clock'>,
  key: LinkKey,
  work: (entered: Entered) => Promise<Result>,
  { write = false } = {},
): Promise<Result> =>
  links.enter('room', key, async (tx, link) => {
    const find = write ? procedureToChange : procedureById
    const procedure = await find(tx, allTypes, link.card_id)
    const declaration = procedure && procedureNamed(procedure.type)
    if (!procedure || !declaration?.rooms || procedure.deleted_at || procedure.status === 'CLOSED')
      throw new CodedError('gone')
    if (write) {
      await refuseSuspended(tx)
      // It may have been closed while the procedure was waited for.
      const open = await openLinks(tx, { kind: 'room', cardId: link.card_id }, clock())
      if (!open.some(({ id }) => id === link.id)) throw new CodedError('gone')
    }
    return work({ tx, link, procedure, declaration, rooms: declaration.rooms })
  })
