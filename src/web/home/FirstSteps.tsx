import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HomeFigures } from '#model/api/statistics.ts'
import { settingsSectionPath } from '#model/navigation/area-sections.ts'
import type { FirstStep } from '#model/statistics/first-steps.ts'
import { browserStore } from '../platform/browser-store.ts'
import { useSession } from '../platform/session/use-session.ts'
import { useStore } from '../platform/store.ts'
import { Button } from '../ui/Button.tsx'
import { Arriving } from '../ui/InOrder.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Home } from './HomeBlock.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './HomePage.module.css'
import { TourOffer } from './TourOffer.tsx'

/** Objects with which a museum is no beginner. */
const smallCatalogue = 25

/** True while the first steps help: any is left, and the catalogue is small. */
export const stepsWanted = ({ steps, cards }: Pick<HomeFigures, 'steps' | 'cards'>): boolean =>
  steps.some(({ done }) => !done) &&
  (cards.find(({ type }) => type === 'object')?.total ?? 0) < smallCatalogue

/** The setting of this browser that hides the first steps of a museum. */
function useStepsHidden(): readonly [hidden: boolean, hide: () => void] {
  const { currentUser } = useSession()
  const store = browserStore<unknown>(
    `home.steps.${currentUser?.id ?? ''}.${currentUser?.identities[0]?.tenantId ?? ''}`,
  )
  return [useStore(store) === true, () => store.set(() => true)]
}

/** The page of each step. */
const places: Readonly<Record<FirstStep, string>> = {
  museum: settingsSectionPath('museum'),
  object: '/app/catalogue',
  import: '/app/catalogue/import',
  pictures: '/app/dam',
  location: '/app/catalogue',
  people: settingsSectionPath('users'),
}

/** The first steps of a new museum, ticked off as they are done; they can be hidden. */
export function FirstSteps({ home: { data, isPending } }: { readonly home: Home }) {
  const { t } = useTranslation()
  const [hidden, hide] = useStepsHidden()
  if (isPending && !hidden) return <Arriving />
  if (!data || hidden || !stepsWanted(data)) return null
  const done = data.steps.filter(step => step.done).length
  return (
    <HomeBlock title={t('home.steps.title')}>
      <div className={styles.stepsHead}>
        <p className={styles.quiet}>{t('home.steps.intro')}</p>
        <p className="numbers">{t('home.steps.progress', { done, total: data.steps.length })}</p>
      </div>
      <ol className={styles.steps}>
        {data.steps.map(step => (
          <li
            key={step.name}
            data-done={step.done || undefined}
            {...(step.name === 'import' && { 'data-tour': 'import' })}
          >
            <span className={styles.tick} aria-hidden="true">
              {step.done && <Check size={14} strokeWidth={2.6} />}
            </span>
            <span className={styles.cardName}>
              <Link to={places[step.name]}>{t(`home.steps.${step.name}.title`)}</Link>
              <small>{t(`home.steps.${step.name}.text`)}</small>
              {step.done && <VisuallyHidden>{t('home.steps.done')}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
      <TourOffer />
      <Button look="subtle" onClick={hide}>
        {t('home.steps.dismiss')}
      </Button>
    </HomeBlock>
  )
}
