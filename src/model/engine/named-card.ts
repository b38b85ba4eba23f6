import type { Leaf } from '../kinds/field.ts'
import type { Words } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import type { Language } from '../languages.ts'
import type { CardType } from '../record-types.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { allFields, isList } from './fields.ts'
import { problemList } from './problem-list.ts'

/** Words for a name, which refers to nothing but itself. */
const wordsIn = (language: Language): Words => ({
  language,
  term: () => '',
  link: () => '',
  choice: () => '',
  yesNo: () => '',
})

/**
 * Returns the initial values of a record created from a name alone, in the language it was typed in: the name goes into the type's main
 * field.
 * @returns undefined for a type that needs more than a name.
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
