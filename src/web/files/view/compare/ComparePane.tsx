import { Link } from '@tanstack/react-router'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../../../cards/card-area.ts'
import type { DeepZoomHandle } from '../../../ui/deep-zoom/deep-zoom-types.ts'
import type { ZoomView } from '../../../ui/deep-zoom/zoom-view.ts'
import { ZoomedFile } from '../image/ZoomedFile.tsx'
import { PlainFile } from '../PlainFile.tsx'
import type { ViewedFile } from '../viewed-file.ts'
import styles from './Compare.module.css'

export interface ComparePaneProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly file: ViewedFile
  readonly onHandle: (handle: DeepZoomHandle | undefined) => void
  readonly onView: (view: ZoomView) => void
}

/** One of several pictures, with what it is beneath; what is no picture shows what it has. */
export function ComparePane({ area, card, file, onHandle, onView }: ComparePaneProps) {
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
