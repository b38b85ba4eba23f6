import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { readReport } from '#model/api/condition-reports.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Compare.module.css'
import { MarkedPicture } from './MarkedPicture.tsx'

export interface CompareSliderProps {
  readonly report: ConditionReport
  readonly previousId: string
  readonly fileId: string
}

/** Compares the picture of the last report with today's by a slider, each with the damages drawn on it. */
export function CompareSlider({ report, previousId, fileId }: CompareSliderProps) {
  const { t } = useTranslation()
  const { day } = useDates()
  const [at, setAt] = useState(50)
  const [picked, setPicked] = useState<string>()
  const { data, isError, refetch } = useQuery(endpointQuery(readReport, { params: { id: previousId } }))
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton width={20} />
  // The same picture, if the earlier report has it.
  const earlier = picked ?? (data.images.find(each => each.fileId === fileId) ?? data.images[0])?.fileId
  if (earlier === undefined) return <p className={styles.none}>{t('conditionReports.noEarlierPicture')}</p>
  const before = data.date ? day(data.date) : data.number
  const now = report.state === 'DRAFT' || !report.date ? t('conditionReports.today') : day(report.date)
  return (
    <div className={styles.compare}>
      <div className={styles.stage} style={{ '--at': `${at}%` } as React.CSSProperties}>
        <MarkedPicture report={report} fileId={fileId} />
        <div className={styles.over}>
          <MarkedPicture report={data} fileId={earlier} />
        </div>
        <span className={styles.edge} aria-hidden="true" />
        <span className={styles.then} aria-hidden="true">
          {before}
        </span>
        <span className={styles.now} aria-hidden="true">
          {now}
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        className={styles.slider}
        aria-label={t('conditionReports.slider')}
        aria-valuetext={t('conditionReports.sliderAt', { percent: at, before })}
        onChange={({ target }) => setAt(Number(target.value))}
      />
      {data.images.length > 1 && (
        <Select
          aria-label={t('conditionReports.earlierPicture')}
          value={earlier}
          options={data.images.map((each, place) => ({
            value: each.fileId,
            label: `${place + 1}: ${each.title}`,
          }))}
          onChange={({ target }) => setPicked(target.value)}
        />
      )}
    </div>
  )
}
