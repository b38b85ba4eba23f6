import { type ComponentProps, cloneElement, type PointerEvent, useContext } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as Library, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  readonly text: string
  readonly position?: 'right' | 'bottom' | 'top'
  /** One element that can be hovered and focused. */
  readonly children: ComponentProps<typeof Focusable>['children']
}

/** Opens the tooltip for a finger, and for a mouse that enters right after the keyboard was used, which the library takes for the page moving below it. */
function Target({ children }: Pick<TooltipProps, 'children'>) {
  const tooltip = useContext(TooltipTriggerStateContext)
  const opening = {
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch' && !tooltip?.isOpen) tooltip?.open()
    },
    onTouchStart: () => tooltip?.open(true),
    onTouchEnd: () => tooltip?.close(true),
  }
  return <Focusable>{cloneElement(children, opening) as typeof children}</Focusable>
}

/** A short explanation on hover, on focus and under a finger. It repeats or explains, it never is the only name of a thing. */
export const Tooltip = ({ text, position = 'bottom', children }: TooltipProps) => (
  <TooltipTrigger delay={250} closeDelay={0} shouldCloseOnPress={false}>
    <Target>{children}</Target>
    <Library placement={position} offset={5} className={styles.tooltip ?? ''}>
      {text}
    </Library>
  </TooltipTrigger>
)
