import { type KeyboardEvent, useState } from 'react'
import styles from './Timeline.module.css'
import type { TimelineProps } from './TimelineProps.ts'
import { placeOf, zoomed } from './years.ts'

type DensityProps = Pick<TimelineProps, 'bars' | 'step' | 'view' | 'span' | 'onView' | 'texts'>

/** How much happened when: a bar for some years, which brings them into view. One stop of the keyboard; arrows go from bar to bar. */
export function Density({ bars, step, view, span, onView, texts }: DensityProps) {
  const [active, setActive] = useState(0)
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const next = by === undefined ? undefined : event.currentTarget.children[active + by]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
  }
  const stop = Math.min(active, bars.length - 1)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from one of its buttons to the next
    <div className={styles.density} onKeyDown={go}>
      {bars.map(({ from, count }, at) => (
        <button
          key={from}
          type="button"
          tabIndex={at === stop ? 0 : -1}
          className={styles.bar}
          style={{
            left: `${placeOf(from, view) * 100}%`,
            width: `${(placeOf(from + step, view) - placeOf(from, view)) * 100}%`,
          }}
          aria-label={texts.bar(from, from + step - 1, count)}
          title={texts.bar(from, from + step - 1, count)}
          onFocus={() => setActive(at)}
          onClick={() => onView(zoomed({ from, to: from + step - 1 }, 1, 0.5, span))}
        >
          <span style={{ height: `${Math.max(6, Math.sqrt(count / most) * 100)}%` }} />
        </button>
      ))}
    </div>
  )
}
