import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { existingCards, reindexCards, selectedAfter } from '#server/cards/index.ts'
import type { Database } from '#server/platform/db/index.ts'

const declaration = objectCard as unknown as CardDeclaration
const batch = 200

/** Builds the index of objects of a museum anew, of so many at the most. @returns how many a second. */
export async function reindex(database: Database, tenantId: string, most: number): Promise<number> {
  const began = performance.now()
  let done = 0
  for (let after: string | undefined = '0'; after !== undefined && done < most; ) {
    const behind: string = after
    const ids = await database.inTenant(tenantId, async tx => {
      const found = await selectedAfter(tx, declaration, {}, { after: behind, limit: batch })
      await reindexCards(tx, declaration, await existingCards(tx, typeIdsOf(declaration), found))
      return found
    })
    done += ids.length
    after = ids.length < batch ? undefined : ids.at(-1)
  }
  return (done / (performance.now() - began)) * 1000
}
