import { useSession } from '../platform/session/use-session.ts'
import { DailyObject } from './DailyObject.tsx'
import { Greeting } from './Greeting.tsx'
import styles from './HomePage.module.css'
import { MyPermissions } from './MyPermissions.tsx'
import { Shortcuts } from './Shortcuts.tsx'

/** Home: who and where one is, what one can do (acceptance row P-R10). */
export function HomePage() {
  const { currentUser } = useSession()
  if (!currentUser) return null
  return (
    <div className={styles.page}>
      <Greeting user={currentUser} />
      <div className={styles.picture}>
        <DailyObject />
      </div>
      <MyPermissions user={currentUser} />
      <Shortcuts />
    </div>
  )
}
