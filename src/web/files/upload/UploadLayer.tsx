import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { DropLayer } from './DropLayer.tsx'
import { owner, storedUploads } from './queue/stored-uploads.ts'
import { batchesOpen, offers } from './upload-state.ts'

const UploadDesk = lazy(async () => ({ default: (await import('./UploadDesk.tsx')).UploadDesk }))

/** True from the moment something is uploaded: files are offered, earlier ones looked at, or some that did not arrive go on. */
function useUploads(): boolean {
  const offered = useStore(offers).length > 0
  const showsBatches = useStore(batchesOpen)
  const { currentUser, currentMuseumId } = useSession()
  const [begun, setBegun] = useState(false)
  if ((offered || showsBatches) && !begun) setBegun(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each user has their own uploads
  useEffect(() => {
    const whose = owner()
    if (begun || !whose) return
    void storedUploads.ofOwner(whose).then(({ length }) => length > 0 && setBegun(true))
  }, [begun, currentUser?.id, currentMuseumId])
  return begun
}

/** Uploads on any page: drops, and the rest of it as soon as there is something to upload. */
export function UploadLayer() {
  const begun = useUploads()
  return (
    <>
      <DropLayer />
      {begun && (
        <Suspense>
          <UploadDesk />
        </Suspense>
      )}
    </>
  )
}
