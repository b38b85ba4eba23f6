import type { TFunction } from 'i18next'
import type { CardType } from '#model/cards/card-types.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { allFields, isStructure } from '#model/engine/fields.ts'
import type { Language } from '#model/languages.ts'
import { ownFieldsOf } from '#model/searches/own-fields.ts'
import { isAskable, linkedTypes } from '#model/searches/search-field.ts'
import { tokensOf } from '#model/text/tokens.ts'
import type { TextKey } from '../../../platform/i18n/text-key.ts'
import { declaredName, ownFieldName } from '../../names/short-field-name.ts'

/** A field of a type as the picker offers it. */
export interface FieldEntry {
  readonly path: string
  readonly name: string
  /** Key and name of the section it stands in; none for what every card has. */
  readonly section: string | undefined
  /** What it stands in, section first. */
  readonly around: readonly string[]
  readonly nameWords: readonly string[]
  readonly words: readonly string[]
  /** Of the fields a card should have. */
  readonly recommended: boolean
  /** Of which nothing can be asked but whether anything is in it. */
  readonly structure: boolean
  readonly leadsTo: readonly CardType[]
}

/** The name of a section of a type's form. */
export const sectionName = (t: TFunction, { type }: CardDeclaration, section: string): string =>
  t(`${type}.section/${section}` as TextKey) as string

const made = new Map<string, readonly FieldEntry[]>()

/** All fields of a type that can be asked about, in their order; made once a language. */
export function fieldEntries(
  t: TFunction,
  language: Language,
  declaration: CardDeclaration,
): readonly FieldEntry[] {
  const key = `${language} ${declaration.type}`
  const known = made.get(key)
  if (known) return known
  const entry = (
    path: string,
    name: string,
    section: string | undefined,
    around: readonly string[],
    rest: Pick<FieldEntry, 'recommended' | 'structure' | 'leadsTo'>,
  ): FieldEntry => {
    const nameWords = tokensOf(name)
    return {
      path,
      name,
      section,
      around,
      nameWords,
      words: [...nameWords, ...around.flatMap(tokensOf)],
      ...rest,
    }
  }
  const own = ownFieldsOf(declaration).map(({ name }) =>
    entry(name, ownFieldName(t, declaration, name), undefined, [], {
      recommended: true,
      structure: false,
      leadsTo: [],
    }),
  )
  const sectionOf = new Map(
    Object.entries(declaration.sections).flatMap(([section, { fields }]) =>
      Object.keys(fields).map(field => [field, section] as const),
    ),
  )
  const declared = [...allFields(declaration).values()].filter(isAskable).map(placed => {
    const { path, field } = placed
    const keys = path.split('/')
    const section = sectionOf.get(keys[0] ?? '') ?? ''
    const structures = keys
      .map((_, at) => keys.slice(0, at).join('/'))
      .slice(1)
      .map(structure => declaredName(t, declaration, structure))
    const around = [sectionName(t, declaration, section), ...structures]
    return entry(path, declaredName(t, declaration, path), section, [...new Set(around)], {
      recommended: field.level === 'R',
      structure: isStructure(field),
      leadsTo: linkedTypes(field) ?? [],
    })
  })
  const all = [...own, ...declared]
  made.set(key, all)
  return all
}
