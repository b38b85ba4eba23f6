import type { CardRule } from '../../../engine/define-card.ts'
import { units } from '../../../kinds/measure.ts'
import type { Measure } from '../../../kinds/values.ts'
import type { ObjectCard } from '../sections.ts'

const lengths: Readonly<Record<string, number>> = units.length

const inFirstUnit = ({ value, unit }: Measure): number => value * (lengths[unit] ?? 1)

const reversed = (from: Measure | undefined, to: Measure | undefined): boolean =>
  from !== undefined && to !== undefined && inFirstUnit(from) > inFirstUnit(to)

/** No height or depth reaches from more to less. */
export const spansRunForward: CardRule<ObjectCard> = ({ elevation = {} }, problems) => {
  if (reversed(elevation.minAltitude, elevation.maxAltitude))
    problems.at('elevation.maxAltitude').add({ key: 'order' })
  if (reversed(elevation.minDepth, elevation.maxDepth))
    problems.at('elevation.maxDepth').add({ key: 'order' })
}
