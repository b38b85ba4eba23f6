import type { Fields } from '../kinds/field.ts'
import type { CardDeclaration } from './define-card.ts'

/** Returns the sections that records of some kinds can have, with the fields that people fill in; without a kind, those of all records. */
export const sectionsOfKinds = (
  { sections }: Pick<CardDeclaration, 'sections'>,
  kinds: readonly string[],
): readonly { readonly name: string; readonly fields: Fields }[] =>
  Object.entries(sections).flatMap(([name, section]) => {
    const isOfKind =
      kinds.length === 0 || section.for === undefined || section.for.some(kind => kinds.includes(kind))
    const fields = Object.fromEntries(Object.entries(section.fields).filter(([, { derived }]) => !derived))
    return isOfKind && Object.keys(fields).length > 0 ? [{ name, fields }] : []
  })
