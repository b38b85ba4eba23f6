import { useEffect, useEffectEvent, useState } from 'react'
import type { Figure, Point } from '../../fields/region/figure.ts'
import { between, isMeant, strokeOf, thinned } from '../../fields/region/shape-figure.ts'
import type { PictureOverlay } from '../../ui/deep-zoom/picture-overlay.ts'
import type { Tool } from './tools.ts'

/** In pixels of the page: what is smaller was no drawing; how near the first corner a press closes; how far a line drawn by hand may be off its points. */
const [least, near, off] = [8, 12, 1.5]

export interface Drawing {
  /** The unfinished figure. */
  readonly draft: Figure | undefined
  /** Corners of a polygon or line that is not finished. */
  readonly corners: readonly Point[]
  /** Ends the polygon or line, once it has enough corners. */
  readonly close: () => void
}

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1)

/**
 * Draws on a picture by mouse, pen or finger. A polygon is set corner by corner and closed at its first, by a double press or by Enter, which end a line,
 * too; Backspace takes the last corner back, Escape gives up.
 */
export function useDrawing(
  overlay: PictureOverlay | undefined,
  tool: Tool,
  onDrawn: (figure: Figure) => void,
  onGivenUp: () => void,
): Drawing {
  const [line, setLine] = useState<readonly Point[]>([])
  const [corners, setCorners] = useState<readonly Point[]>([])
  const [pointer, setPointer] = useState<Point>()
  const grain = overlay?.grain() ?? 1

  const figureOf = (points: readonly Point[]): Figure | undefined => {
    const [from, to] = [points[0], points.at(-1)]
    if (!from || !to || points.length < 2) return undefined
    if (tool === 'box' || tool === 'ellipse') return between[tool](from, to)
    return strokeOf(thinned(points, off * grain))
  }
  const reset = () => {
    setLine([])
    setCorners([])
    setPointer(undefined)
  }
  const done = (figure: Figure | undefined) => {
    reset()
    if (figure && isMeant(figure, least * grain)) onDrawn(figure)
  }
  const byCorners = tool === 'polygon' || tool === 'line'
  const fewest = tool === 'line' ? 2 : 3
  const close = () => {
    if (byCorners && corners.length >= fewest) done({ is: tool, points: corners })
  }
  const down = useEffectEvent((at: Point) => {
    if (tool === 'point') return done({ is: 'point', x: at[0], y: at[1] })
    if (!byCorners) return setLine([at])
    const [first] = corners
    const last = corners.at(-1)
    const isDouble = last && distance(last, at) < near * grain
    const isClosed = tool === 'polygon' && first && distance(first, at) < near * grain
    if (corners.length >= fewest && (isDouble || isClosed)) return close()
    if (!isDouble) setCorners([...corners, at])
  })
  const move = useEffectEvent((at: Point) => {
    if (byCorners) setPointer(at)
    else if (line.length > 0) setLine(now => [...now, at])
  })
  const up = useEffectEvent(() => {
    if (!byCorners && line.length > 0) done(figureOf(line))
  })
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (line.length > 0 || corners.length > 0) reset()
      else onGivenUp()
    } else if (event.key === 'Enter' && corners.length >= fewest) close()
    else if (event.key === 'Backspace' && corners.length > 0) setCorners(corners.slice(0, -1))
    else return
    event.preventDefault()
  })

  const leave = useEffectEvent(reset)

  const isOn = tool !== 'choose'
  useEffect(() => {
    if (!overlay || !isOn) return
    const { surface } = overlay
    const ending = new AbortController()
    const { signal } = ending
    const listen = (name: 'pointerdown' | 'pointermove' | 'pointerup', run: (event: PointerEvent) => void) =>
      surface.addEventListener(
        name,
        event => {
          if (!event.isPrimary || event.button > 0) return
          // The picture below would be moved.
          event.stopPropagation()
          run(event)
        },
        { signal },
      )
    const at = (event: PointerEvent): Point => {
      const { x, y } = overlay.pointOf(event)
      return [x, y]
    }
    surface.dataset.drawing = ''
    listen('pointerdown', event => {
      surface.setPointerCapture(event.pointerId)
      down(at(event))
    })
    listen('pointermove', event => move(at(event)))
    listen('pointerup', () => up())
    surface.addEventListener('pointercancel', () => setLine([]), { signal })
    const typed = (event: KeyboardEvent) => {
      const inField = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (!inField) key(event)
    }
    document.addEventListener('keydown', typed, { signal })
    return () => {
      delete surface.dataset.drawing
      ending.abort()
      leave()
    }
  }, [overlay, isOn])

  const draft = byCorners ? undefined : figureOf(line)
  const shown = pointer && corners.length > 0 ? [...corners, pointer] : corners
  return { draft, corners: shown, close }
}
