import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer, LinkItem } from '#model/api/cards/shapes.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { shownTitle } from '../../../cards/shown-title.ts'
import { ZoomedFile } from '../image/ZoomedFile.tsx'
import styles from './LightTable.module.css'

/** The files of a card that can be seen, its cover first. */
export function tablePictures({ files, fileCoverId }: CardAnswer): readonly LinkItem[] {
  const seen = files.filter(({ thumbnailUrl }) => thumbnailUrl !== null)
  return [...seen.filter(({ id }) => id === fileCoverId), ...seen.filter(({ id }) => id !== fileCoverId)]
}

interface PictureTableProps {
  readonly pictures: readonly LinkItem[]
  readonly current: LinkItem
  readonly onCurrent: (id: string) => void
}

/** The picture `by` places on; from the last one to the first. */
export const pictureAt = (pictures: readonly LinkItem[], current: LinkItem, by: number): LinkItem =>
  pictures[(pictures.indexOf(current) + by + pictures.length) % pictures.length] ?? current

/** Returns the step of an arrow key that is not needed inside the picture. */
export function stepByKey({ key, defaultPrevented }: KeyboardEvent): 0 | 1 | -1 {
  if (defaultPrevented) return 0
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
}

/** One of several pictures from near, the others as a strip of film below. */
export function PictureTable({ pictures, current, onCurrent }: PictureTableProps) {
  const { t } = useTranslation()
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    strip.current
      ?.querySelector(`[data-id="${current.id}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current.id])
  return (
    <div className={styles.table}>
      <div className={styles.picture}>
        <ZoomedFile
          id={current.id}
          label={shownTitle(current.title)}
          onSweep={by => onCurrent(pictureAt(pictures, current, by).id)}
        />
      </div>
      {pictures.length > 1 && (
        <ul ref={strip} className={styles.strip} aria-label={t('viewer.table.strip')}>
          {pictures.map(({ id, title }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.frame}
                data-id={id}
                aria-label={t('viewer.table.show', { position: index + 1, title: shownTitle(title) })}
                aria-pressed={id === current.id}
                onClick={() => onCurrent(id)}
              >
                <img src={thumbnailUrl(id, 160)} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
