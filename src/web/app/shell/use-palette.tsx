import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type TypedAhead, typeAhead } from './type-ahead.ts'

/** Ctrl K and Cmd K open the palette from everywhere. */
function usePaletteShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}

/** Preloaded, so that it opens immediately, even when the server is down. */
export const loadPalette = () => import('./Palette.tsx')
const Palette = lazy(loadPalette)

/** The palette while it is open, and the function that opens it; Ctrl K opens it anywhere. */
export function usePalette(): { readonly open: () => void; readonly palette: ReactNode } {
  const [typed, setTyped] = useState<TypedAhead>()
  const open = () => {
    if (!typed) setTyped(typeAhead())
  }
  usePaletteShortcut(open)
  // It may never have come.
  useEffect(() => () => void typed?.take(), [typed])
  return {
    open,
    palette: typed && (
      <Suspense>
        <Palette typed={typed} onClose={() => setTyped(undefined)} />
      </Suspense>
    ),
  }
}
