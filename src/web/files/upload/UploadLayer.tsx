import { useEffect } from 'react'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { BatchesDrawer } from './batches/BatchesDrawer.tsx'
import { batchesOpen } from './batches/batches-open.ts'
import { DropLayer } from './drop/DropLayer.tsx'
import { offers } from './proposal/offers.ts'
import { ReviewDialog } from './proposal/ReviewDialog.tsx'
import { followBatches } from './queue/follow-batches.ts'
import { restoreUploads } from './queue/upload-queue.ts'
import { UploadTray } from './tray/UploadTray.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Uploads beside whatever page is open: drops, what is asked before sending, and the tray. */
export function UploadLayer() {
  const [offer] = useStore(offers)
  const showsBatches = useStore(batchesOpen)
  const { currentUser, currentMuseumId } = useSession()
  useLeaveGuard()
  useEffect(followBatches, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is signed in has uploads of their own
  useEffect(() => void restoreUploads(), [currentUser?.id, currentMuseumId])
  return (
    <>
      <DropLayer />
      {offer && <ReviewDialog key={offer.id} offer={offer} />}
      {showsBatches && <BatchesDrawer />}
      <UploadTray />
    </>
  )
}
