import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarReminders } from '../../calendar/CalendarReminders.tsx'
import { FileCheckBanner } from '../../cards/files/checks/FileCheckBanner.tsx'
import { UploadLayer } from '../../files/upload/UploadLayer.tsx'
import { ChangedTerms } from '../../licence/ChangedTerms.tsx'
import { ForcedUpgrade } from '../../licence/ForcedUpgrade.tsx'
import { useCan } from '../../platform/access/use-can.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { tourRuns } from '../../platform/tour.ts'
import { UnsavedGuard } from '../../platform/unsaved/UnsavedGuard.tsx'
import { mainId, SkipLink } from '../../ui/SkipLink.tsx'
import { UiProvider } from '../../ui/UiProvider.tsx'
import { loadDialogs } from '../load-dialogs.ts'
import { LoggedAsBand } from './LoggedAsBand.tsx'
import { MainMenu } from './MainMenu.tsx'
import styles from './Shell.module.css'
import { StateBanners } from './StateBanners.tsx'
import { TopBar } from './TopBar.tsx'
import { loadPalette, usePalette } from './use-palette.tsx'

const Tour = lazy(async () => ({ default: (await import('./Tour.tsx')).Tour }))

const SecondFactorFirst = lazy(async () => ({
  default: (await import('./SecondFactorFirst.tsx')).SecondFactorFirst,
}))

/** The frame of all pages for signed-in people. */
export function Shell() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const mayUpload = useCan({ permissions: ['damUpload'] })
  const { open, palette } = usePalette()
  const touring = useStore(tourRuns)
  // Preloaded, so that the question about unsaved edits appears even when the server is down.
  useEffect(() => {
    for (const load of [loadPalette, loadDialogs]) load().catch(() => undefined)
  }, [])
  // Signed out a moment ago: the router is about to leave.
  if (!currentUser) return null
  if (currentUser.secondFactorMissing) {
    return (
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <SecondFactorFirst />
          </Suspense>
        </QueryClientProvider>
      </UiProvider>
    )
  }
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <UnsavedGuard />
        <CalendarReminders />
        <ForcedUpgrade />
        <SkipLink label={t('common.skipToContent')} />
        <div className={styles.shell}>
          <div className={styles.bands}>
            <LoggedAsBand />
          </div>
          <MainMenu onSearch={open} />
          <TopBar onSearch={open} />
          <main id={mainId} tabIndex={-1} className={styles.main}>
            <div className={styles.page}>
              <StateBanners />
              <ChangedTerms />
              <FileCheckBanner />
              <Outlet />
            </div>
          </main>
        </div>
        {mayUpload && <UploadLayer />}
        {palette}
        {touring && (
          <Suspense>
            <Tour />
          </Suspense>
        )}
      </QueryClientProvider>
    </UiProvider>
  )
}
