import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listOperations } from '#model/api/operations.ts'
import { myApprovals } from '#model/api/procedures/approvals.ts'
import { listProcedures } from '#model/api/procedures/procedures.ts'
import { type ListedProcedure, mayReadSome } from '#model/api/procedures/shapes.ts'
import type { Touched } from '#model/api/statistics.ts'
import { procedurePath, proceduresPath } from '#model/navigation/procedure-path.ts'
import { areaOf } from '../cards/linked-cards.ts'
import { TypeIcon } from '../cards/TypeIcon.tsx'
import { useCan } from '../platform/access/use-can.ts'
import { useNews } from '../platform/events/use-news.ts'
import { procedureNameKey } from '../platform/i18n/procedure-name.ts'
import { useDates } from '../platform/i18n/use-dates.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { useTimes } from '../platform/times.ts'
import { useLastOpened } from '../platform/use-last-opened.ts'
import { Badge } from '../ui/Badge.tsx'
import { Arriving } from '../ui/InOrder.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import type { Home } from './HomeBlock.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './HomePage.module.css'

/** Background tasks of the person, if any are running. The tray above has the details. */
export function BackgroundTasks() {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(endpointQuery(listOperations, undefined as never))
  const running = (data?.result ?? []).filter(({ state }) => state === 'IN_PROGRESS')
  if (isPending) return <Arriving />
  if (running.length === 0) return null
  return (
    <HomeBlock title={t('home.underWay')}>
      {running.map(({ id, numberOfProcessedElements: done, totalNumberOfElements: total }) => (
        <ProgressBar
          key={id}
          label={t('home.underWay')}
          value={total > 0 ? done / total : undefined}
          text={t('operations.progress', { done: String(done), total: String(total) })}
        />
      ))}
    </HomeBlock>
  )
}

function ApprovalsOfMine() {
  const { t } = useTranslation()
  const dates = useDates()
  const { data, isPending, refetch } = useQuery({ ...endpointQuery(myApprovals, undefined), staleTime: 0 })
  useNews('procedure.changed', () => void refetch())
  const waiting = data?.result ?? []
  if (isPending) return <Arriving />
  if (waiting.length === 0) return null
  return (
    <HomeBlock title={t('home.approvals')}>
      <ul className={styles.lines}>
        {waiting.map(({ id, procedureId, number, title, askedAt, askedBy }) => (
          <li key={id}>
            <Link to={procedurePath(procedureId)} className={styles.cardLink}>
              <span className={styles.cardName}>
                <span>{title || number}</span>
                <small>{`${number} · ${askedBy}`}</small>
              </span>
              <span className={styles.cardFacts}>
                <time dateTime={askedAt} className="numbers">
                  {dates.day(askedAt)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeBlock>
  )
}

/** Requests that wait for the answer of the person; absent if there are none. */
export function MyApprovals() {
  return useCan(mayReadSome) ? <ApprovalsOfMine /> : null
}

const shown = 5

/** Links to recently opened pages; absent if there are none. */
export function LastOpened() {
  const { t } = useTranslation()
  const pages = useLastOpened().slice(0, shown)
  if (pages.length === 0) return null
  return (
    <HomeBlock title={t('home.opened')}>
      <ul className={styles.lines}>
        {pages.map(({ path, title, number }) => (
          <li key={path}>
            <Link to={path} className={styles.cardLink}>
              <span className={styles.cardName}>
                <span>{title || number}</span>
                {title !== '' && number !== '' && <small>{number}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeBlock>
  )
}

/** A record the person worked on; an unsaved draft links to its form. */
function MyCard({ card }: { readonly card: Touched }) {
  const { t } = useTranslation()
  const times = useTimes()
  const area = areaOf(card.type)
  if (!area) return null
  return (
    <li>
      <Link to={card.draft ? area.editPath(card.id) : area.recordPath(card.id)} className={styles.cardLink}>
        {card.thumbnailUrl ? (
          <img src={card.thumbnailUrl} alt="" loading="lazy" width={40} height={40} />
        ) : (
          <span className={styles.sign}>
            <TypeIcon type={area.type} />
          </span>
        )}
        <span className={styles.cardName}>
          <span>{card.title || card.number || '---'}</span>
          <small>{card.title ? card.number : ''}</small>
        </span>
        <span className={styles.cardFacts}>
          {card.draft ? (
            <Badge tone="warning">{t('home.mine.draft')}</Badge>
          ) : (
            <time dateTime={card.at} className="numbers">
              {times.short(card.at)}
            </time>
          )}
        </span>
      </Link>
    </li>
  )
}

/** Records the person changed last, and unsaved drafts. */
export function MyCards({ home }: { readonly home: Home }) {
  const { t } = useTranslation()
  const mine = home.data?.mine ?? []
  return (
    <HomeBlock
      title={t('home.mine.title')}
      query={home}
      failed={t('home.mine.failed')}
      empty={mine.length === 0 && t('home.mine.none')}
      lines={4}
    >
      <ul className={styles.lines}>
        {mine.map(card => (
          <MyCard key={card.id} card={card} />
        ))}
      </ul>
    </HomeBlock>
  )
}

/** Number of procedures shown, and number from which the most urgent are chosen. */
const myProceduresShown = 6
const lookedAt = 50

const isOpen = ({ status }: ListedProcedure) => status !== 'DONE' && status !== 'CLOSED'

/** Sort key by urgency: overdue first, then by due date, then without one. */
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
          <small>{`${number} · ${t(procedureNameKey(type) ?? 'procedures.title')}`}</small>
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
        {open.slice(0, myProceduresShown).map(procedure => (
          <MyProcedure key={procedure.id} procedure={procedure} />
        ))}
      </ul>
    </HomeBlock>
  )
}

/** Open procedures that the person manages or works on, overdue ones first; nothing for people who may not read any. */
export function MyProcedures() {
  return useCan(mayReadSome) ? <Tasks /> : null
}
