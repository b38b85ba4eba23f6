import { ChevronLeft, ChevronRight, Maximize2, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { layOut } from './lanes.ts'
import styles from './Timeline.module.css'
import type { TimelineProps } from './TimelineProps.ts'
import { useGestures } from './use-gestures.ts'
import { moved, placeOf, ticksOf, withRoom, zoomed } from './years.ts'

type DensityProps = Pick<TimelineProps, 'bars' | 'step' | 'view' | 'span' | 'onView' | 'texts'>

/** Bars for the number of items in each span of years; pressing one brings its years into view. A single tab stop; arrow keys move between bars. */
function Density({ bars, step, view, span, onView, texts }: DensityProps) {
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

/** Pixels between the years that are named. */
const tickRoom = 92

/**
 * A timeline: bars for the number of items over time, and the single items where there is room. Dragged, zoomed by wheel, fingers,
 * keys or buttons.
 */
export function Timeline(props: TimelineProps) {
  const { label, span, view, onView, items, link, hint, texts } = props
  const stage = useRef<HTMLElement>(null)
  const keysId = useId()
  const [pixels, setPixels] = useState(0)
  useEffect(() => {
    if (!stage.current) return
    const sizes = new ResizeObserver(([entry]) => setPixels(entry?.contentRect.width ?? 0))
    sizes.observe(stage.current)
    return () => sizes.disconnect()
  }, [])
  const gestures = useGestures({ element: stage, view, span, onView })
  const ticks = ticksOf(view, Math.max(2, Math.floor(pixels / tickRoom)))
  const laid = layOut(items, view, pixels)
  const lanes = Math.max(0, ...laid.map(({ lane }) => lane + 1))
  const steps = [
    [texts.earlier, ChevronLeft, () => moved(view, -0.5, span)],
    [texts.later, ChevronRight, () => moved(view, 0.5, span)],
    [texts.zoomOut, Minus, () => zoomed(view, 2, 0.5, span)],
    [texts.zoomIn, Plus, () => zoomed(view, 0.5, 0.5, span)],
    [texts.all, Maximize2, () => withRoom(span)],
  ] as const
  return (
    <div className={styles.timeline}>
      <div className={styles.tools}>
        <p className={`${styles.years} numbers`} role="status">
          {texts.years(view.from, view.to)}
        </p>
        {steps.map(([name, Icon, next]) => (
          <IconButton key={name} label={name} title={name} onClick={() => onView(next())}>
            <Icon size={17} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
        ))}
      </div>
      <VisuallyHidden>
        <p id={keysId}>{texts.keys}</p>
      </VisuallyHidden>
      <section
        ref={stage}
        className={styles.stage}
        aria-label={label}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and zoom it, and long ones scroll
        tabIndex={0}
        {...gestures}
      >
        <div className={classes(styles.head, items.length === 0 && styles.alone)}>
          <Density {...props} />
          <div className={styles.axis} aria-hidden="true">
            {ticks.map(year => (
              <span key={year} className={styles.tick} style={{ left: `${placeOf(year, view) * 100}%` }}>
                {texts.year(year)}
              </span>
            ))}
          </div>
        </div>
        <div className={styles.lines} aria-hidden="true">
          {ticks.map(year => (
            <span key={year} className={styles.line} style={{ left: `${placeOf(year, view) * 100}%` }} />
          ))}
        </div>
        {hint && <p className={styles.hint}>{hint}</p>}
        <ol className={styles.items} style={{ height: `calc(${lanes} * var(--lane) + 16px)` }}>
          {laid.map(({ item, left, width, labelLeft, lane }) => (
            <li
              key={item.id}
              className={styles.item}
              style={{ left: labelLeft, top: `calc(${lane} * var(--lane))` }}
            >
              <span
                className={classes(
                  styles.span,
                  item.from === null && styles.openBefore,
                  item.to === null && styles.openAfter,
                )}
                style={{
                  left: Math.max(0, left) - labelLeft,
                  width: left < 0 ? Math.max(6, width + left) : width,
                }}
                aria-hidden="true"
              />
              {link(
                item,
                <>
                  <span className={styles.name}>{item.name}</span>
                  {item.note && <span className={styles.note}>{item.note}</span>}
                </>,
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
