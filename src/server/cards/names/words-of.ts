import { choiceSetsOf } from '#model/engine/choice-sets.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import type { Words } from '#model/kinds/kind.ts'
import { qualifiedName } from '#model/kinds/qualified-name.ts'
import type { Language } from '#model/languages.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import type { KnownNames } from './known-names.ts'
import { linkedName } from './naming.ts'

/** A text of a type's own area: labels of fields ('materials/technique'), sections, choices. */
export const labelText = (
  texts: TextBook,
  language: Language,
  { type }: Pick<NamedSheet, 'type'>,
  key: string,
): string => texts.translate(language, `${type}.${key}` as TextKey)

/** Code of a choice by its id: what its label is kept under. */
function choiceCode(declaration: NamedSheet, name: string, id: number): string {
  const choices = Object.entries(choiceSetsOf(declaration).get(name) ?? {})
  return choices.find(([, number]) => number === id)?.[0] ?? ''
}

/** The words in which values of cards are shown, in one language. @param called what a linked record is called */
export const wordsOf = (
  texts: TextBook,
  declaration: NamedSheet,
  names: KnownNames,
  language: Language,
  called = linkedName,
): Words => ({
  language,
  term(ref) {
    const term = names.terms.get(ref.id)
    return term ? nameOf(term, language) : (ref.name ?? '')
  },
  link(ref) {
    const card = ref.id === undefined ? undefined : names.cards.get(ref.id)
    const term = ref.qualifier && names.terms.get(ref.qualifier.id)
    const name = card ? called(card, language) : (ref.name ?? '')
    return qualifiedName(name, term ? nameOf(term, language) : ref.qualifier?.name, language)
  },
  choice: (name, id) =>
    labelText(texts, language, declaration, `choice/${name}/${choiceCode(declaration, name, id)}`),
  yesNo: value => texts.translate(language, value ? 'facets.true' : 'facets.false'),
})
