import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { intoView } from '../../ui/into-view.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotFound } from '../not-found.ts'
import styles from './OperatorPage.module.css'
import { operatorAreas } from './operator-areas.ts'

/** The console of the platform's operators: its areas at the left, the one that is open beside them (P-P10). */
export function OperatorPage() {
  const { area } = useParams({ from: '/operator/{-$area}/{-$id}' })
  const { t } = useTranslation()
  const current = area === undefined ? operatorAreas[0] : operatorAreas.find(({ id }) => id === area)
  const Body = current?.component ?? NotFound
  return (
    <div className={styles.console}>
      <nav aria-label={t('operator.areas')} className={styles.nav}>
        {operatorAreas.map(({ id, title }) => (
          <Link
            key={id}
            ref={id === current?.id ? intoView : undefined}
            to="/operator/{-$area}/{-$id}"
            params={{ area: id, id: undefined }}
            className={styles.area}
            aria-current={id === current?.id ? 'page' : undefined}
          >
            {t(title)}
          </Link>
        ))}
      </nav>
      <div className={styles.body}>
        <Suspense fallback={<Skeleton width={40} />}>
          <Body key={area} />
        </Suspense>
      </div>
    </div>
  )
}
