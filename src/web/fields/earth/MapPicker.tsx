import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coordinates, Extent } from '#model/kinds/values.ts'
import { Button } from '../../ui/Button.tsx'
import type { MapPoint } from '../../ui/map/MapPoint.ts'
import { WorldMap } from '../../ui/map/WorldMap.tsx'
import { boxOf, coordinatesOf, extentOf, spotOf } from './degrees.ts'
import styles from './Earth.module.css'
import { useMapTexts } from './use-map-texts.ts'

const nothing: readonly MapPoint[] = []

interface PickerProps<Value> {
  /** Named after the field. */
  readonly label: string
  /** Undefined until it makes sense. */
  readonly value: Value | undefined
  /** The reference system in which the numbers are wanted. */
  readonly system: number
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
}

/** A map on which a press sets a place; the coordinates are in the selected reference system. */
export function SpotPicker({ label, value, system, onChange, disabled }: PickerProps<Coordinates>) {
  const { t } = useTranslation()
  const texts = useMapTexts()
  return (
    <>
      {!disabled && <p className={styles.hint}>{t('cards.map.pressForPoint')}</p>}
      <div className={styles.map}>
        <WorldMap
          label={label}
          points={nothing}
          spot={value && spotOf(value)}
          onSpot={disabled ? undefined : spot => onChange(coordinatesOf(spot, system))}
          texts={texts}
        />
      </div>
    </>
  )
}

/** A map on which a box is drawn; its edges come in the system that was chosen. */
export function BoxPicker({ label, value, system, onChange, disabled }: PickerProps<Extent>) {
  const { t } = useTranslation()
  const texts = useMapTexts()
  const [draws, setDraws] = useState(value === undefined)
  return (
    <>
      {!disabled && (
        <p className={styles.hint}>
          <Button aria-pressed={draws} onClick={() => setDraws(!draws)}>
            {t('cards.map.drawBox')}
          </Button>
          {draws && t('cards.map.dragForBox')}
        </p>
      )}
      <div className={styles.map}>
        <WorldMap
          label={label}
          points={nothing}
          box={value && boxOf(value)}
          onBox={
            draws && !disabled
              ? box => {
                  setDraws(false)
                  onChange(extentOf(box, system))
                }
              : undefined
          }
          texts={texts}
        />
      </div>
    </>
  )
}
