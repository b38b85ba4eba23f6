import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeftRight, Link2, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { comparedIds, comparePath } from '#model/navigation/compare-path.ts'
import type { CardArea } from '../../../cards/card-area.ts'
import { CardFailed } from '../../../cards/record/CardFailed.tsx'
import { cardQuery } from '../../../cards/record/use-card.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { useStateTitle } from '../../../platform/page-title.ts'
import { Button } from '../../../ui/Button.tsx'
import { viewedFile } from '../viewed-file.ts'
import styles from './Compare.module.css'
import { ComparePane } from './ComparePane.tsx'
import { useInStep } from './use-in-step.ts'

export interface ComparePageProps {
  readonly area: CardArea
  /** As the address has them: '12,15'. */
  readonly ids: string
}

/** Pictures beside each other, looked at in step or each for itself; on a phone one above the other. */
export function ComparePage({ area, ids }: ComparePageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const language = useLanguage()
  const wanted = comparedIds(ids)
  const [inStep, setInStep] = useState(true)
  const step = useInStep(inStep)
  const cards = useQueries({ queries: wanted.map(id => cardQuery(area, id)) })
  useStateTitle(t('viewer.compare.title'))
  const failed = cards.find(({ error, data }) => error && !data)
  if (failed?.error)
    return <CardFailed area={area} failure={failed.error} onRetry={() => void failed.refetch()} />
  return (
    <div className={styles.page} data-fills>
      <header className={styles.head}>
        <h1 className={styles.heading} tabIndex={-1}>
          {t('viewer.compare.title')}
        </h1>
        <Button
          aria-pressed={inStep}
          onClick={() => {
            setInStep(!inStep)
            if (!inStep) step.align()
          }}
        >
          {inStep ? (
            <Link2 size={16} strokeWidth={1.7} aria-hidden="true" />
          ) : (
            <Link2Off size={16} strokeWidth={1.7} aria-hidden="true" />
          )}
          {t('viewer.compare.inStep')}
        </Button>
        <Button
          onClick={() => void navigate({ to: comparePath(wanted.toReversed()), replace: true })}
          disabled={wanted.length < 2}
        >
          <ArrowLeftRight size={16} strokeWidth={1.7} aria-hidden="true" />
          {t('viewer.compare.swap')}
        </Button>
      </header>
      <div className={styles.panes}>
        {cards.map(({ data }, place) =>
          data ? (
            <ComparePane
              key={data.id}
              area={area}
              card={data}
              file={viewedFile(data, language)}
              onHandle={handle => step.onHandle(place, handle)}
              onView={view => step.onView(place, view)}
            />
          ) : (
            <div key={wanted[place]} className={styles.pane} aria-busy="true" />
          ),
        )}
      </div>
    </div>
  )
}
