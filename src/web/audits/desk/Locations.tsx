import { useTranslation } from 'react-i18next'
import type { AuditProgress } from '#model/api/procedures/inventory-audit.ts'
import { resultNames } from '#model/audits/finding.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import styles from './Desk.module.css'

/** How far each location has come, and what was found. */
export function Locations({ progress }: { readonly progress: AuditProgress }) {
  const { t } = useTranslation()
  const { locations, results } = progress
  const found = resultNames.filter(name => results[name])
  return (
    <section>
      <h2>{t('auditPhone.desk.progress')}</h2>
      <ul className={styles.locations}>
        {locations.map(({ location, expected, checked }) => {
          const name = location?.name ?? t('auditPhone.noPlace')
          return (
            <li key={location?.id ?? ''}>
              <span>{name}</span>
              <ProgressBar
                label={t('auditPhone.progress', { place: name })}
                value={checked / Math.max(1, expected)}
                text={t('auditPhone.checkedOf', { checked, count: expected })}
                tone={checked === expected ? 'success' : 'accent'}
              />
            </li>
          )
        })}
      </ul>
      {found.length > 0 && (
        <p className={styles.quiet}>
          {found
            .map(name => `${t(`inventoryAudit.choice/auditResult/${name}`)}: ${results[name]}`)
            .join(' · ')}
        </p>
      )}
    </section>
  )
}
