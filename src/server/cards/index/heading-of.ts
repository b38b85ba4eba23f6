import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { type KnownNames, withNames } from '../names/known-names.ts'
import { titlesOf } from '../names/title-in.ts'
import type { Titles } from '../tables.ts'

/** What a card is called in every language. */
export interface Headings {
  readonly number: string
  readonly titles: Titles
  readonly subtitles: Titles
}

/** The heading of a card, for its own record, its index and whatever links to it. */
export function headingOf(declaration: CardDeclaration, card: CardValues, names: KnownNames): Headings {
  const heading = (language: 'en' | 'it' | 'de' | 'pl') =>
    declaration.heading(withNames(declaration, card, names, language), {
      language,
      term(id) {
        const term = names.terms.get(id)
        return term ? nameOf(term, language) : ''
      },
    })
  return {
    number: heading('en').number,
    titles: titlesOf(language => heading(language).title),
    subtitles: titlesOf(language => heading(language).subtitle),
  }
}
