import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from 'react-aria-components/Heading'
import { classes } from './classes.ts'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'
import { Modal } from './Modal.tsx'
import { phone, useMediaQuery } from './use-media-query.ts'

export interface DrawerProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons that stay in view at the foot. */
  readonly actions?: ReactNode
  readonly side?: 'left' | 'right'
  readonly size?: number
  /** On phones a page of its own, where there is much to fill in. */
  readonly full?: boolean
}

/** A panel from the side; on phones a sheet from below. Focus stays inside and goes back to where it was; Escape closes. */
export function Drawer({
  title,
  closeLabel,
  onClose,
  children,
  actions,
  side = 'right',
  size = 420,
  full = false,
}: DrawerProps) {
  const sheet = useMediaQuery(phone)
  return (
    <Modal
      size={sheet ? (full ? '100%' : 'auto') : size}
      placement={sheet ? 'bottom' : side}
      className={classes(styles.content, sheet && !full && styles.sheet)}
      onClose={onClose}
    >
      <div className={styles.head}>
        <Heading slot="title" className={styles.title ?? ''}>
          {title}
        </Heading>
        <IconButton label={closeLabel} onClick={onClose}>
          <X size={18} strokeWidth={1.7} />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Modal>
  )
}
