import { type Language, languages } from '#model/languages.ts'
import type { KnownTerm, PublicNames } from '#model/open/public-card.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { headingWords, type KnownNames } from '#server/cards/index.ts'

/** Returns names by language. */
export const inEachLanguage = (name: (language: Language) => string): PublicNames =>
  Object.fromEntries(languages.map(language => [language, name(language)])) as Record<Language, string>

/** Returns terms by their ids as the gate knows them. */
export function knownTerms(known: KnownNames): (id: string) => KnownTerm | undefined {
  const english = headingWords(known, languages[0])
  return id => {
    const found = known.terms.get(id)
    const language = english.languageOf(id)
    return (
      found && {
        names: inEachLanguage(each => nameOf(found, each)),
        isSameName: english.isSameName(id),
        ...(found.sourceKey !== null && { source: found.sourceKey }),
        ...(language && { language }),
      }
    )
  }
}
