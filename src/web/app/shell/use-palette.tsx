import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { type TypedAhead, typeAhead } from './type-ahead.ts'

/** Preloaded, so that it opens immediately, even when the server is down. */
export const loadPalette = () => import('./Palette.tsx')
const Palette = lazy(loadPalette)
const KeySheet = lazy(async () => ({ default: (await import('./KeySheet.tsx')).KeySheet }))

/** The palette and the overview of keys while they are open, and the function that opens the palette; Ctrl K opens it anywhere. */
export function usePalette(): { readonly open: () => void; readonly palette: ReactNode } {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<TypedAhead>()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const open = () => {
    if (!typed) setTyped(typeAhead())
  }
  usePageActions(t('common.keys.everywhere'), [
    {
      id: 'palette',
      label: t('shell.search'),
      keys: 'mod+k',
      run: open,
      isKeyOnly: true,
      isEverywhere: true,
    },
    { id: 'keys', label: t('common.keys.title'), keys: '?', run: () => setSheetOpen(true) },
  ])
  // It may never have come.
  useEffect(() => () => void typed?.take(), [typed])
  return {
    open,
    palette: (
      <Suspense>
        {typed && <Palette typed={typed} onClose={() => setTyped(undefined)} />}
        {isSheetOpen && <KeySheet onClose={() => setSheetOpen(false)} />}
      </Suspense>
    ),
  }
}
