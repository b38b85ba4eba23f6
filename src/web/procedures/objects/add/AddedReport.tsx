import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { BusyNote } from '../BusyNote.tsx'
import styles from './Add.module.css'
import type { Added } from './add-in-parts.ts'

/** Numbers and objects that are named; of more it is said how many there are. */
const named = 50

/** What became of the objects that were to be added: added, there already, not found, busy elsewhere in those days. */
export function AddedReport({ added }: { readonly added: Added }) {
  const { t } = useTranslation()
  const format = new Intl.NumberFormat(useLanguage())
  const { notFound, busy } = added
  const line = (key: 'added' | 'alreadyThere' | 'notFound' | 'busy', count: number) =>
    t(`procedureObjects.add.result.${key}`, { count, shown: format.format(count) })
  const busyObjects = new Set(busy.map(({ objectId }) => objectId)).size
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
          <p>{line('busy', busyObjects)}</p>
          <ul>
            {busy.slice(0, named).map(one => (
              <li key={`${one.objectId} ${one.id}`}>
                <BusyNote busy={one} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
