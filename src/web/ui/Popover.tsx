import '@mantine/core/styles/Popover.layer.css'
import { Popover as Library } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** Draws the button that opens it. */
  readonly target: (toggle: () => void) => ReactNode
  readonly label: string
  readonly width: number
  readonly onOpen?: () => void
  /** What stands in it; given the way to close it where it leads elsewhere. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel behind a button; focus goes in and comes back, Escape closes. */
export function Popover({ target, label, width, onOpen, children }: PopoverProps) {
  const [opened, setOpened] = useState(false)
  const toggle = () => {
    if (!opened) onOpen?.()
    setOpened(!opened)
  }
  return (
    <Library
      opened={opened}
      onChange={setOpened}
      width={width}
      position="bottom-end"
      offset={6}
      trapFocus
      returnFocus
      withinPortal
      transitionProps={{ transition: 'fade', duration: 100 }}
      classNames={{ dropdown: styles.dropdown ?? '' }}
    >
      <Library.Target>{target(toggle)}</Library.Target>
      <Library.Dropdown aria-label={label}>
        <div data-autofocus tabIndex={-1}>
          {typeof children === 'function' ? children(() => setOpened(false)) : children}
        </div>
      </Library.Dropdown>
    </Library>
  )
}
