import { useRef } from 'react'
import type { DeepZoomHandle } from '../../../ui/deep-zoom/deep-zoom-types.ts'
import type { ZoomView } from '../../../ui/deep-zoom/zoom-view.ts'

/**
 * Pictures that are looked at in step: where one is moved, the others go along.
 * @returns what each of them tells, by its place.
 */
export function useInStep(inStep: boolean) {
  const handles = useRef(new Map<number, DeepZoomHandle>())
  const follow = (leader: number, view: ZoomView) => {
    for (const [place, handle] of handles.current) if (place !== leader) handle.show(view)
  }
  return {
    onHandle: (place: number, handle: DeepZoomHandle | undefined) => {
      if (handle) handles.current.set(place, handle)
      else handles.current.delete(place)
    },
    onView: (place: number, view: ZoomView) => {
      if (inStep) follow(place, view)
    },
    /** All as the first one is. */
    align: () => {
      const first = handles.current.get(0)
      if (first) follow(0, first.view())
    },
  }
}
