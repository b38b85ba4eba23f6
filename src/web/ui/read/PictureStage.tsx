import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '../Picture.tsx'
import styles from './PictureStage.module.css'

export interface StagePicture {
  readonly id: string
  readonly src: string
  readonly srcSet?: string
  readonly thumb: string
  readonly alt: string
  /** Names its button. */
  readonly label: string
}

export interface PictureStageProps {
  readonly label: string
  readonly pictures: readonly StagePicture[]
  readonly current: string | undefined
  readonly onCurrent: (id: string) => void
  /** Makes the picture itself a button: to look closer. */
  readonly onOpen?: (() => void) | undefined
  readonly openLabel?: string
  /** A button beside the strip; in the middle while there is no picture. */
  readonly action?: ReactNode
  /** In words, where there is no picture. */
  readonly none: string
  /** Its displayed width, so that the browser loads no larger picture. Default: the width of the window. */
  readonly sizes?: string
}

/** One picture, whole, on a mat, as on a wall; the others as a strip below. */
export function PictureStage(props: PictureStageProps) {
  const { label, pictures, current, onCurrent, onOpen, openLabel, action, none, sizes } = props
  const shown = pictures.find(({ id }) => id === current) ?? pictures[0]
  const image = shown && (
    <Picture key={shown.id} src={shown.src} srcSet={shown.srcSet} sizes={sizes} alt={shown.alt} />
  )
  return (
    <section aria-label={label} className={styles.stage}>
      <div className={styles.mat}>
        {!shown && (
          <div className={styles.none}>
            <ImageOff size={26} strokeWidth={1.3} aria-hidden="true" />
            <p>{none}</p>
            {action}
          </div>
        )}
        {onOpen && shown ? (
          <button type="button" className={styles.open} aria-label={openLabel} onClick={onOpen}>
            {image}
          </button>
        ) : (
          image
        )}
      </div>
      {shown && (pictures.length > 1 || action) && (
        <div className={styles.foot}>
          {pictures.length > 1 && (
            <ul className={styles.strip}>
              {pictures.map(({ id, thumb, label: name }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.thumb}
                    aria-label={name}
                    aria-pressed={id === shown?.id}
                    onClick={() => onCurrent(id)}
                  >
                    <img src={thumb} alt="" loading="lazy" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
    </section>
  )
}
