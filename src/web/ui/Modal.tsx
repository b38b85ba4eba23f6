import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal as Library, ModalOverlay } from 'react-aria-components/Modal'
import { classes } from './classes.ts'
import styles from './Modal.module.css'

export interface ModalProps {
  /** Names it where it has no heading with the slot `title`. */
  readonly label?: string
  /** Escape and a press outside; left out where an answer is needed. */
  readonly onClose?: (() => void) | undefined
  readonly size: number | string
  readonly className?: string | undefined
  readonly placement: 'centered' | 'high' | 'left' | 'right' | 'bottom'
  readonly children: ReactNode
}

const stops = 'a[href], button, input, select, textarea, [tabindex]'

const isStop = (element: HTMLElement & { readonly disabled?: boolean }) =>
  element.tabIndex >= 0 && !element.disabled && (element.checkVisibility?.() ?? true)

/** The focused element; of a menu, which closes with the press that leads here, the button it belongs to. */
function focused(): Element | null {
  const { activeElement } = document
  const menu = activeElement?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement
}

/**
 * Gives the focus back, when the component goes, to where it was when it came; unless something else has taken it by then. The
 * component library knows nothing of the menu that led here and is gone.
 */
export function useReturnedFocus(): void {
  const [before] = useState(focused)
  useEffect(
    () => () => {
      const { activeElement, body } = document
      if (activeElement && activeElement !== body) return
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}

/** Closes a panel with Escape also when the focus was lost: a button that was pressed and became disabled gives it to nothing. */
function useEscapeWithoutFocus(dialog: RefObject<HTMLElement | null>, onClose: (() => void) | undefined) {
  useEffect(() => {
    if (!onClose) return
    const close = ({ key }: KeyboardEvent) => {
      const isOnTop = [...document.querySelectorAll('[data-modal]')].at(-1) === dialog.current
      if (key === 'Escape' && document.activeElement === document.body && isOnTop) onClose()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [dialog, onClose])
}

/**
 * A panel over the page, as long as it is rendered. The focus goes to the part marked with `data-autofocus`, or else to the first that takes
 * it, stays inside and goes back to where it was.
 */
export function Modal({ label, onClose, size, className, placement, children }: ModalProps) {
  useReturnedFocus()
  const dialog = useRef<HTMLElement>(null)
  useEscapeWithoutFocus(dialog, onClose)
  useEffect(() => {
    const { current } = dialog
    const { activeElement } = document
    if (!current) return
    const wanted = current.querySelector<HTMLElement>('[data-autofocus]')
    const taken = activeElement !== current && current.contains(activeElement)
    if (!wanted && taken) return
    const first = wanted ?? [...current.querySelectorAll<HTMLElement>(stops)].find(isStop)
    first?.focus({ preventScroll: true })
  }, [])
  return (
    <ModalOverlay
      isOpen
      onOpenChange={() => onClose?.()}
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      className={classes(styles.overlay, styles[placement])}
    >
      <Library
        className={styles.modal ?? ''}
        style={{ ['--size' as string]: typeof size === 'number' ? `${size}px` : size }}
      >
        <Dialog
          ref={dialog}
          data-modal
          className={classes(styles.dialog, className)}
          {...(label !== undefined && { 'aria-label': label })}
        >
          {children}
        </Dialog>
      </Library>
    </ModalOverlay>
  )
}
