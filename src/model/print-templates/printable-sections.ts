import type { Fields } from '../kinds/field.ts'
import { type FieldSource, type Scope, type Subject, sourcesOf } from './printable-fields.ts'

/** Stands for all sections. */
const allSections = '@all'

/** Returns the fields of a section named by a block; undefined when there is none. */
export function sectionFields(
  subject: Subject,
  section: string,
  scope: Scope,
):
  | { readonly source: FieldSource; readonly names: readonly string[]; readonly fields: readonly Fields[] }
  | undefined {
  for (const source of sourcesOf(subject)) {
    const { prefix, sheet } = source
    if (!(sheet && source.scopes.includes(scope) && section.startsWith(prefix))) continue
    const name = section.slice(prefix.length)
    const names = name === allSections ? Object.keys(sheet.sections) : [name]
    const fields = names.map(each => sheet.sections[each]?.fields).filter(each => each !== undefined)
    if (fields.length > 0) return { source, names, fields }
  }
  return undefined
}
