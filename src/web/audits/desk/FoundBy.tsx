import { useTranslation } from 'react-i18next'
import type { Discrepancy } from '#model/api/procedures/inventory-audit.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import styles from './Desk.module.css'

/** Everything that was found of something, the latest first, where two people do not say the same. */
export function FoundBy({ findings }: Pick<Discrepancy, 'findings'>) {
  const { t } = useTranslation()
  const moments = useMoments()
  return (
    <div className={styles.quiet}>
      <p>{t('auditPhone.desk.contradictory')}</p>
      <ul>
        {findings.map(({ id, result, by, at, location, note }) => (
          <li key={id}>
            {[
              t(`inventoryAudit.choice/auditResult/${result}`),
              location?.name,
              by.name,
              moments.short(at),
              note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
