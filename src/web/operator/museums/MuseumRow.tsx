import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OperatedMuseum } from '#model/api/operator/museums.ts'
import { usePlanWords } from '../../licence/use-plan-words.ts'
import { useSpace } from '../../licence/use-space.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { Badge } from '../../ui/Badge.tsx'
import styles from '../Operator.module.css'
import { LicenceBadge } from './LicenceBadge.tsx'
import { StateBadge } from './StateBadge.tsx'

/** A museum in the list. */
export function MuseumRow({
  museum: { id, name, created, licence, state, deletionDue, copy, usage },
}: {
  readonly museum: OperatedMuseum
}) {
  const { t } = useTranslation()
  const words = usePlanWords()
  const dates = useDates()
  const moments = useMoments()
  const space = useSpace()
  const numbers = new Intl.NumberFormat(useLanguage())
  const count = (value: number | undefined) => (value === undefined ? '–' : numbers.format(value))
  const { plan, storageLimit } = licence
  return (
    <tr>
      <td className={styles.words}>
        <Link to="/operator/{-$area}/{-$id}" params={{ area: 'museums', id }}>
          {name}
        </Link>{' '}
        {copy !== null && <Badge tone="warning">{t('operator.copies.badge')}</Badge>}
        {copy === null && state.name !== 'active' && deletionDue === null && (
          <StateBadge state={state.name} />
        )}
        {deletionDue !== null && (
          <Badge tone="danger">{t('operator.deletion.badge', { date: dates.day(deletionDue) })}</Badge>
        )}
      </td>
      <td>{dates.day(created)}</td>
      <td>{copy === null ? <LicenceBadge licence={licence} /> : '–'}</td>
      <td>{dates.day(licence.validTo)}</td>
      <td>{plan ? words.name(plan) : '–'}</td>
      <td className={styles.number}>
        {usage ? space(usage.bytes) : '–'}
        {storageLimit !== null && ` / ${space(storageLimit)}`}
      </td>
      <td className={styles.number}>{count(usage?.users)}</td>
      <td className={styles.number}>{count(usage?.objects)}</td>
      <td className={styles.number}>{count(usage?.openOrders)}</td>
      <td>{usage?.lastAccess ? moments.short(usage.lastAccess) : '–'}</td>
    </tr>
  )
}
