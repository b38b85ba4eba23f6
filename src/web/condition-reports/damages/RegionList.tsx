import { SquarePen, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DamageRegion } from '#model/api/condition-report-shapes.ts'
import type { Figure } from '../../fields/region/figure.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Damages.module.css'

/** The regions of a damage on a picture. */
export interface Place {
  readonly region: DamageRegion
  readonly figure: Figure
  readonly words: string
}

export interface RegionListProps {
  /** Number of the damage. */
  readonly number: number
  readonly places: readonly Place[]
  readonly onChange: (region: DamageRegion) => void
  readonly onErase: (place: Place) => void
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** The regions of a damage in words, to be moved by numbers and deleted: the keyboard alternative to the picture. */
export function RegionList({ number, places, onChange, onErase }: RegionListProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles.regions} aria-label={t('conditionReports.regionsOf', { number })}>
      {places.map((place, at) => {
        const { region, figure, words } = place
        const [change, erase] = [
          t('conditionReports.changeRegion', { place: words }),
          t('conditionReports.deleteRegionAt', { place: words }),
        ]
        return (
          // By place: a region gets its id when it is saved, and its buttons keep the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: the items have no state of their own
          <li key={at}>
            <span>{words}</span>
            {/* Outlines with curves come from other programs: they must be redrawn. */}
            {figure.is !== 'path' && (
              <IconButton label={change} title={change} onClick={() => onChange(region)}>
                <SquarePen {...icon} />
              </IconButton>
            )}
            <IconButton label={erase} title={erase} onClick={() => onErase(place)}>
              <Trash2 {...icon} />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
