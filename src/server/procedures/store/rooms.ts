import type { CardValues } from '#model/engine/define-card.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import type { ReadSection } from '#model/print/read-view.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { OutsideRoom } from '#model/procedures/define-procedure.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { procedureById, procedureToChange } from './procedures.ts'

const allTypes = procedureDeclarations.map(({ name }) => name)

export interface NewRoom {
  readonly tokenHash: Buffer
  readonly recipient: string
  readonly by: { readonly accountId: string; readonly name: string; readonly at: Date }
  readonly expiresAt: Date
}

export const insertRoom = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { tokenHash, recipient, by, expiresAt }: NewRoom,
) =>
  db
    .insertInto('procedure_room')
    .values({
      tenant_id: tenantId,
      procedure_id: procedureId,
      token_hash: tokenHash,
      recipient,
      created_at: by.at,
      created_by: by.accountId,
      created_name: by.name,
      expires_at: expiresAt,
    })
    .execute()

/** Rooms of a procedure that are open, the latest first. */
export const openRooms = ({ db, tenantId }: TenantTransaction, procedureId: string, now: Date) =>
  db
    .selectFrom('procedure_room')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .where('expires_at', '>', now)
    .selectAll()
    .orderBy('id', 'desc')
    .execute()

/** Takes the address of a room back. @returns whom it was for; undefined where there is none. */
export const deleteRoom = ({ db, tenantId }: TenantTransaction, procedureId: string, id: string) =>
  db
    .deleteFrom('procedure_room')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .where('id', '=', id)
    .returning('recipient')
    .executeTakeFirst()

/** The room that a secret opens now, and its procedure, which is neither closed nor in the bin; locked where something is to be written. */
export async function roomBy(
  tx: TenantTransaction,
  { tokenHash, now, hold }: { readonly tokenHash: Buffer; readonly now: Date; readonly hold: boolean },
) {
  const room = await tx.db
    .selectFrom('procedure_room')
    .innerJoin('tenant', 'tenant.id', 'procedure_room.tenant_id')
    .where('tenant.state', '<>', 'closed')
    .where('procedure_room.tenant_id', '=', tx.tenantId)
    .where('procedure_room.token_hash', '=', tokenHash)
    .where('procedure_room.expires_at', '>', now)
    .select([
      'procedure_room.id',
      'procedure_room.recipient',
      'procedure_room.expires_at as expiresAt',
      'procedure_room.procedure_id as procedureId',
    ])
    .executeTakeFirst()
  if (!room) return undefined
  const find = hold ? procedureToChange : procedureById
  const procedure = await find(tx, allTypes, room.procedureId)
  if (!procedure || procedure.deleted_at || procedure.status === 'CLOSED') return undefined
  const { type, number, title, document } = procedure
  return { ...room, type, number, title, document }
}

export const roomOpened = ({ db, tenantId }: TenantTransaction, id: string, now: Date) =>
  db
    .updateTable('procedure_room')
    .set({ last_opened_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

export interface NewAnswer {
  readonly roomId: string
  readonly answer: string
  readonly document: CardValues
  readonly lines: Readonly<Record<string, CardValues>>
  readonly kept: readonly ReadSection[]
  readonly recipient: string
  readonly at: Date
}

export const insertAnswer = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { roomId, answer, document, lines, kept, recipient, at }: NewAnswer,
) =>
  db
    .insertInto('procedure_answer')
    .values({
      tenant_id: tenantId,
      procedure_id: procedureId,
      room_id: roomId,
      answer,
      document: JSON.stringify(document),
      lines: JSON.stringify(lines),
      kept: JSON.stringify(kept),
      recipient,
      at,
    })
    .execute()

/** What was sent for a procedure, from one of its rooms or from all, the latest first; as the room declares its answers today. */
export async function answersOf(
  { db, tenantId }: TenantTransaction,
  { procedureId, room }: { readonly procedureId: string; readonly room: OutsideRoom },
  { limit, roomId }: { readonly limit: number; readonly roomId?: string },
) {
  const rows = await db
    .selectFrom('procedure_answer')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .$if(roomId !== undefined, query => query.where('room_id', '=', roomId ?? ''))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => {
    const { sections, line } = room.answers[row.answer] ?? {}
    const lineFields = line && { sections: { line: { fields: line } } }
    return {
      ...row,
      document: sections ? asDeclared({ sections }, row.document) : row.document,
      lines: lineFields
        ? Object.fromEntries(
            Object.entries(row.lines).map(([id, values]) => [id, asDeclared(lineFields, values)]),
          )
        : row.lines,
    }
  })
}
