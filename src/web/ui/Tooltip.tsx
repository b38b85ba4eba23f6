import { type ComponentProps, cloneElement, useState } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as Library, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  readonly text: string
  readonly position?: 'right' | 'bottom' | 'top'
  /** One element that can be hovered and focused. */
  readonly children: ComponentProps<typeof Focusable>['children']
}

/** A short explanation on hover, on focus and under a finger. It repeats or explains, it never is the only name of a thing. */
export function Tooltip({ text, position = 'bottom', children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const touch = { onTouchStart: () => setOpen(true), onTouchEnd: () => setOpen(false) }
  return (
    <TooltipTrigger
      delay={250}
      closeDelay={0}
      shouldCloseOnPress={false}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <Focusable>{cloneElement(children, touch) as typeof children}</Focusable>
      <Library placement={position} offset={5} className={styles.tooltip ?? ''}>
        {text}
      </Library>
    </TooltipTrigger>
  )
}
