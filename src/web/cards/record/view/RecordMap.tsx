import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardValues } from '#model/engine/define-card.ts'
import { placesOnEarth } from '#model/engine/on-earth.ts'
import type { CardArea } from '../../card-area.ts'
import { shownTitle } from '../../shown-title.ts'
import styles from './Record.module.css'

const PlacesMap = lazy(async () => ({
  default: (await import('../../../fields/earth/PlacesMap.tsx')).PlacesMap,
}))

export interface RecordMapProps {
  readonly area: CardArea
  readonly values: CardValues
  readonly title: string
}

/** A map of a record's coordinates; renders nothing without coordinates. */
export function RecordMap({ area, values, title }: RecordMapProps) {
  const { t } = useTranslation()
  const places = useMemo(
    () => placesOnEarth(area.declaration, values).map(({ value }) => value),
    [area.declaration, values],
  )
  if (places.length === 0) return null
  return (
    <section className={styles.map} aria-label={t('cards.map.here')}>
      <Suspense>
        <PlacesMap label={t('cards.map.of', { field: shownTitle(title) })} places={places} />
      </Suspense>
    </section>
  )
}
