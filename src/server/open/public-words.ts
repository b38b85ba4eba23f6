import type { CardDeclaration } from '#model/engine/define-card.ts'
import { qualifiedName } from '#model/kinds/qualified-name.ts'
import type { Language } from '#model/languages.ts'
import type { PublicCard, PublicNames } from '#model/open/public-card.ts'
import type { ReadWords } from '#model/print/read-view.ts'
import { labelText, wordsOf } from '#server/cards/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/** Words in which a public record is read: names of its terms and links are in itself. */
export function publicWords(
  texts: TextBook,
  language: Language,
  declaration: CardDeclaration,
  { terms, links }: PublicCard,
): ReadWords {
  const nameIn = (names: PublicNames | undefined): string => names?.[language] ?? ''
  const nothing = { terms: new Map(), cards: new Map() }
  return {
    ...wordsOf(texts, declaration, nothing, language),
    term: ({ id }) => nameIn(terms[id]?.names),
    link({ id, name = '', qualifier }) {
      const called = id === undefined ? name : nameIn(links[id]?.names)
      return qualifiedName(called, qualifier && nameIn(terms[qualifier.id]?.names), language)
    },
    label: key => labelText(texts, language, declaration, key),
  }
}
