import { Suspense } from 'react'
import { referenceSystemName } from '#model/kinds/reference-systems.ts'
import type { Coordinates } from '#model/kinds/values.ts'
import { InWgs84 } from '../earth/lazy-earth.ts'
import type { ShownProps } from '../field-props.ts'
import styles from './Display.module.css'

/** A point on earth with its reference system. */
export function Display({ value }: ShownProps) {
  const { x, y, system } = value as Coordinates
  return (
    <span className="numbers">
      {`${y}, ${x} `}
      <span className={styles.system}>{referenceSystemName(system)}</span>
      {system !== 4326 && (
        <Suspense>
          {' '}
          <InWgs84 value={value as Coordinates} />
        </Suspense>
      )}
    </span>
  )
}
