import { type ComponentType, useState } from 'react'
import { notices } from '../../platform/notices/notices.ts'
import type { TermDialogProps } from '../dialog/TermDialog.tsx'

/** With what the dialog begins: words to search for, or a term to show in its place. */
export interface DialogStart {
  readonly q?: string
  readonly termId?: string
}

interface Shown {
  readonly Dialog: ComponentType<TermDialogProps>
  readonly start: DialogStart
}

/** The dialog of a vocabulary. Its code comes with the first one; while it cannot be had, the form stays as it is. */
export function useTermDialog() {
  const [shown, setShown] = useState<Shown>()
  const open = async (start: DialogStart): Promise<void> => {
    try {
      const { TermDialog } = await import('../dialog/TermDialog.tsx')
      setShown({ Dialog: TermDialog, start })
    } catch {
      notices.add('error', 'common.unreachable')
    }
  }
  return { shown, open, close: () => setShown(undefined) }
}
