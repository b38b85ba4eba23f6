import { useRef } from 'react'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { marksOf } from '../picture/marks-of.ts'
import { RegionMark } from '../picture/RegionMark.tsx'
import styles from './Compare.module.css'
import { useGrain } from './use-grain.ts'

export interface MarkedPictureProps {
  readonly report: ConditionReport
  readonly fileId: string
}

/** A picture as a whole, with the damages a report has on it. */
export function MarkedPicture({ report, fileId }: MarkedPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const image = report.images.find(each => each.fileId === fileId)
  const { width, height } = image ?? { width: null, height: null }
  const grain = useGrain(frame, width, height)
  return (
    <div ref={frame} className={styles.picture}>
      <img src={thumbnailUrl(fileId, 1200)} alt="" draggable={false} />
      {grain !== undefined && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          style={{ '--grain': grain } as React.CSSProperties}
        >
          {marksOf(report, fileId).map(mark => (
            <RegionMark key={mark.region.id} {...mark} />
          ))}
        </svg>
      )}
    </div>
  )
}
