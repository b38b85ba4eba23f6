import { useTranslation } from 'react-i18next'
import type { CardArea } from '../../card-area.ts'
import { controlId, sectionId, sectionOf } from '../../form/form-path.ts'
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
  const go = (path: string) => {
    const section = sectionOf(area.declaration, path) ?? ''
    const field = document.getElementById(controlId(path)) ?? document.getElementById(sectionId(section))
    field?.scrollIntoView({ block: 'center' })
    const focusable = ':is(input, select, textarea, button):not(:disabled)'
    const target = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
    target?.focus({ preventScroll: true })
  }
  if (missing.length === 0) return null
  return (
    <>
      <h3 className={styles.missingTitle}>{t('cards.record.facts.missing')}</h3>
      <ul className={styles.missing}>
        {missing.map(path => (
          <li key={path}>
            <button type="button" onClick={() => go(path)}>
              {labelOf(path)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
