import { useQueries } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeftRight, Link2, Link2Off } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { comparedIds, comparePath } from '#model/navigation/compare-path.ts'
import type { CardArea } from '../../../cards/card-area.ts'
import { cardQuery } from '../../../cards/data/use-card.ts'
import { CardFailed } from '../../../cards/record/CardFailed.tsx'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { useStateTitle } from '../../../platform/page-title.ts'
import { Button } from '../../../ui/Button.tsx'
import type { DeepZoomHandle } from '../../../ui/deep-zoom/deep-zoom-types.ts'
import type { ZoomView } from '../../../ui/deep-zoom/zoom-view.ts'
import { ZoomedFile } from '../image/ZoomedFile.tsx'
import { PlainFile } from '../PlainFile.tsx'
import { type ViewedFile, viewedFile } from '../viewed-file.ts'
import styles from './Compare.module.css'

/**
 * Pictures that are looked at in step: where one is moved, the others go along.
 * @returns what each of them reports, by its position.
 */
function useSyncedViews(inStep: boolean) {
  const handles = useRef(new Map<number, DeepZoomHandle>())
  const follow = (leader: number, view: ZoomView) => {
    for (const [place, handle] of handles.current) if (place !== leader) handle.show(view)
  }
  return {
    onHandle: (place: number, handle: DeepZoomHandle | undefined) => {
      if (handle) handles.current.set(place, handle)
      else handles.current.delete(place)
    },
    onView: (place: number, view: ZoomView) => {
      if (inStep) follow(place, view)
    },
    /** All as the first one is. */
    align: () => {
      const first = handles.current.get(0)
      if (first) follow(0, first.view())
    },
  }
}

interface ComparePaneProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly file: ViewedFile
  readonly onHandle: (handle: DeepZoomHandle | undefined) => void
  readonly onView: (view: ZoomView) => void
}

/** One of several pictures, with its caption; other files show their preview. */
function ComparePane({ area, card, file, onHandle, onView }: ComparePaneProps) {
  return (
    <figure className={styles.pane}>
      <div className={styles.picture}>
        {file.pictured ? (
          <ZoomedFile id={file.id} label={file.alt} onHandle={onHandle} onView={onView} />
        ) : (
          <PlainFile file={file} />
        )}
      </div>
      <figcaption className={styles.caption}>
        <Link to={area.recordPath(card.id)} className={styles.title}>
          {file.title}
        </Link>
        <span className={styles.small}>{card.subtitle}</span>
      </figcaption>
    </figure>
  )
}

interface ComparePageProps {
  readonly area: CardArea
  /** Ids of the files as the address has them: '12,15'. */
  readonly ids: string
}

/** Pictures side by side, moved together or separately; stacked on a phone. */
export function ComparePage({ area, ids }: ComparePageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const language = useLanguage()
  const wanted = comparedIds(ids)
  const [inStep, setInStep] = useState(true)
  const step = useSyncedViews(inStep)
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
