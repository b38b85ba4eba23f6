import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Timeline } from '../../ui/timeline/Timeline.tsx'
import type { YearSpan } from '../../ui/timeline/TimelineProps.ts'
import { withRoom } from '../../ui/timeline/years.ts'
import type { CardArea } from '../card-area.ts'
import type { ListSearch } from '../data/list-search.ts'
import { timelineQuery } from '../data/page-query.ts'
import { useYearTexts } from '../facets/use-year-texts.ts'
import { ListFailed } from '../ListFailed.tsx'
import { shownTitle } from '../shown-title.ts'
import { useFoundWords } from '../use-found-words.ts'
import styles from './ListTimeline.module.css'

/** The list along time (C-E06). */
export function ListTimeline({ area, wanted }: { readonly area: CardArea; readonly wanted: ListSearch }) {
  const { t } = useTranslation()
  const found = useFoundWords(area)
  const years = useYearTexts()
  const [chosen, setView] = useState<YearSpan>()
  const asked = useDeferredValue(chosen)
  const { data, isError, refetch } = useQuery({
    ...timelineQuery(area, wanted, asked),
    placeholderData: keepPreviousData,
  })
  const items = useMemo(
    () =>
      (data?.result ?? []).map(({ id, title, subtitle, from, to }) => ({
        id,
        name: shownTitle(title),
        note: subtitle,
        from,
        to,
      })),
    [data],
  )
  if (isError && !data) return <ListFailed onRetry={() => void refetch()} />
  if (!data) return <div className={styles.timeline} aria-busy="true" />
  const { span, undated, totalSize } = data
  if (!span)
    return (
      <div className={styles.timeline}>
        <p role="status">{t('cardList.timeline.none')}</p>
      </div>
    )
  return (
    <div className={styles.timeline}>
      <Timeline
        label={t('cardList.timeline.label')}
        span={span}
        view={chosen ?? withRoom(span)}
        onView={setView}
        step={data.step}
        bars={data.density}
        items={items}
        link={({ id }, content) => <Link to={area.recordPath(id)}>{content}</Link>}
        hint={totalSize > items.length ? t('cardList.timeline.many', { found: found(totalSize) }) : undefined}
        texts={{
          zoomIn: t('cardList.map.zoomIn'),
          zoomOut: t('cardList.map.zoomOut'),
          earlier: t('cardList.timeline.earlier'),
          later: t('cardList.timeline.later'),
          all: t('cardList.timeline.all'),
          keys: t('cardList.timeline.keys'),
          year: years.year,
          years: years.years,
          bar: (from, to, count) =>
            t('cardList.timeline.bar', { years: years.years(from, to), found: found(count) }),
        }}
      />
      {undated > 0 && (
        <p className={styles.undated}>{t('cardList.timeline.undated', { found: found(undated) })}</p>
      )}
    </div>
  )
}
