import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { objectDetails } from '#model/api/procedures/objects.ts'
import type { CardType } from '#model/record-types.ts'
import { shownTitle } from '../../../cards/shown-title.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { BusyNote } from '../BusyNote.tsx'
import { useLineTexts } from '../use-line-texts.ts'
import styles from './Add.module.css'
import type { Added } from './add-in-parts.ts'

/** Numbers and objects that are named; of the rest, the number is given. */
const named = 50

export interface AddedReportProps {
  readonly procedureId: string
  /** Type of the records. */
  readonly type: CardType
  readonly added: Added
}

/** The result of adding objects: added, already there, not found, busy elsewhere on those dates. */
export function AddedReport({ procedureId, type, added }: AddedReportProps) {
  const { t } = useTranslation()
  const say = useLineTexts(type)
  const format = new Intl.NumberFormat(useLanguage())
  const { notFound, busy } = added
  const line = (key: 'added' | 'alreadyThere' | 'notFound' | 'busy', count: number) =>
    say(`procedureObjects.add.result.${key}`, { count, shown: format.format(count) })
  const busyIds = [...new Set(busy.map(({ objectId }) => objectId))]
  const { data } = useQuery({
    ...endpointQuery(objectDetails, {
      params: { id: procedureId },
      query: { ids: busyIds.slice(0, named).join(',') },
    }),
    enabled: busyIds.length > 0,
  })
  const names = new Map(
    data?.result.map(({ catalogueObjectId, number, title }) => [
      catalogueObjectId,
      [number, shownTitle(title)].filter(Boolean).join(' '),
    ]),
  )
  return (
    <div className={styles.report} role="status">
      <p className={styles.added}>{line('added', added.added)}</p>
      {added.alreadyThere > 0 && <p>{line('alreadyThere', added.alreadyThere)}</p>}
      {notFound.length > 0 && (
        <div className={styles.warning}>
          <p>{line('notFound', notFound.length)}</p>
          <ul className={`numbers ${styles.numbers}`}>
            {notFound.slice(0, named).map(number => (
              <li key={number}>{number}</li>
            ))}
          </ul>
          {notFound.length > named && (
            <p>{t('procedureObjects.add.result.more', { count: notFound.length - named })}</p>
          )}
        </div>
      )}
      {busy.length > 0 && (
        <div className={styles.warning}>
          <p>{line('busy', busyIds.length)}</p>
          <ul>
            {busy.slice(0, named).map(one => (
              <li key={`${one.objectId} ${one.procedure?.id} ${one.from}`}>
                {names.get(one.objectId)} <BusyNote busy={one} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
