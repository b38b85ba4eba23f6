import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '#model/api/me.ts'
import { dayMs } from '#model/dates/durations.ts'
import { newsPath } from '#model/navigation/news-path.ts'
import { NewsRow } from '../news/NewsRow.tsx'
import { useNewsPage } from '../news/use-news-page.ts'
import { useDates } from '../platform/i18n/use-dates.ts'
import { paletteKeys } from '../platform/palette-keys.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Ammonite } from '../ui/art/Ammonite.tsx'
import { Bottle } from '../ui/art/Bottle.tsx'
import { Coin } from '../ui/art/Coin.tsx'
import { Krater } from '../ui/art/Krater.tsx'
import { Mat } from '../ui/art/Mat.tsx'
import { Print } from '../ui/art/Print.tsx'
import { Textile } from '../ui/art/Textile.tsx'
import { Clamped } from '../ui/Clamped.tsx'
import { InOrder } from '../ui/InOrder.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { Figures, SpaceUsed, Totals } from './Figures.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { HomeBlock, useHome } from './HomeBlock.tsx'
import styles from './HomePage.module.css'
import { MyComments } from './MyComments.tsx'
import { MyPermissions } from './MyPermissions.tsx'
import { MyTasks } from './MyTasks.tsx'
import { BackgroundTasks, LastOpened, MyApprovals, MyCards, MyProcedures } from './MyWork.tsx'
import { NextDays } from './NextDays.tsx'
import { QuickEntry } from './QuickEntry.tsx'
import { SampleDataBlock } from './SampleDataBlock.tsx'

/** Morning until noon, evening from six. */
const timeOfDay = (hour: number): 'morning' | 'day' | 'evening' =>
  hour >= 4 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'day' : 'evening'

/** Good morning in the museum. */
function Greeting({ user }: { readonly user: CurrentUser }) {
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

const objects = [Krater, Coin, Textile, Print, Bottle, Ammonite]
/** One of the drawn objects, another each day. Decoration. */
function DailyObject() {
  const Picture = objects[Math.floor(Date.now() / dayMs) % objects.length] ?? Krater
  return (
    <Mat>
      <Picture />
    </Mat>
  )
}

const shown = 4

/** The newest of the news that are for oneself. */
function LatestNews() {
  const { t } = useTranslation()
  const { query, news } = useNewsPage({ size: shown })
  return (
    <HomeBlock
      title={t('home.news.title')}
      to={newsPath()}
      query={query}
      failed={t('home.news.failed')}
      empty={news.length === 0 && t('home.news.none')}
    >
      <ul className={styles.news}>
        {news.map(item => (
          <NewsRow key={item.id} news={item} />
        ))}
      </ul>
    </HomeBlock>
  )
}

/** Keyboard shortcuts that work everywhere. */
function Shortcuts() {
  const { t } = useTranslation()
  const id = useId()
  const rows = [
    ['palette', paletteKeys(t('common.controlKey')).split(' ')],
    ['next', ['Tab']],
    ['choose', ['↑', '↓']],
    ['run', ['↵']],
    ['close', ['Esc']],
  ] as const
  return (
    <section className={`${styles.section} ${styles.keyboard}`} aria-labelledby={id}>
      <h2 id={id}>{t('home.shortcuts.title')}</h2>
      <dl className={styles.keys}>
        {rows.map(([name, keys]) => (
          <div key={name}>
            <dt>{t(`home.shortcuts.${name}`)}</dt>
            <dd>
              {keys.map(key => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The home page: tasks, the museum in figures, and available actions (C-S07, P-R10). */
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
      <InOrder className={styles.main}>
        <FirstSteps home={home} />
        <SampleDataBlock />
        <Totals home={home} />
        <QuickEntry />
        <BackgroundTasks />
        <MyCards home={home} />
      </InOrder>
      <InOrder className={styles.aside}>
        <MyApprovals />
        <MyComments />
        <MyTasks />
        <MyProcedures />
        <NextDays />
        <LastOpened />
        <LatestNews />
        <SpaceUsed />
      </InOrder>
      <div className={styles.figures}>
        <Figures home={home} />
      </div>
      <MyPermissions user={currentUser} />
      <Shortcuts />
    </div>
  )
}
