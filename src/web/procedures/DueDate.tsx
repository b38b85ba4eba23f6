import { useTranslation } from 'react-i18next'
import type { ListedProcedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { useDates } from '../platform/i18n/use-dates.ts'
import { Badge } from '../ui/Badge.tsx'
import styles from './DueDate.module.css'

export interface DueDateProps {
  /** Name of the type in the API. */
  readonly type: string
  readonly date: ListedProcedure['nextDate']
}

/** The day a procedure has to do with next, or the deadline it missed. */
export function DueDate({ type, date }: DueDateProps) {
  const { t } = useTranslation()
  const { day } = useDates()
  const area = procedureNamed(type)?.type
  if (!date || area === undefined) return null
  return (
    <span className={styles.due}>
      {t(`${area}.date/${date.kind}` as TextKey)} <time dateTime={date.day}>{day(date.day)}</time>
      {date.isOverdue && <Badge tone="danger">{t('procedures.overdue')}</Badge>}
    </span>
  )
}
