import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './GuidedTour.module.css'

/** A step: what is shown, and the element of the page that it is about. */
export interface TourStop {
  readonly title: string
  readonly text: string
  readonly element: Element
}

export interface GuidedTourProps {
  readonly stops: readonly TourStop[]
  readonly words: {
    readonly back: string
    readonly next: string
    readonly done: string
    readonly close: string
  }
  /** Says where one is: '2 of 5'. */
  readonly progress: (step: number, total: number) => string
  readonly onClose: () => void
}

/** Space between an element and the note about it, and around both. */
const gap = 12

/** The place of a note of a size beside an element, inside the window. */
function placeOf(box: DOMRect, { width, height }: { readonly width: number; readonly height: number }) {
  const below = box.bottom + gap
  const above = box.top - gap - height
  const fits = below + height + gap <= innerHeight
  const middle = Math.max(gap, (innerHeight - height) / 2)
  const beside = box.right + gap + width + gap <= innerWidth && box.height > innerHeight / 2
  return {
    left: beside
      ? box.right + gap
      : Math.max(gap, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - gap)),
    top: beside ? Math.max(gap, box.top + gap) : fits ? below : above > gap ? above : middle,
  }
}

/**
 * A tour over the page: a note beside one element after the other. Focus stays in the note and goes back to where it was; arrows lead on and
 * back, Escape ends it (F-W10).
 */
export function GuidedTour({ stops, words, progress, onClose }: GuidedTourProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const [at, setAt] = useState(0)
  const [place, setPlace] = useState<{ readonly box: DOMRect; readonly left: number; readonly top: number }>()
  const stop = stops[at]
  const isLast = at === stops.length - 1

  // Before it is placed: a dialog that is not open has no size.
  useLayoutEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  useLayoutEffect(() => {
    if (!stop) return
    stop.element.scrollIntoView({ block: 'nearest' })
    const put = () => {
      const [box, size] = [stop.element.getBoundingClientRect(), dialog.current?.getBoundingClientRect()]
      if (size) setPlace({ box, ...placeOf(box, size) })
    }
    put()
    heading.current?.focus()
    addEventListener('resize', put)
    return () => removeEventListener('resize', put)
  }, [stop])

  const go = (step: number) => setAt(Math.max(0, Math.min(step, stops.length - 1)))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    go(at + by)
  }
  if (!stop) return null
  return (
    <dialog
      ref={dialog}
      className={styles.note}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      style={place && { left: place.left, top: place.top }}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      {place && (
        <div
          aria-hidden="true"
          className={styles.ring}
          style={{
            left: place.box.left - 4,
            top: place.box.top - 4,
            width: place.box.width + 8,
            height: place.box.height + 8,
          }}
        />
      )}
      <div className={styles.paper}>
        <p className={styles.progress}>{progress(at + 1, stops.length)}</p>
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className={styles.title}>
          {stop.title}
        </h2>
        <p id={`${id}-text`}>{stop.text}</p>
        <div className={styles.actions}>
          {!isLast && (
            <Button look="subtle" onClick={() => dialog.current?.close()}>
              {words.close}
            </Button>
          )}
          {at > 0 && <Button onClick={() => go(at - 1)}>{words.back}</Button>}
          <Button look="primary" onClick={() => (isLast ? dialog.current?.close() : go(at + 1))}>
            {isLast ? words.done : words.next}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
