import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { BusyElsewhere } from '#model/api/procedures/objects.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import styles from './Objects.module.css'

/** Names the other procedure that has an object to whoever may read it, and its dates. */
export function BusyNote({ busy }: { readonly busy: Omit<BusyElsewhere, 'objectId'> }) {
  const { day } = useDates()
  const { t } = useTranslation()
  const { procedure, from, until } = busy
  return (
    <span className={styles.busy}>
      {procedure ? (
        <Link to={procedurePath(procedure.id)} title={procedure.title}>
          {procedure.number}
        </Link>
      ) : (
        t('procedureObjects.anotherProcedure')
      )}{' '}
      <span className="numbers">{`${day(from)} – ${day(until)}`}</span>
    </span>
  )
}
