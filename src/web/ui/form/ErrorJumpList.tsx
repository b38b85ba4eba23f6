import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './ErrorJumpList.module.css'

export interface FieldProblem {
  /** The id of the control (`FormRow`). */
  readonly id: string
  readonly label: string
  readonly message: string
}

export interface ErrorJumpListProps {
  readonly title: string
  readonly problems: readonly FieldProblem[]
  /** Called before the jump, to expand a section that hides the field. */
  readonly onJump?: (id: string) => void
}

/** The problems that prevent a form from being saved, each with a link to its field. It takes the focus and scrolls into view. */
export function ErrorJumpList({ title, problems, onJump }: ErrorJumpListProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  const jump = (id: string) => {
    onJump?.(id)
    requestAnimationFrame(() => {
      const field = document.getElementById(id)
      field?.scrollIntoView?.({ block: 'center' })
      field?.focus({ preventScroll: true })
    })
  }
  return (
    <div role="alert">
      {problems.length > 0 && (
        <div className={styles.box} ref={box} tabIndex={-1}>
          <CircleAlert size={18} strokeWidth={1.7} aria-hidden="true" />
          <div>
            <p className={styles.title}>{title}</p>
            <ul>
              {problems.map(({ id, label, message }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    onClick={event => {
                      event.preventDefault()
                      jump(id)
                    }}
                  >
                    {label}
                  </a>
                  {` – ${message}`}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
