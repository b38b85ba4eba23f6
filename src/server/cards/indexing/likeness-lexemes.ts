import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { identityOf } from '#model/engine/identity.ts'
import { soundKey } from '#model/text/sound-key.ts'
import { tokensOf } from '#model/text/tokens.ts'
import { nameWordLexeme, soundLexeme } from '../search-text/lexemes.ts'

/** Words of names by which a card is compared with others: what has a hundred names is found by the first of them. */
const mostWords = 60

/** Markers by which cards are found that may be about the same: the words of its names, as they are written and as they sound. */
export function likenessLexemes(
  tenantId: string,
  declaration: CardDeclaration,
  card: CardValues,
  titles: readonly string[],
): readonly string[] {
  if (!declaration.mergeable) return []
  const { names } = identityOf(declaration, card, titles)
  const words = [...new Set(names.flatMap(tokensOf))].slice(0, mostWords)
  const sounds = new Set(words.flatMap(word => soundKey(word) ?? []))
  return [
    ...words.map(word => nameWordLexeme(tenantId, word)),
    ...[...sounds].map(key => soundLexeme(tenantId, key)),
  ]
}
