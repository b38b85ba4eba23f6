import type { ObjectCard } from '../sections.ts'

/** Whether the card knows a point on the map, of whatever it tells. */
function located({ coordinates = [], findspot, collectingPlace }: ObjectCard): boolean {
  return Boolean(findspot?.point || collectingPlace?.point || coordinates.some(({ point }) => point))
}

const dangerous = ({ hazards = [], radioactivity }: ObjectCard): boolean =>
  hazards.length > 0 || radioactivity?.radioactive === true

/** Signs by which lists are narrowed: that it can be mapped, that it must be handled with care. */
export function settleSigns(card: ObjectCard): ObjectCard {
  const { hasCoordinates: _mapped, hazardous: _warned, ...rest } = card
  return {
    ...rest,
    ...(located(card) && { hasCoordinates: true as const }),
    ...(dangerous(card) && { hazardous: true as const }),
  }
}
