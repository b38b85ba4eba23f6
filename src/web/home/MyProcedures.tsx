import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listProcedures } from '#model/api/procedures/procedures.ts'
import { type ListedProcedure, mayReadSome } from '#model/api/procedures/shapes.ts'
import { procedurePath, proceduresPath } from '#model/navigation/procedure-path.ts'
import { useCan } from '../platform/access/use-can.ts'
import { useDates } from '../platform/i18n/use-dates.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { procedureNameKey } from '../statistics/procedure-name.ts'
import { Badge } from '../ui/Badge.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './HomePage.module.css'

/** Procedures that are shown, and of how many the most urgent are looked for. */
const shown = 6
const lookedAt = 50

const isOpen = ({ status }: ListedProcedure) => status !== 'DONE' && status !== 'CLOSED'

/** What is late first, then by the day it is due, then what has no day. */
const urgency = ({ nextDate }: ListedProcedure): string =>
  nextDate ? `${nextDate.isOverdue ? 0 : 1} ${nextDate.day}` : '2'

function MyProcedure({ procedure }: { readonly procedure: ListedProcedure }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { id, type, number, title, nextDate } = procedure
  return (
    <li>
      <Link to={procedurePath(id)} className={styles.cardLink}>
        <span className={styles.cardName}>
          <span>{title || number}</span>
          <small>{`${number} · ${t(procedureNameKey(type))}`}</small>
        </span>
        {nextDate && (
          <span className={styles.cardFacts}>
            {nextDate.isOverdue && <Badge tone="danger">{t('home.tasks.overdue')}</Badge>}
            <time dateTime={nextDate.day} className="numbers">
              {dates.day(nextDate.day)}
            </time>
          </span>
        )}
      </Link>
    </li>
  )
}

function Tasks() {
  const { t } = useTranslation()
  const query = useQuery({
    ...endpointQuery(listProcedures, { query: { mine: 'true', size: lookedAt } }),
    staleTime: 0,
  })
  const open = (query.data?.result ?? [])
    .filter(isOpen)
    .toSorted((one, other) => (urgency(one) < urgency(other) ? -1 : 1))
  return (
    <HomeBlock
      title={t('home.tasks.title')}
      to={proceduresPath}
      search={{ mine: 'true' }}
      query={query}
      failed={t('home.tasks.failed')}
      empty={open.length === 0 && t('home.tasks.none')}
    >
      <ul className={styles.lines}>
        {open.slice(0, shown).map(procedure => (
          <MyProcedure key={procedure.id} procedure={procedure} />
        ))}
      </ul>
    </HomeBlock>
  )
}

/** Open procedures one looks after or works on, the late ones first; nothing for who may not read any. */
export function MyProcedures() {
  return useCan(mayReadSome) ? <Tasks /> : null
}
