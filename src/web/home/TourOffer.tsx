import { useTranslation } from 'react-i18next'
import { useSession } from '../platform/session/use-session.ts'
import { useStore } from '../platform/store.ts'
import { tourRuns, tourSeen } from '../platform/tour.ts'
import { Button } from '../ui/Button.tsx'
import styles from './HomePage.module.css'

/** An offer of the short tour to a new person, until it is taken or declined; afterwards it is in the palette (F-W10). */
export function TourOffer() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const store = tourSeen(currentUser?.id ?? '')
  if (useStore(store) === true) return null
  return (
    <div className={styles.tour}>
      <p>{t('tour.offer')}</p>
      <Button onClick={() => tourRuns.set(() => true)}>{t('tour.start')}</Button>
      <Button look="subtle" onClick={() => store.set(() => true)}>
        {t('tour.decline')}
      </Button>
    </div>
  )
}
