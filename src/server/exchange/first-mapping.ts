import type { Found } from '#model/api/imports.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { guessMapping } from '#model/exchange/guess-mapping.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { headersOf } from './headers.ts'
import { profilesOf } from './store/profiles.ts'

const namesOf = (columns: readonly string[]): string => JSON.stringify(columns.toSorted())

/** How a file is mapped to begin with: as the museum mapped one with the same columns before, else as its columns suggest. */
export async function firstMapping(
  { texts }: Pick<ExchangeContext, 'texts'>,
  tx: TenantTransaction,
  declaration: CardDeclaration,
  { columns }: Found,
  language: Language,
): Promise<{ readonly mapping: Mapping; readonly profile: string | null }> {
  const wanted = namesOf(columns.map(({ name }) => name))
  const kept = (await profilesOf(tx, declaration.type)).find(
    ({ mapping }) => namesOf(mapping.columns.map(({ column }) => column)) === wanted,
  )
  if (kept) return { mapping: kept.mapping, profile: kept.name }
  const labels = headersOf(texts, declaration)
  return { mapping: guessMapping(declaration, columns, { language, labels }), profile: null }
}
