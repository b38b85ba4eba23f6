import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { mostSteps } from '#model/searches/search-field.ts'

/** Where in the tree of fields one stands: what leads there, and the section that is open. */
export interface FieldPlace {
  /** 'productions/agent>person>', or nothing. */
  readonly prefix: string
  readonly section?: string
}

export const root: FieldPlace = { prefix: '' }

const stepsOf = ({ prefix }: FieldPlace): readonly string[] => prefix.split('>').slice(0, -1)

/** The declaration whose fields are shown there. */
export const declarationAt = (declaration: CardDeclaration, place: FieldPlace): CardDeclaration => {
  const type = stepsOf(place).at(-1)
  return (type === undefined ? undefined : declarationOf(type)) ?? declaration
}

/** Whether another link may be followed from there. */
export const mayGoOn = (place: FieldPlace): boolean => stepsOf(place).length / 2 < mostSteps

/** One level up: from a section to its type, from linked cards to those they are linked with. */
export function above(place: FieldPlace): FieldPlace | undefined {
  if (place.section !== undefined) return { prefix: place.prefix }
  const steps = stepsOf(place)
  if (steps.length === 0) return undefined
  return {
    prefix: steps
      .slice(0, -2)
      .map(step => `${step}>`)
      .join(''),
  }
}
