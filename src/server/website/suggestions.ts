import type { PublicKind } from '#model/engine/site-pages.ts'
import type { Listed } from '#server/open/index.ts'
import { type PageContext, say } from './pages/page-context.ts'
import { searchedKinds } from './pages/search-address.ts'
import { addressOfListed, titleOf } from './pages/wall.ts'

/** Returns suggested records as the script of the search field reads them, by kinds in their order. */
export const suggestionsOf = (
  context: PageContext,
  found: ReadonlyMap<PublicKind, readonly Listed[]>,
): string =>
  JSON.stringify(
    searchedKinds.flatMap(kind => {
      const listed = found.get(kind) ?? []
      if (listed.length === 0) return []
      return [
        {
          label: say(context, `kinds.${kind}`),
          records: listed.map(each => ({
            title: titleOf(each.card, context),
            by: each.card.headings[context.language].subtitle,
            address: addressOfListed(context, each),
          })),
        },
      ]
    }),
  )
