import { useTranslation } from 'react-i18next'
import type { CalendarKind } from '#model/calendar/entry-kinds.ts'
import './kinds.css'
import styles from './Kinds.module.css'

export interface KindsProps {
  readonly kinds: readonly CalendarKind[]
  readonly isShown: (kind: CalendarKind) => boolean
  readonly onToggle: (kind: CalendarKind) => void
}

/** What the colours stand for; pressed, a kind is hidden or shown again. */
export function Kinds({ kinds, isShown, onToggle }: KindsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.kinds} aria-label={t('calendar.kindsShown')}>
      {kinds.map(kind => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          data-kind={kind}
          aria-pressed={isShown(kind)}
          onClick={() => onToggle(kind)}
        >
          {t(`calendar.kinds.${kind}`)}
        </button>
      ))}
    </fieldset>
  )
}
