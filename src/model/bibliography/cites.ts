import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { allFields, fieldsOf } from '../engine/fields.ts'
import { leafValues, rowsOf, type Values, valuesOf } from '../engine/values.ts'
import type { Field } from '../kinds/field.ts'
import type { LinkField } from '../kinds/link.ts'
import type { LinkRef } from '../kinds/values.ts'

/** A place in a record that cites a work (C-P13). */
export interface Cite {
  /** Id of the row; outside lists, the path of the field. */
  readonly id: string
  /** Path of the field that links to the work. */
  readonly path: string
  readonly work: LinkRef
  /** The fields next to the link: pages, figures, how it is cited, a note. */
  readonly beside: Values
}

const citesWorks = (field: Field): boolean =>
  field.kind === 'link' && (field as LinkField).types.every(type => type === 'biblio')

/** Returns the paths of a type's fields that link to works. */
export const citingPaths = (declaration: Pick<CardDeclaration, 'sections'>): readonly string[] =>
  [...allFields(declaration).values()].filter(({ field }) => citesWorks(field)).map(({ path }) => path)

/** Returns the values at a path, step by step: 'bibliography.0'. */
function standingAt(card: CardValues, steps: readonly string[]): Values {
  let at: unknown = card
  for (const step of steps) at = Array.isArray(at) ? rowsOf(at)[Number(step)] : valuesOf(at)[step]
  return valuesOf(at)
}

/** Returns every citation in a record, in the order of its fields. */
export function citesOf(declaration: Pick<CardDeclaration, 'sections'>, card: CardValues): readonly Cite[] {
  return leafValues(fieldsOf(declaration), card)
    .filter(({ field }) => citesWorks(field))
    .map(({ path, place, value }) => {
      const steps = place.split('.')
      const key = steps.pop() ?? ''
      const { [key]: _, id, ...beside } = standingAt(card, steps)
      return { id: typeof id === 'string' ? id : path, path, work: value as LinkRef, beside }
    })
}
