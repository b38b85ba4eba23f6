import type { Leaf } from '../kinds/field.ts'
import type { Words } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import type { Language } from '../languages.ts'
import type { CardType } from '../record-types.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { allFields, isList } from './fields.ts'
import { problemList } from './problem-list.ts'

/** A name refers to nothing: no words but its own are asked for. */
const wordsIn = (language: Language): Words => ({
  language,
  term: () => '',
  link: () => '',
  choice: () => '',
  yesNo: () => '',
})

/**
 * The first values of a card that is made from its name alone, where somebody misses it: the name stands in the field that says what the
 * card is about, in the language it was typed in.
 * @returns undefined for a type whose cards a name is not enough for.
 */
export function namedCard(
  declaration: CardDeclaration,
  name: string,
  language: Language,
  type: CardType = declaration.type,
): CardValues | undefined {
  const { namePath, beginAs } = declaration
  const field = namePath === undefined ? undefined : allFields(declaration).get(namePath)
  if (!field) return undefined
  const keys = field.path.split('/')
  const leaf = field.field as Leaf
  const value: unknown = kindOf(leaf).read(name, leaf, problemList().problems, wordsIn(language))
  const values = keys.reduceRight<unknown>((inner, key, at) => {
    const structure = field.within[at]
    return { [key]: structure && isList(structure) ? [inner] : inner }
  }, value)
  return { ...beginAs?.(type), ...(values as CardValues) }
}
