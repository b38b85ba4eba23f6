import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer as Library } from '@mantine/core'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'
import { nativeTab } from './native-tab.ts'
import { phone, useMediaQuery } from './use-media-query.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

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
  useReturnedFocus()
  const sheet = useMediaQuery(phone)
  return (
    <Library.Root
      opened
      onClose={onClose}
      position={sheet ? 'bottom' : side}
      size={sheet ? (full ? '100%' : 'auto') : size}
      transitionProps={{ duration: 160 }}
    >
      <Library.Overlay className={styles.overlay ?? ''} />
      <Library.Content
        classNames={{ content: classes(styles.content, sheet && !full && styles.sheet) }}
        aria-label={title}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from what is inside */}
        <div className={styles.inside} onKeyDown={nativeTab}>
          <div className={styles.head}>
            <Library.Title className={styles.title ?? ''}>{title}</Library.Title>
            <IconButton label={closeLabel} onClick={onClose}>
              <X size={18} strokeWidth={1.7} />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </Library.Content>
    </Library.Root>
  )
}
