import { declarationOfId } from '#model/cards/declarations.ts'
import { attachedType } from '#model/record-types.ts'
import { type Author, existingCards, type Renamed, writeCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Publishes a file that was kept just now. */
export async function publishFile(
  tx: TenantTransaction,
  id: string,
  { author, renamed }: { readonly author: Author; readonly renamed: Renamed },
): Promise<void> {
  const declaration = declarationOfId(attachedType)
  const [record] = await existingCards(tx, [attachedType], [id])
  if (!declaration || !record) return
  await writeCards(tx, [{ record, values: record.data, published: true }], {
    declaration,
    author,
    action: 'published',
    renamed,
  })
}
