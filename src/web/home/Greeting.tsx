import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '#model/api/me.ts'
import { useDates } from '../platform/i18n/use-dates.ts'
import { Clamped } from '../ui/Clamped.tsx'
import styles from './HomePage.module.css'

/** Morning until noon, evening from six. */
export const timeOfDay = (hour: number): 'morning' | 'day' | 'evening' =>
  hour >= 4 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'day' : 'evening'

/** Good morning in the museum. */
export function Greeting({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation()
  const dates = useDates()
  const now = new Date()
  const museum = user.identities[0]?.museum
  const greeting = t(`home.greeting.${timeOfDay(now.getHours())}`, { name: user.firstName })
  return (
    <div className={styles.greeting}>
      <h1 tabIndex={-1}>
        <Clamped text={greeting} lines={3} />
      </h1>
      {museum && (
        <p>
          <Clamped text={museum} lines={2} />
        </p>
      )}
      <p className={styles.date}>{dates.long(now)}</p>
    </div>
  )
}
