/* biome-ignore-all lint/a11y/useSemanticElements: see Gallery */
import { memo, type ReactNode } from 'react'
import { Checkbox } from '../form/Checkbox.tsx'
import { Picture } from '../Picture.tsx'
import styles from './Gallery.module.css'

/** The contents of a card. */
export interface CardFace {
  /** Address of the picture; undefined without one. */
  readonly src: string | undefined
  readonly srcSet?: string
  readonly alt?: string
  /** Placeholder where there is no picture. */
  readonly sign?: ReactNode
  /** Label on the picture: its duration, or its number of pages. */
  readonly badge?: ReactNode
  readonly title: ReactNode
  readonly lang?: string
  readonly under?: ReactNode
  /** The two ends of the last line: a date and a number. */
  readonly left?: ReactNode
  readonly right?: ReactNode
}

export interface GalleryCardProps<Item> {
  readonly id: string
  readonly column: number
  readonly index: number
  readonly item: Item | undefined
  readonly face: (item: Item) => CardFace
  readonly active: boolean
  readonly selected: boolean | undefined
  readonly selectLabel: string
  readonly onOpen: (index: number) => void
  readonly onSelect: (index: number, range: boolean) => void
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label') !== null

function Card<Item>(props: GalleryCardProps<Item>) {
  const { id, column, index, item, active, selected, selectLabel, onOpen, onSelect } = props
  const face = item === undefined ? undefined : props.face(item)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the grid
    <div
      id={id}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={column}
      aria-selected={selected}
      aria-busy={face === undefined || undefined}
      data-active={active || undefined}
      className={styles.card}
      onClick={event => !isControl(event.target) && onOpen(index)}
    >
      <div className={styles.mat}>
        {face?.src && (
          <Picture src={face.src} srcSet={face.srcSet} alt={face.alt ?? ''} loading="lazy" decoding="async" />
        )}
        {face && !face.src && face.sign && <span className={styles.sign}>{face.sign}</span>}
        {face?.badge && <span className={styles.badge}>{face.badge}</span>}
      </div>
      {selected !== undefined && (
        <Checkbox
          className={styles.tick}
          aria-label={selectLabel}
          tabIndex={-1}
          checked={selected}
          disabled={face === undefined}
          onChange={() => undefined}
          onClick={event => onSelect(index, event.shiftKey)}
        />
      )}
      {face ? (
        <>
          <div className={styles.title} lang={face.lang}>
            {face.title}
          </div>
          {face.under && <div className={styles.under}>{face.under}</div>}
          {(face.left || face.right) && (
            <div className={styles.ends}>
              <span>{face.left}</span>
              <span className="numbers">{face.right}</span>
            </div>
          )}
        </>
      ) : (
        <span className={styles.missing} />
      )}
    </div>
  )
}

/** A picture on its mat with its caption; an empty mat while its page is loading. */
export const GalleryCard = memo(Card) as typeof Card
