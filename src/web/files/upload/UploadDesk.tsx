import { useEffect } from 'react'
import { session } from '../../platform/client.ts'
import { askToLeave } from '../../platform/dialogs/dialogs.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { BatchesDrawer } from './batches/BatchesDrawer.tsx'
import { ReviewDialog } from './proposal/ReviewDialog.tsx'
import { followBatches } from './queue/batches.ts'
import { isOnItsWay } from './queue/upload-item.ts'
import { restoreUploads, uploadQueue } from './queue/upload-queue.ts'
import { UploadTray } from './tray/UploadTray.tsx'
import { batchesOpen, offers } from './upload-state.ts'

const isBusy = () => uploadQueue.get().some(isOnItsWay)

/** Closing the window and signing out ask first while files are on their way. Going to other pages does not: the uploads go on. */
function useLeaveGuard(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isBusy()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    const end = session.beforeSignOut(() => !isBusy() || askToLeave('uploads'))
    return () => {
      removeEventListener('beforeunload', warn)
      end()
    }
  }, [])
}

/** Uploads that are under way: the review before sending, the tray, the last ones. */
export function UploadDesk() {
  const [offer] = useStore(offers)
  const showsBatches = useStore(batchesOpen)
  const { currentUser, currentMuseumId } = useSession()
  useLeaveGuard()
  useEffect(followBatches, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each user has their own uploads
  useEffect(() => void restoreUploads(), [currentUser?.id, currentMuseumId])
  return (
    <>
      {offer && <ReviewDialog key={offer.id} offer={offer} />}
      {showsBatches && <BatchesDrawer />}
      <UploadTray />
    </>
  )
}
