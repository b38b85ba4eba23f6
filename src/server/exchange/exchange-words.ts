import type { NamedSheet } from '#model/engine/sheet.ts'
import type { Words } from '#model/kinds/kind.ts'
import type { Language } from '#model/languages.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { type KnownNames, linkedOwnName, wordsOf } from '#server/cards/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/**
 * The words of tables. A linked record has the same name in all languages. A term of a tree in which names come several times ('shelf 1') is written with all that is above it, so that it is
 * found again.
 */
export function exchangeWords(
  texts: TextBook,
  declaration: NamedSheet,
  names: KnownNames,
  language: Language,
): Words {
  const words = wordsOf(texts, declaration, names, language, linkedOwnName)
  const choices = new Map<string, string>()
  return {
    ...words,
    choice(name, id) {
      const key = `${name} ${id}`
      const known = choices.get(key) ?? words.choice(name, id)
      choices.set(key, known)
      return known
    },
    term(ref) {
      const term = names.terms.get(ref.id)
      const { flat, similar } = vocabularies[term?.vocabulary as VocabularyCode] ?? {
        flat: true,
        similar: false,
      }
      if (!term || flat || !similar) return words.term(ref)
      return [...term.path.map(step => nameOf(step, language)), nameOf(term, language)].join(' > ')
    },
  }
}
