import { day, link, list, number, text } from '../kinds/build.ts'
import type { ValuesOf } from '../kinds/field.ts'

/** Limits of light on an object: at any moment, and in a year (CIE 157). */
export const lightLimits = {
  maxLux: number({ level: 'A', min: 0, max: 1_000_000, unit: 'lx' }),
  luxHoursPerYear: number({ level: 'A', min: 0, max: 1_000_000_000, unit: 'lx·h' }),
}

const exposure = {
  from: day({ level: 'A' }),
  until: day({ level: 'A', ends: 'from' }),
  lux: number({ level: 'A', min: 0, max: 1_000_000, unit: 'lx' }),
  hours: number({ level: 'A', min: 0, max: 1_000_000, unit: 'h' }),
  /** Illuminance times hours where both are known, otherwise as measured. */
  luxHours: number({ level: 'A', min: 0, max: 1_000_000_000_000, unit: 'lx·h' }),
  event: link(['event'], { level: 'A', named: true }),
  note: text({ level: 'A' }),
}

export type LightExposure = ValuesOf<typeof exposure>

/** Times at which an object was exposed to light. */
export const lightExposures = list(exposure, { level: 'A', private: true, maxRows: 1000 })
