import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import styles from './Desk.module.css'

export interface PagesProps {
  readonly page: number
  readonly size: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Buttons to the pages before and after; nothing where all is on one. */
export function Pages({ page, size, total, onPage }: PagesProps) {
  const { t } = useTranslation()
  if (total <= size) return null
  return (
    <div className={styles.pages}>
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('auditPhone.desk.previous')}
      </Button>
      <Button disabled={(page + 1) * size >= total} onClick={() => onPage(page + 1)}>
        {t('auditPhone.desk.next')}
      </Button>
    </div>
  )
}
