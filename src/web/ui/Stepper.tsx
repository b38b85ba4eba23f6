import { Check } from 'lucide-react'
import styles from './Stepper.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface StepperProps {
  readonly label: string
  readonly steps: readonly { readonly id: string; readonly label: string }[]
  readonly current: string
  /** Returns to a completed step; absent while that is impossible. */
  readonly onStep?: ((id: string) => void) | undefined
  /** Label of completed steps. */
  readonly doneLabel: string
  /** Ids of steps that were passed over: they can be returned to, but are not completed. */
  readonly passedOver?: readonly string[] | undefined
}

/** The steps of a wizard: which are done, which one is at, which are to come. */
export function Stepper({ label, steps, current, onStep, doneLabel, passedOver = [] }: StepperProps) {
  const place = steps.findIndex(({ id }) => id === current)
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ id, label: name }, index) => {
          const isBehind = index < place
          const done = isBehind && !passedOver.includes(id)
          const content = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {done ? <Check size={14} strokeWidth={2.4} /> : index + 1}
              </span>
              <span className={styles.name}>{name}</span>
              {done && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
            </>
          )
          return (
            <li
              key={id}
              className={styles.step}
              data-done={done || undefined}
              aria-current={index === place ? 'step' : undefined}
            >
              {isBehind && onStep ? (
                <button type="button" className={styles.inner} onClick={() => onStep(id)}>
                  {content}
                </button>
              ) : (
                <span className={styles.inner}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
