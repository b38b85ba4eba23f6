import { setImmediate } from 'node:timers/promises'
import type { Selection } from '#model/api/cards/shapes.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { longSearchTime, presentCards, type Reader, selectedAfter } from '#server/cards/index.ts'
import type { BibliographyContext } from '../bibliography-context.ts'
import { biblioDeclaration, type Work, worksOf } from '../works.ts'

/** Works read at once. */
const batch = 100

/** The works of a selection, piece by piece; other requests have their turn in between. */
export async function* selectedWorks(
  { database, texts }: BibliographyContext,
  wanted: { readonly tenantId: string; readonly selection: Selection; readonly reader: Reader },
): AsyncGenerator<readonly Work[]> {
  const { tenantId, selection, reader } = wanted
  for (let after: string | undefined = '0'; after !== undefined; ) {
    const behind: string = after
    const { ids, works } = await database.inTenant(tenantId, async tx => {
      const next = { after: behind, limit: batch, time: longSearchTime }
      const found = await selectedAfter(tx, biblioDeclaration, selection, next)
      const records = await presentCards(tx, typeIdsOf(biblioDeclaration), found)
      return { ids: found, works: await worksOf(tx, texts, records, reader) }
    })
    if (works.length > 0) yield works
    await setImmediate()
    after = ids.length < batch ? undefined : ids.at(-1)
  }
}
