import { useSession } from '../platform/session/use-session.ts'
import { DailyObject } from './DailyObject.tsx'
import { Figures, Totals } from './Figures.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { Greeting } from './Greeting.tsx'
import styles from './HomePage.module.css'
import { LastOpened } from './LastOpened.tsx'
import { LatestNews } from './LatestNews.tsx'
import { MyCards } from './MyCards.tsx'
import { MyPermissions } from './MyPermissions.tsx'
import { MyProcedures } from './MyProcedures.tsx'
import { NextDays } from './NextDays.tsx'
import { QuickEntry } from './QuickEntry.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { SpaceUsed } from './SpaceUsed.tsx'
import { UnderWay } from './UnderWay.tsx'
import { useHome } from './use-home.ts'

/** Home: where one is and what there is to do, the museum in figures, what one may do (acceptance rows C-S07, P-R10). */
export function HomePage() {
  const { currentUser } = useSession()
  const home = useHome()
  if (!currentUser) return null
  return (
    <div className={styles.page}>
      <Greeting user={currentUser} />
      <div className={styles.picture}>
        <DailyObject />
      </div>
      <div className={styles.main}>
        <Totals home={home} />
        <FirstSteps home={home} />
        <QuickEntry />
        <UnderWay />
        <MyCards home={home} />
      </div>
      <div className={styles.aside}>
        <MyProcedures />
        <NextDays />
        <LastOpened />
        <LatestNews />
        <SpaceUsed />
      </div>
      <div className={styles.figures}>
        <Figures home={home} />
      </div>
      <MyPermissions user={currentUser} />
      <Shortcuts />
    </div>
  )
}
