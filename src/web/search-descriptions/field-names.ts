import type { TFunction } from 'i18next'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { allFields } from '#model/engine/fields.ts'
import { lineSection, lineSheet } from '#model/engine/line-sheet.ts'
import type { Language } from '#model/languages.ts'
import { anyLink, pathInLine, resolveField, throughLines } from '#model/searches/search-field.ts'
import { cardWordKey } from '../cards/card-words.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'

/** The name of a field that every card has: '@createdAt'. The type determines whether records have a title or a name. */
export const ownFieldName = (t: TFunction, { type }: CardDeclaration, name: string): string =>
  name === '@title' ? t(cardWordKey(type, 'column')) : t(`searches.own.${name.slice(1)}` as TextKey)

/** The name of a declared field alone, without its groups: 'Technique'. */
export const declaredName = (t: TFunction, { type }: CardDeclaration, path: string): string =>
  t(`${type}.${path}` as TextKey) as string

const counted = new Map<string, ReadonlyMap<string, number>>()

/** The name of a section of a type's form, or of the lines of its records. */
export const sectionName = (t: TFunction, { type }: CardDeclaration, section: string): string =>
  t(`${type}.section/${section}` as TextKey) as string

/** Counts how many fields of a type and its lines that people fill in share each name. Hundreds are looked up, so it is done once per language. */
function namesOf(
  t: TFunction,
  language: Language,
  declaration: CardDeclaration,
): ReadonlyMap<string, number> {
  const key = `${language} ${declaration.type}`
  const known = counted.get(key)
  if (known) return known
  const names = new Map<string, number>()
  const { type, lines } = declaration
  const ofLines = lines ? allFields(lineSheet({ type, lines })).values() : []
  for (const { path, field } of [...allFields(declaration).values(), ...ofLines]) {
    if (field.derived) continue
    const name = declaredName(t, declaration, path)
    names.set(name, (names.get(name) ?? 0) + 1)
  }
  counted.set(key, names)
  return names
}

/**
 * Returns the name of a field where its surroundings are not shown, as short as the other fields of its type allow: 'Material', but 'Note
 * (Materials)', since many parts have notes.
 */
export function shortFieldName(
  t: TFunction,
  language: Language,
  declaration: CardDeclaration,
  path: string,
): string {
  const inLine = pathInLine(path)
  if (inLine === undefined && path.startsWith('@')) return ownFieldName(t, declaration, path)
  const declared = inLine ?? path
  const name = declaredName(t, declaration, declared)
  if ((namesOf(t, language, declaration).get(name) ?? 0) < 2) return name
  const structures = declared
    .split('/')
    .map((_, at, keys) => keys.slice(0, at).join('/'))
    .slice(1)
    .map(structure => declaredName(t, declaration, structure))
  const line = inLine === undefined ? [] : [sectionName(t, declaration, lineSection)]
  const around = [...line, ...structures].filter(structure => structure !== name)
  return around.length === 0 ? name : `${name} (${around.join(', ')})`
}

/** The name of a field in a search, with the path to it: 'Author › Place'. @returns undefined for unknown fields. */
export function searchFieldName(
  t: TFunction,
  language: Language,
  declaration: CardDeclaration,
  name: string,
): string | undefined {
  const field = resolveField(declaration, name)
  if (!field) return undefined
  const from = [declaration, ...field.steps.map(({ to }) => to)]
  const leading = field.steps.map(({ via, to }, at) =>
    via === anyLink || via === throughLines
      ? t(cardWordKey(to.type, 'list'))
      : shortFieldName(t, language, from[at] ?? declaration, via),
  )
  return [...leading, shortFieldName(t, language, field.declaration, field.path)].join(' › ')
}
