import { useEffect } from 'react'
import { session } from '../../platform/client.ts'
import { askToLeave } from '../../platform/dialogs/dialogs.ts'
import { isOnItsWay } from './queue/upload-item.ts'
import { uploadQueue } from './queue/upload-queue.ts'

const isBusy = () => uploadQueue.get().some(isOnItsWay)

/** Closing the window and signing out ask first while files are on their way. Going to other pages does not: the uploads go on. */
export function useLeaveGuard(): void {
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
