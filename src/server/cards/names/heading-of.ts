import type { CardDeclaration, CardValues, HeadingWords } from '#model/engine/define-card.ts'
import { type Language, languages } from '#model/languages.ts'
import { languageOfTerm } from '#model/vocabularies/language-of-term.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { typesOfSameName } from '#model/vocabularies/types-of-same-name.ts'
import type { Titles } from '../tables.ts'
import type { KnownNames } from './known-names.ts'
import { titlesOf } from './title-in.ts'
import { withNamesWhereRead } from './with-names.ts'

/** Titles and number of a record in every language. */
export interface Headings {
  readonly number: string
  readonly titles: Titles
  readonly subtitles: Titles
  /** Words of either that are set in italics, in any language; absent: none. */
  readonly italics?: readonly string[]
}

/** Words that headings are composed of, in a language. */
export const headingWords = ({ terms }: KnownNames, language: Language): HeadingWords => ({
  language,
  term(id) {
    const term = terms.get(id)
    return term ? nameOf(term, language) : ''
  },
  languageOf(id) {
    const term = terms.get(id)
    return term && languageOfTerm(term)
  },
  isSameName: id => typesOfSameName.has(terms.get(id)?.sourceKey ?? ''),
})

/** The heading of a card, for its own record, its index and whatever links to it. */
export function headingOf(declaration: CardDeclaration, card: CardValues, names: KnownNames): Headings {
  const headings = languages.map(language =>
    declaration.heading(
      withNamesWhereRead(declaration, card, names, language),
      headingWords(names, language),
    ),
  )
  const italics = [...new Set(headings.flatMap(({ italics: some = [] }) => some))]
  return {
    number: headings[0]?.number ?? '',
    titles: titlesOf(
      headings.map(({ title }) => title),
      headings.find(({ own }) => own !== undefined)?.own,
    ),
    subtitles: titlesOf(headings.map(({ subtitle }) => subtitle)),
    ...(italics.length > 0 && { italics }),
  }
}
