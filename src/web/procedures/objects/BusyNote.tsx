import { Link } from '@tanstack/react-router'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import styles from './Objects.module.css'
import type { BusyElsewhere } from './use-busy.ts'

/** Names the other procedure that has an object, and its dates. */
export function BusyNote({ busy }: { readonly busy: Omit<BusyElsewhere, 'objectId'> }) {
  const { day } = useDates()
  const { id, number, title, from, until } = busy
  return (
    <span className={styles.busy}>
      <Link to={procedurePath(id)} title={title}>
        {number}
      </Link>{' '}
      <span className="numbers">{`${day(from)} – ${day(until)}`}</span>
    </span>
  )
}
