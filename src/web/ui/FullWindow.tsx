import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './FullWindow.module.css'
import { IconButton } from './IconButton.tsx'
import { useReturnedFocus } from './Modal.tsx'

export interface FullWindowProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  /** Beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Something to be looked at that takes the whole window; Escape closes it, and the focus goes back to where it was. */
export function FullWindow({ title, closeLabel, onClose, onKeyDown, actions, children }: FullWindowProps) {
  useReturnedFocus()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.window}
      aria-label={title}
      onKeyDown={onKeyDown}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {actions}
        <IconButton label={closeLabel} title={closeLabel} onClick={onClose}>
          <X size={20} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
