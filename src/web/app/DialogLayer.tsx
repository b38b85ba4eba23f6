import { Component, lazy, type ReactNode, Suspense, useState } from 'react'
import { closeDialog, openDialog } from '../platform/dialogs/dialogs.ts'
import { notices } from '../platform/notices/notices.ts'
import { useStore } from '../platform/store.ts'
import { loadDialogs } from './load-dialogs.ts'

/** A dialog that cannot be shown resolves to the safe answer: the user stays, and nothing is lost. */
function putAway(): void {
  const request = openDialog.get()
  if (request?.kind === 'unsaved') request.answer(false)
  else closeDialog()
  notices.add('error', 'common.unreachable')
}

class DialogBoundary extends Component<{ readonly onFailure: () => void; readonly children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** The dialog that was called up, if any. When it fails, the page below stays as it is. */
export function DialogLayer({ load = loadDialogs }: { readonly load?: typeof loadDialogs }) {
  const request = useStore(openDialog)
  // A lazy part remembers that it failed: for the next dialog there is a new one.
  const [{ Dialogs, turn }, setPart] = useState(() => ({ Dialogs: lazy(load), turn: 0 }))
  const onFailure = () => {
    setPart({ Dialogs: lazy(load), turn: turn + 1 })
    putAway()
  }
  if (!request) return null
  return (
    <DialogBoundary key={turn} onFailure={onFailure}>
      <Suspense>
        <Dialogs request={request} />
      </Suspense>
    </DialogBoundary>
  )
}
