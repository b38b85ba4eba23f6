import { mostDelivered, type RoomDelivery } from '#model/api/procedures/room.ts'
import { agreedOf, type Delivery, isUnagreed } from '#model/engine/aspects/delivery.ts'
import { decidedBy } from '#model/engine/aspects/lines.ts'
import { hasReached } from '#model/engine/aspects/steps.ts'
import type { Copy, Files } from '#server/files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Found } from '../permitted.ts'
import { type SentObject, sentObjectPage } from '../store/sent-objects.ts'

type Copies = Pick<Files, 'copies'>

/** Lines of a procedure that were not refused: one, or as many as are handed out together. */
export const linesToDeliver = async (
  tx: TenantTransaction,
  { row, declaration }: Found,
  id?: string,
): Promise<readonly SentObject[]> =>
  (
    await sentObjectPage(tx, row.id, declaration.lines.decision?.refused, {
      ...(id !== undefined && { id }),
      page: 0,
      size: mostDelivered,
    })
  ).rows

/** Copies of the files of some lines about which it was decided, each as agreed; by id. */
function agreedCopies(
  tx: TenantTransaction,
  { declaration }: Found,
  delivers: Delivery,
  { files, lines }: { readonly files: Copies; readonly lines: readonly SentObject[] },
): Promise<ReadonlyMap<string, Copy>> {
  const agreed = lines.flatMap(line => {
    const form =
      decidedBy(declaration.lines, line.decision) === 'accepted'
        ? agreedOf(delivers, line.document)
        : undefined
    return form ? [[line.cardId, form] as const] : []
  })
  return files.copies(tx, new Map(agreed))
}

/** Copies of the files of some lines that people outside get now, by id: none before the step from which they are handed out. */
export const handedOut = async (
  tx: TenantTransaction,
  one: Found,
  { files, lines }: { readonly files: Copies; readonly lines: readonly SentObject[] },
): Promise<ReadonlyMap<string, Copy>> => {
  const { delivers } = one.declaration.rooms ?? {}
  return delivers && hasReached(one.declaration, one.row.step, delivers.from)
    ? agreedCopies(tx, one, delivers, { files, lines })
    : new Map()
}

/**
 * Returns what the museum has to know of the files that a room hands out: how many are ready, and which are not.
 * @param titlesOf what files are called
 */
export async function deliveryOf(
  tx: TenantTransaction,
  one: Found,
  files: Copies,
  titlesOf: (ids: readonly string[]) => Promise<(id: string) => string>,
): Promise<RoomDelivery | null> {
  const { delivers } = one.declaration.rooms ?? {}
  if (!delivers) return null
  const lines = await linesToDeliver(tx, one)
  const copies = await agreedCopies(tx, one, delivers, { files, lines })
  const missing = lines.filter(({ cardId }) => !copies.has(cardId))
  const titleOf = await titlesOf(missing.map(({ cardId }) => cardId))
  const isOpen = (line: SentObject) =>
    decidedBy(one.declaration.lines, line.decision) !== 'accepted' || isUnagreed(delivers, line.document)
  const titles = (of: readonly SentObject[]) => of.map(({ cardId }) => titleOf(cardId))
  return {
    open: hasReached(one.declaration, one.row.step, delivers.from),
    ready: copies.size,
    unagreed: titles(missing.filter(isOpen)),
    otherwise: titles(missing.filter(line => !isOpen(line))),
  }
}
