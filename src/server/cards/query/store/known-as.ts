import { sql } from 'kysely'
import { declarationOf } from '#model/cards/declarations.ts'
import { type CardType, cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { identifierLexeme, nameLexeme } from '../../search-text/lexemes.ts'
import { anyOf } from '../../search-text/search-text.ts'

/** Values by which records are looked up: as a whole, ignoring case and accents. */
export interface KnownAs {
  readonly names: readonly string[]
  readonly identifiers: readonly string[]
}

/** Cards by what they were looked for. */
export interface CardsKnown {
  named(name: string): readonly string[]
  identified(identifier: string): readonly string[]
}

/** Cards of some types that are called so, or known by such a number anywhere; all of them in one query. */
export async function cardsKnownAs(
  { db, tenantId }: TenantTransaction,
  types: readonly CardType[],
  { names, identifiers }: KnownAs,
): Promise<CardsKnown> {
  const lexemes = [
    ...new Set([
      ...names.map(name => nameLexeme(tenantId, name)),
      ...identifiers.map(identifier => identifierLexeme(tenantId, identifier)),
    ]),
  ]
  const found = new Map<string, string[]>()
  if (lexemes.length > 0 && types.length > 0) {
    // One list may hold cards of several types: the index has the type of the list, the card its own.
    const lists = [...new Set(types.map(type => cardTypes[declarationOf(type)?.type ?? type]))]
    const wanted = types.map(type => cardTypes[type])
    const { rows } = await sql<{ id: string; known: string[] }>`
      select i.id, array(select lexeme from unnest(i.search) where lexeme = any(${lexemes}::text[])) as known
      from card_index i
      join card c on c.tenant_id = i.tenant_id and c.id = i.id
      where i.tenant_id = ${tenantId} and i.type = any(${lists}::smallint[]) and i.search @@ ${anyOf(lexemes)}::tsquery
        and c.type = any(${wanted}::smallint[])
      order by i.id`.execute(db)
    for (const { id, known } of rows)
      for (const lexeme of known) found.set(lexeme, [...(found.get(lexeme) ?? []), id])
  }
  return {
    named: name => found.get(nameLexeme(tenantId, name)) ?? [],
    identified: identifier => found.get(identifierLexeme(tenantId, identifier)) ?? [],
  }
}
