import { referenceSystemName } from '#model/kinds/reference-systems.ts'
import type { Coordinates, Extent } from '#model/kinds/values.ts'
import { boxOf, spotOf } from './degrees.ts'
import styles from './Earth.module.css'

const shown = (degrees: number): string => String(Number(degrees.toFixed(5)))

/** The same place in WGS 84, for looking it up elsewhere; latitude first, as maps write it. */
export function InWgs84({ value }: { readonly value: Coordinates | Extent }) {
  const numbers = 'x' in value ? pointText(value) : boxText(value)
  return numbers === undefined ? null : (
    <span className={`${styles.degrees} numbers`}>{`${referenceSystemName(4326)}: ${numbers}`}</span>
  )
}

function pointText(value: Coordinates): string | undefined {
  const spot = spotOf(value)
  return spot && `${shown(spot.latitude)}, ${shown(spot.longitude)}`
}

function boxText(value: Extent): string | undefined {
  const box = boxOf(value)
  if (!box) return undefined
  const [west, south, east, north] = box.map(shown)
  return `${south}, ${west} – ${north}, ${east}`
}
