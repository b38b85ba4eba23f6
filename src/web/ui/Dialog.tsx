import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { nativeTab } from './native-tab.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from what is inside */}
        <div className={styles.body} onKeyDown={nativeTab}>
          <div className={styles.head}>
            <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
            {closeLabel && onClose && (
              <IconButton className={styles.close} label={closeLabel} onClick={onClose}>
                <X size={18} strokeWidth={1.7} />
              </IconButton>
            )}
          </div>
          {children && <div className={styles.text}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
