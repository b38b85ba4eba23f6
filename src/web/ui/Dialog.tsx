import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from 'react-aria-components/Heading'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { Modal } from './Modal.tsx'

export interface DialogProps {
  readonly title: string
  readonly children?: ReactNode
  /** Buttons, the one that does it last. */
  readonly actions?: ReactNode
  /** Escape and a press outside; left out for dialogs that need an answer. */
  readonly onClose?: (() => void) | undefined
  /** Names a button at the end of the title that closes as well; for dialogs one works in. */
  readonly closeLabel?: string
  readonly size?: number | string
}

/** A dialog over the page: focus stays inside and goes back to where it was; Escape closes. */
export function Dialog({ title, children, actions, onClose, closeLabel, size = 460 }: DialogProps) {
  return (
    <Modal size={size} placement="centered" className={styles.content} onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading slot="title" className={styles.title ?? ''}>
            {title}
          </Heading>
          {closeLabel && onClose && (
            <IconButton className={styles.close} label={closeLabel} onClick={onClose}>
              <X size={18} strokeWidth={1.7} />
            </IconButton>
          )}
        </div>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  )
}
