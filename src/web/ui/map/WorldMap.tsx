import { lazy, Suspense } from 'react'
import type { WorldMapProps } from './MapPoint.ts'
import styles from './WorldMap.module.css'

const View = lazy(async () => ({ default: (await import('./MapView.tsx')).MapView }))

/** Places on a map that needs no network: near ones gathered, each to be opened. Its library is loaded with the first one. */
export function WorldMap(props: WorldMapProps) {
  return (
    <Suspense fallback={<div className={styles.map} aria-busy="true" />}>
      <View {...props} />
    </Suspense>
  )
}
