import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { progress } from '../platform/client.ts'
import { notices } from '../platform/notices/notices.ts'
import { usePageTitle } from '../platform/page-title.ts'
import { useStore } from '../platform/store.ts'
import { unsaved } from '../platform/unsaved/unsaved.ts'
import { ProgressOverlay } from '../ui/ProgressOverlay.tsx'
import { mainId } from '../ui/SkipLink.tsx'
import { PickContext } from '../ui/suggest/picks.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { DialogLayer } from './DialogLayer.tsx'

/** Moves the focus to the new page after a navigation, as a full page load would. */
function useFocusOnNavigation() {
  const path = useRouterState({ select: state => state.resolvedLocation?.pathname })
  const last = useRef(path)
  useEffect(() => {
    if (last.current !== undefined && last.current !== path) {
      const main = document.getElementById(mainId)
      // A page that put the focus into its first field knows better.
      if (!main?.contains(document.activeElement)) {
        const heading = main?.querySelector<HTMLElement>('h1[tabindex]')
        ;(heading ?? main)?.focus({ preventScroll: true })
      }
    }
    last.current = path
  }, [path])
}

/** Around every page: title, passing messages, dialogs, progress. */
export function Root() {
  const { t } = useTranslation()
  const title = useMatches({
    select: matches => matches.findLast(match => match.staticData.title)?.staticData.title,
  })
  const working = useStore(progress) > 0
  const toasts = useStore(notices).filter(notice => notice.fresh)
  usePageTitle(title && t(title))
  useFocusOnNavigation()
  const unfinished = t('common.unfinished')
  const picks = useMemo(() => ({ hold: unsaved.hold, unfinished }), [unfinished])
  return (
    <PickContext value={picks}>
      <Outlet />
      <ProgressOverlay active={working} label={t('common.pleaseWait')} />
      <Toasts
        label={t('common.messages')}
        closeLabel={t('common.close')}
        toasts={toasts.toReversed().map(({ id, kind, text, params, action }) => ({
          id,
          kind,
          text: t(text, { ...params }),
          ...(action && { action: { label: t(action.label), run: action.run } }),
        }))}
        onClose={notices.dismiss}
      />
      <DialogLayer />
    </PickContext>
  )
}
