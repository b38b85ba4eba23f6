import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
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

/** Passing messages. They wait while the pointer or the focus is on them; each stays readable in the notifications. */
export function Toasts({ label, closeLabel, toasts, onClose }: ToastsProps) {
  const [held, setHeld] = useState(false)
  const { id: oldest, kind: kindOfOldest } = toasts[0] ?? {}
  useEffect(() => {
    if (held || oldest === undefined || !kindOfOldest) return
    const timer = setTimeout(() => onClose(oldest), lifeMs[kindOfOldest])
    return () => clearTimeout(timer)
  }, [held, oldest, kindOfOldest, onClose])
  return (
    <section
      className={styles.region}
      aria-label={label}
      aria-live="polite"
      // In reach while a dialog is open.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
                onClick={() => {
                  onClose(id)
                  action.run()
                }}
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              className={styles.close}
              aria-label={closeLabel}
              onClick={() => onClose(id)}
            >
              <X size={16} />
            </button>
          </div>
        )
      })}
    </section>
  )
}
