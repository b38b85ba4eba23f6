import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './OperatorPage.module.css'
import { type OperatorArea, operatorAreas } from './operator-areas.ts'

/** The console of the platform's operators: its areas at the left, the one that is open beside them (acceptance row P-P10). */
export function OperatorPage() {
  const { area } = useParams({ from: '/operator/{-$area}/{-$id}' })
  const { t } = useTranslation()
  const current = operatorAreas.find(({ id }) => id === area) ?? (operatorAreas[0] as OperatorArea)
  const Body = current.component
  return (
    <div className={styles.console}>
      <nav aria-label={t('operator.areas')} className={styles.nav}>
        {operatorAreas.map(({ id, title }) => (
          <Link
            key={id}
            to="/operator/{-$area}/{-$id}"
            params={{ area: id, id: undefined }}
            className={styles.area}
            aria-current={id === current.id ? 'page' : undefined}
          >
            {t(title)}
          </Link>
        ))}
      </nav>
      <div className={styles.body}>
        <Suspense>
          <Body key={current.id} />
        </Suspense>
      </div>
    </div>
  )
}
