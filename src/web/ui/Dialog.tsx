import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './Dialog.module.css'
import { useReturnedFocus } from './use-returned-focus.ts'

export interface DialogProps {
  readonly title: string
  readonly children?: ReactNode
  /** Buttons, the one that does it last. */
  readonly actions?: ReactNode
  /** Escape and a press outside; left out for dialogs that need an answer. */
  readonly onClose?: (() => void) | undefined
  readonly size?: number
}

/** A dialog over the page: focus stays inside and goes back to where it was; Escape closes. */
export function Dialog({ title, children, actions, onClose, size = 460 }: DialogProps) {
  useReturnedFocus()
  return (
    <Modal.Root
      opened
      centered
      size={size}
      onClose={onClose ?? (() => undefined)}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Overlay className={styles.overlay ?? ''} />
      <Modal.Content classNames={{ content: styles.content ?? '' }}>
        <div className={styles.body}>
          <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
          {children && <div className={styles.text}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
