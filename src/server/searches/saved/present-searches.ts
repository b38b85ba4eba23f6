import type { SavedSearch } from '#model/api/searches/saved.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { describeSearches } from './describe.ts'
import type { SearchRow } from './store/searches.ts'

/** Returns whether the person may change or delete the search: its owner and administrators may. */
export const mayChange = (
  { accountId, role }: Pick<MuseumActor, 'accountId' | 'role'>,
  { account_id }: Pick<SearchRow, 'account_id'>,
): boolean => account_id === accountId || role === 'TENANT_ADMIN'

/** Returns saved searches as the API shows them. */
export async function presentSearches(
  texts: TextBook,
  tx: TenantTransaction,
  { actor, language }: { readonly actor: MuseumActor; readonly language: Language },
  rows: readonly SearchRow[],
): Promise<SavedSearch[]> {
  const known = rows.flatMap(row => {
    const declaration = declarationOfId(row.type)
    return declaration ? [{ row, query: { declaration, criteria: row.criteria } }] : []
  })
  const described = await describeSearches(
    tx,
    { texts, holder: actor, language },
    known.map(({ query }) => query),
  )
  return described.map((description, at): SavedSearch => {
    const { row } = known[at] as (typeof known)[number]
    return {
      ...description,
      id: row.id,
      name: row.name,
      shared: row.shared,
      mine: row.account_id === actor.accountId,
      mayChange: mayChange(actor, row),
      owner: row.account_name,
      version: row.version,
      followed: Boolean(row.followed),
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    }
  })
}
