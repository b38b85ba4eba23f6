import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './Disclosure.module.css'

export interface DisclosureProps {
  readonly title: ReactNode
  /** At the end of the line, outside of the button. */
  readonly end?: ReactNode
  readonly defaultOpen?: boolean
  /** Given where the page keeps what is open. */
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

/** A part that can be folded away. */
export function Disclosure({
  title,
  end,
  defaultOpen = false,
  open,
  onOpenChange,
  children,
}: DisclosureProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultOpen)
  const shown = open ?? own
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          onClick={() => {
            setOwn(!shown)
            onOpenChange?.(!shown)
          }}
        >
          <ChevronRight size={16} strokeWidth={1.8} aria-hidden="true" />
          {title}
        </button>
        {end}
      </div>
      {shown && (
        <div id={id} className={styles.content}>
          {children}
        </div>
      )}
    </div>
  )
}
