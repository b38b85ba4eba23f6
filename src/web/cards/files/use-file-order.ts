import { type DragEvent, type RefObject, useState } from 'react'
import { useMovedFocus } from '../../ui/form/use-moved-focus.ts'

export interface FileOrder {
  /** The dragged file, and the one before or after which it would be dropped. */
  readonly dragged: string | undefined
  readonly over: string | undefined
  /** Moves a file one place on; the focus stays with its button. */
  step(id: string, by: -1 | 1): void
  /** For the element of a file. */
  dragProps(id: string): {
    readonly draggable: boolean
    readonly onDragStart: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
    readonly onDragEnd: () => void
  }
}

/** The list with one of them at the place of another. */
export function movedTo(ids: readonly string[], id: string, target: string): readonly string[] {
  const [from, to] = [ids.indexOf(id), ids.indexOf(target)]
  if (from < 0 || to < 0 || from === to) return ids
  const rest = ids.filter(each => each !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}

/** Reorders files by dragging, or by arrows for users who cannot drag (WCAG 2.5.7). */
export function useFileOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onOrder: (ids: readonly string[], moved: string) => void,
): FileOrder {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const focusAfter = useMovedFocus(list, ids)
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    dragged,
    over,
    step(id, by) {
      const target = ids[ids.indexOf(id) + by]
      if (target === undefined) return
      focusAfter(element => {
        const tile = element.querySelector<HTMLElement>(`[data-id="${id}"]`)
        const again = tile?.querySelector<HTMLElement>(by < 0 ? '[data-forward]' : '[data-back]')
        const other = tile?.querySelector<HTMLElement>(by < 0 ? '[data-back]' : '[data-forward]')
        return (again?.matches(':disabled') ? other : again) ?? null
      })
      onOrder(movedTo(ids, id, target), id)
    },
    dragProps: id => ({
      draggable: true,
      onDragStart(event) {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        setDragged(id)
      },
      onDragOver(event) {
        // Files from outside are uploads, and none of this list's business.
        if (dragged === undefined) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(id)
      },
      onDrop(event) {
        if (dragged === undefined) return
        event.preventDefault()
        if (dragged !== id) onOrder(movedTo(ids, dragged, id), dragged)
        end()
      },
      onDragEnd: end,
    }),
  }
}
