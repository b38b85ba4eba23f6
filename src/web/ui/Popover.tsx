import { type ComponentProps, type ReactNode, useState } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as Library } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** The button that opens it. */
  readonly target: ComponentProps<typeof Pressable>['children']
  readonly label: string
  readonly width?: number
  readonly onOpen?: () => void
  /** The contents; a function receives a callback that closes the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel behind a button; focus goes in and comes back, Escape closes. */
export function Popover({ target, label, width, onOpen, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <DialogTrigger
      isOpen={isOpen}
      onOpenChange={next => {
        if (next) onOpen?.()
        setOpen(next)
      }}
    >
      <Pressable>{target}</Pressable>
      <Library
        aria-label={label}
        placement="bottom end"
        offset={6}
        containerPadding={8}
        className={styles.dropdown ?? ''}
        {...(width !== undefined && { style: { width } })}
      >
        {typeof children === 'function' ? children(() => setOpen(false)) : children}
      </Library>
    </DialogTrigger>
  )
}
