import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayReadSome } from '#model/api/procedures/shapes.ts'
import { myTasks } from '#model/api/procedures/tasks.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { useCan } from '../platform/access/use-can.ts'
import { useNews } from '../platform/events/use-news.ts'
import { useDates } from '../platform/i18n/use-dates.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Arriving } from '../ui/InOrder.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './HomePage.module.css'

/** Number of tasks shown before all are. */
const shown = 6

function TasksOfMine() {
  const { t } = useTranslation()
  const dates = useDates()
  const [all, showAll] = useState(false)
  const { data, isPending, refetch } = useQuery({ ...endpointQuery(myTasks, undefined), staleTime: 0 })
  useNews('procedure.changed', () => void refetch())
  const tasks = data?.result ?? []
  if (isPending) return <Arriving />
  if (tasks.length === 0) return null
  return (
    <HomeBlock title={t('home.todo.title')}>
      <ul className={styles.lines}>
        {tasks
          .slice(0, all ? undefined : shown)
          .map(({ id, procedureId, words, number, title, day, isOverdue }) => (
            <li key={id}>
              <Link to={procedurePath(procedureId)} search={{ tab: 'tasks' }} className={styles.cardLink}>
                <span className={styles.cardName}>
                  <span>{words}</span>
                  <small>{`${number} · ${title}`}</small>
                </span>
                {day !== null && (
                  <span className={styles.cardFacts}>
                    {isOverdue && <Badge tone="danger">{t('home.tasks.overdue')}</Badge>}
                    <time dateTime={day} className="numbers">
                      {dates.day(day)}
                    </time>
                  </span>
                )}
              </Link>
            </li>
          ))}
      </ul>
      {!all && tasks.length > shown && (
        <Button look="subtle" onClick={() => showAll(true)}>
          {t('home.todo.all', { shown: String(data?.totalSize ?? tasks.length) })}
        </Button>
      )}
    </HomeBlock>
  )
}

/** Open tasks given to the person, those due first at the top; absent if there are none. */
export function MyTasks() {
  return useCan(mayReadSome) ? <TasksOfMine /> : null
}
