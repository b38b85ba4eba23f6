import { useTranslation } from 'react-i18next'
import type { Standing } from '#model/audits/standings.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { KeptAudit, KeptPlace, LogEntry } from '../device/kept-audit.ts'
import styles from './Audit.module.css'

export interface PlaceListProps {
  readonly audit: KeptAudit
  readonly standings: ReadonlyMap<string, Standing<LogEntry>>
  readonly onChoose: (place: KeptPlace) => void
}

/** The locations of the list, and how far each has come. */
export function PlaceList({ audit, standings, onChoose }: PlaceListProps) {
  const { t } = useTranslation()
  const byPlace = Map.groupBy(audit.items, ({ placeId }) => placeId)
  return (
    <>
      <h2>{t('auditPhone.places')}</h2>
      <ul className={styles.places}>
        {audit.places.map(place => {
          const items = byPlace.get(place.id) ?? []
          const checked = items.filter(({ objectId }) => standings.has(objectId)).length
          const name = place.name || t('auditPhone.noPlace')
          const words = t('auditPhone.checkedOf', { checked, count: items.length })
          return (
            <li key={place.id}>
              <button type="button" className={styles.place} onClick={() => onChoose(place)}>
                <span className={styles.name}>
                  {name} <span className={styles.quiet}>{words}</span>
                </span>
                <ProgressBar
                  label={t('auditPhone.progress', { place: name })}
                  value={checked / Math.max(1, items.length)}
                  tone={checked === items.length ? 'success' : 'accent'}
                />
              </button>
            </li>
          )
        })}
      </ul>
      {audit.otherPlaces.length > 0 && (
        <SelectField
          label={t('auditPhone.otherPlace')}
          hint={t('auditPhone.otherPlaceHint')}
          none={t('auditPhone.choose')}
          value=""
          options={audit.otherPlaces.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => {
            const place = audit.otherPlaces.find(({ id }) => id === target.value)
            if (place) onChoose(place)
          }}
        />
      )}
    </>
  )
}
