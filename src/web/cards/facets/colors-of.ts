import type { CardDeclaration } from '#model/engine/define-card.ts'
import { facetsOf } from '#model/engine/facets.ts'
import type { ChoiceField } from '#model/kinds/choice.ts'
import { swatchOf } from '../../fields/choice/swatch-of.ts'

/** How the values of a facet look that are colours; undefined where they are none. */
export function colorsOf(
  declaration: CardDeclaration,
  name: string,
): ((value: string) => string | undefined) | undefined {
  const field = facetsOf(declaration).find(facet => facet.name === name)?.field
  if (field?.kind !== 'choice') return undefined
  const choice = field as ChoiceField
  return choice.swatches ? value => swatchOf(choice, Number(value)) : undefined
}
