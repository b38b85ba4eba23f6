import { useEffect, useEffectEvent, useState } from 'react'
import type { Figure, Point } from '../../fields/region/figure.ts'
import { handlesOf, isMeant, moved } from '../../fields/region/shape-figure.ts'
import type { PictureOverlay } from '../../ui/deep-zoom/picture-overlay.ts'

interface Grip {
  readonly from: Point
  readonly figure: Figure
  /** The dragged corner; absent: the whole figure. */
  readonly corner: number | undefined
}

const followed = (overlay: PictureOverlay, { from, figure, corner }: Grip, to: Point): Figure =>
  corner === undefined
    ? moved(figure, [to[0] - from[0], to[1] - from[1]], overlay.size())
    : (handlesOf(figure)[corner]?.move(to) ?? figure)

/**
 * Moves the chosen figure by what is drawn with `data-grip`: 'body', or the place of a corner.
 * @returns the figure while it is held
 */
export function useReshaping(
  overlay: PictureOverlay | undefined,
  figure: Figure | undefined,
  onReshaped: (figure: Figure) => void,
): Figure | undefined {
  const [held, setHeld] = useState<Figure>()
  const taken = useEffectEvent(() => figure)
  const done = useEffectEvent((next: Figure) => {
    if (isMeant(next, 4 * (overlay?.grain() ?? 1))) onReshaped(next)
  })
  useEffect(() => {
    if (!overlay) return
    const { surface } = overlay
    const ending = new AbortController()
    const { signal } = ending
    let grip: Grip | undefined
    let now: Figure | undefined
    const at = (event: PointerEvent): Point => {
      const { x, y } = overlay.pointOf(event)
      return [x, y]
    }
    const down = (event: PointerEvent) => {
      const target = event.target instanceof SVGElement ? event.target : undefined
      const name = target?.dataset.grip
      const current = taken()
      if (!target || name === undefined || !current || !event.isPrimary) return
      event.stopPropagation()
      target.setPointerCapture(event.pointerId)
      grip = { from: at(event), figure: current, corner: name === 'body' ? undefined : Number(name) }
    }
    const move = (event: PointerEvent) => {
      if (!grip) return
      event.stopPropagation()
      now = followed(overlay, grip, at(event))
      setHeld(now)
    }
    const up = (event: PointerEvent) => {
      if (!grip) return
      event.stopPropagation()
      grip = undefined
      setHeld(undefined)
      if (now && event.type === 'pointerup') done(now)
      now = undefined
    }
    surface.addEventListener('pointerdown', down, { signal })
    surface.addEventListener('pointermove', move, { signal })
    surface.addEventListener('pointerup', up, { signal })
    surface.addEventListener('pointercancel', up, { signal })
    return () => ending.abort()
  }, [overlay])
  return held
}
