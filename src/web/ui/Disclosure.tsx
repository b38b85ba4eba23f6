import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode, useId, useState } from 'react'
import styles from './Disclosure.module.css'

export interface DisclosureProps {
  readonly title: ReactNode
  /** At the end of the line, outside of the button. */
  readonly end?: ReactNode
  readonly defaultOpen?: boolean
  /** The title is a heading of the page. */
  readonly heading?: 'h3'
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
  heading,
  open,
  onOpenChange,
  children,
}: DisclosureProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultOpen)
  const shown = open ?? own
  const Title = heading ?? Fragment
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <Title {...(heading && { className: styles.heading })}>
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
        </Title>
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
