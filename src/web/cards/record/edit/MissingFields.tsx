import { useTranslation } from 'react-i18next'
import type { CardArea } from '../../card-area.ts'
import { goToField } from '../../form/go-to-field.ts'
import { useLabel } from '../../use-label.ts'
import styles from './Edit.module.css'

export interface MissingFieldsProps {
  readonly area: CardArea
  readonly missing: readonly string[]
}

/** What still counts and is empty; each entry leads to its field. */
export function MissingFields({ area, missing }: MissingFieldsProps) {
  const { t } = useTranslation()
  const labelOf = useLabel(area.type)
  if (missing.length === 0) return null
  return (
    <>
      <h3 className={styles.missingTitle}>{t('cards.record.facts.missing')}</h3>
      <ul className={styles.missing}>
        {missing.map(path => (
          <li key={path}>
            <button type="button" onClick={() => goToField(area.declaration, path)}>
              {labelOf(path)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
