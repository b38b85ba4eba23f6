import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/use-session.ts'
import { tourRuns, tourSeen } from '../../platform/tour.ts'
import { GuidedTour } from '../../ui/GuidedTour.tsx'

/** Steps of the tour in their order; the elements of the page say with `data-tour` which is theirs. */
const steps = ['menu', 'create', 'import', 'search', 'help'] as const

/** The element of a step that is in view: on phones, the menu and the search are others. */
const shownFor = (step: (typeof steps)[number]): Element | undefined =>
  [...document.querySelectorAll(`[data-tour="${step}"]`)].find(
    element => element.getBoundingClientRect().width > 0,
  )

/** The short tour for new people: what the page has, one thing after the other; what a person may not do is left out (F-W10). */
export function Tour() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const [found] = useState(() =>
    steps.flatMap(step => {
      const element = shownFor(step)
      return element ? [{ step, element }] : []
    }),
  )
  const stops = found.map(({ step, element }) => ({
    element,
    title: t(`tour.${step}.title`),
    text: t(`tour.${step}.text`),
  }))
  return (
    <GuidedTour
      stops={stops}
      words={{ back: t('tour.back'), next: t('tour.next'), done: t('tour.done'), close: t('tour.close') }}
      progress={(step, total) => t('tour.progress', { step, total })}
      onClose={() => {
        tourRuns.set(() => false)
        if (currentUser) tourSeen(currentUser.id).set(() => true)
      }}
    />
  )
}
