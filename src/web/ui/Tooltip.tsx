import '@mantine/core/styles/Tooltip.layer.css'
import { Tooltip as Library } from '@mantine/core'
import type { ReactElement } from 'react'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  readonly text: string
  readonly position?: 'right' | 'bottom' | 'top'
  /** One element that can be hovered and focused. */
  readonly children: ReactElement<Record<string, unknown>>
}

/** A short explanation on hover and on focus. It repeats or explains, it never is the only name of a thing. */
export function Tooltip({ text, position = 'bottom', children }: TooltipProps) {
  return (
    <Library
      label={text}
      position={position}
      openDelay={250}
      multiline
      maw={260}
      events={{ hover: true, focus: true, touch: true }}
      classNames={{ tooltip: styles.tooltip ?? '' }}
      transitionProps={{ duration: 80 }}
    >
      {children}
    </Library>
  )
}
