import { Suspense } from 'react'
import { referenceSystemName } from '#model/kinds/reference-systems.ts'
import type { Extent } from '#model/kinds/values.ts'
import styles from '../coordinates/Display.module.css'
import { InWgs84 } from '../earth/lazy-earth.ts'
import type { ShownProps } from '../field-props.ts'

/** A box on earth, corner to corner, north first as maps write it, with its reference system. */
export function Display({ value }: ShownProps) {
  const { west, south, east, north, system } = value as Extent
  return (
    <span className="numbers">
      {`${south}, ${west} – ${north}, ${east} `}
      <span className={styles.system}>{referenceSystemName(system)}</span>
      {system !== 4326 && (
        <Suspense>
          {' '}
          <InWgs84 value={value as Extent} />
        </Suspense>
      )}
    </span>
  )
}
