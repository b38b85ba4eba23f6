import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classes } from './classes.ts'
import styles from './Toasts.module.css'

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

export interface Toast {
  readonly id: number
  readonly kind: keyof typeof icons
  readonly text: string
  /** Done once; the message goes with it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

export interface ToastsProps {
  /** Names the region for screen readers. */
  readonly label: string
  readonly closeLabel: string
  readonly toasts: readonly Toast[]
  readonly onClose: (id: number) => void
}

const lifeMs = { success: 5000, info: 7000, error: 10_000 }

/** Messages that can be acted upon stay longer: they are read, decided on and reached first. */
const lifeWithAction = 12_000

const lifeOf = ({ kind, action }: Toast): number =>
  action ? Math.max(lifeMs[kind], lifeWithAction) : lifeMs[kind]

/**
 * Passing messages. They wait while the pointer or the focus is on them; F6 leads to the latest one, and back. Each stays readable in the
 * notifications.
 */
export function Toasts({ label, closeLabel, toasts, onClose }: ToastsProps) {
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [oldest] = toasts
  const id = oldest?.id
  const life = oldest && lifeOf(oldest)
  const held = pointed || focused
  useEffect(() => {
    if (held || id === undefined) return
    const timer = setTimeout(() => onClose(id), life)
    return () => clearTimeout(timer)
  }, [held, id, life, onClose])
  const back = () => before.current?.focus({ preventScroll: true })
  const goThere = useEffectEvent((event: KeyboardEvent) => {
    const last = region.current?.lastElementChild?.querySelector('button')
    if (event.key !== 'F6' || !last) return
    event.preventDefault()
    if (region.current?.contains(document.activeElement)) back()
    else last.focus()
  })
  useEffect(() => {
    // Before a dialog that keeps keys to itself.
    const listen = (event: KeyboardEvent) => goThere(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
  const close = (closed: number) => {
    // What is gone tells neither pointer nor focus that they are no longer on it.
    setPointed(false)
    if (focused) back()
    setFocused(false)
    onClose(closed)
  }
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={label}
      aria-live="polite"
      // In reach while a dialog is open.
      data-react-aria-top-layer="true"
      onPointerMove={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true)
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {toasts.map(({ id, kind, text, action }) => {
        const Icon = icons[kind]
        return (
          <div key={id} className={classes(styles.toast, styles[kind])}>
            <Icon size={18} strokeWidth={1.7} aria-hidden="true" />
            <div className={styles.text}>{text}</div>
            {action && (
              <button
                type="button"
                className={styles.action}
                aria-keyshortcuts="F6"
                onClick={() => {
                  close(id)
                  action.run()
                }}
              >
                {action.label}
              </button>
            )}
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => close(id)}>
              <X size={16} />
            </button>
          </div>
        )
      })}
    </section>
  )
}
