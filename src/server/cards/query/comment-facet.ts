import type { Facet } from '#model/api/cards/shapes.ts'
import { anyOpenComments, commentFilter } from '#model/searches/comment-filter.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Doing } from '../access/cards-context.ts'
import { commented } from '../criteria/commented.ts'
import { countByGroups } from './store/group-counts.ts'
import { conditionOf, type Wanted } from './wanted.ts'

/**
 * The filter of a list by open conversations, and by those that mention the person. Whoever reads a record reads the comments on it, so the list's own
 * rights are all there are.
 */
export async function commentFacet(
  tx: TenantTransaction,
  texts: TextBook,
  { declaration, actor, language }: Doing,
  wanted: Wanted,
): Promise<Facet | undefined> {
  const { [commentFilter]: chosen = [] } = wanted.filters
  const condition = await conditionOf(tx, declaration, wanted, commentFilter)
  const values = [...new Set([anyOpenComments, actor.accountId, ...chosen])]
  const counts = condition.nothing
    ? new Map<string, number>()
    : await countByGroups(
        tx,
        condition,
        values.map(value => ({ name: value, of: commented(value) })),
      )
  const label = (value: string) =>
    value === anyOpenComments ? 'any' : value === actor.accountId ? 'me' : 'other'
  const shown = values
    .map(value => ({
      value,
      label: texts.translate(language, `facets.commented.${label(value)}`),
      count: counts.get(value) ?? 0,
    }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
  return shown.length === 0
    ? undefined
    : {
        name: commentFilter,
        label: texts.translate(language, `facets.${commentFilter}`),
        type: 'MULTIVALUE',
        values: shown,
      }
}
