import type { ObjectCard } from '../sections.ts'

/** Computes the dose of each exposure to light whose illuminance and hours are known; a dose that was measured alone stays. */
export function settleLight(card: ObjectCard): ObjectCard {
  const { lightExposures } = card
  if (!lightExposures) return card
  return {
    ...card,
    lightExposures: lightExposures.map(exposure => {
      const { lux, hours } = exposure
      return lux === undefined || hours === undefined
        ? exposure
        : { ...exposure, luxHours: Math.round(lux * hours) }
    }),
  }
}
