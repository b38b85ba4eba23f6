import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { ReadValueView } from '../shared/ReadSections.tsx'
import shared from '../shared/SharedPage.module.css'
import { Button } from '../ui/Button.tsx'
import styles from './Room.module.css'
import { useRoomObjects } from './room-link.ts'

/** The objects that are lent, with what was agreed of each. */
export function RoomObjects({ count }: { readonly count: number }) {
  const { t } = useTranslation()
  const { objects, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRoomObjects()
  if (count === 0) return null
  return (
    <section className={shared.section} aria-labelledby="room-objects">
      <h2 id="room-objects">{t('borrowerRoom.objects', { count })}</h2>
      {isError && objects.length === 0 && <LoadFailed inline retry={() => void refetch()} />}
      <ul className={styles.objects}>
        {objects.map(({ id, number, title, pictureUrl, entries }) => (
          <li key={id} className={styles.object}>
            <div className={styles.picture}>
              {pictureUrl && <img src={pictureUrl} alt="" loading="lazy" />}
            </div>
            <div>
              <p className={styles.name}>{title}</p>
              <p className={styles.quiet}>{number}</p>
              {entries.map(entry => (
                <div key={entry.path} className={styles.entry}>
                  <span className={styles.quiet}>{entry.label}: </span>
                  <ReadValueView value={entry.value} heading={entry.label} />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('borrowerRoom.more')}
        </Button>
      )}
    </section>
  )
}
