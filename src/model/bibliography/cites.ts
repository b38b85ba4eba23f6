import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { allFields, fieldsOf } from '../engine/fields.ts'
import { leafValues, rowsOf, type Values, valuesOf } from '../engine/values.ts'
import type { Field } from '../kinds/field.ts'
import type { LinkField } from '../kinds/link.ts'
import type { LinkRef } from '../kinds/values.ts'

/** A place of a card where it cites a work (acceptance row C-P13). */
export interface Cite {
  /** The row's own id; of a field outside lists its path. */
  readonly id: string
  /** Path of the field that names the work. */
  readonly path: string
  readonly work: LinkRef
  /** What stands beside the work: pages, figures, how it is cited, a note. */
  readonly beside: Values
}

const citesWorks = (field: Field): boolean =>
  field.kind === 'link' && (field as LinkField).types.every(type => type === 'biblio')

/** Fields of a type of cards that name works. */
export const citingPaths = (declaration: Pick<CardDeclaration, 'sections'>): readonly string[] =>
  [...allFields(declaration).values()].filter(({ field }) => citesWorks(field)).map(({ path }) => path)

/** What stands at a place, step by step: 'bibliography.0'. */
function standingAt(card: CardValues, steps: readonly string[]): Values {
  let at: unknown = card
  for (const step of steps) at = Array.isArray(at) ? rowsOf(at)[Number(step)] : valuesOf(at)[step]
  return valuesOf(at)
}

/** Every place where a card cites a work, in the order of its fields. */
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
