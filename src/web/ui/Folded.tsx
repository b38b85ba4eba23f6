import { useLayoutEffect, useRef, useState } from 'react'
import styles from './Folded.module.css'

export interface FoldedProps {
  readonly text: string
  readonly texts: { readonly more: string; readonly less: string }
}

/** A text of any length, of which two lines are shown; where it has more, it can be opened. */
export function Folded({ text, texts }: FoldedProps) {
  const element = useRef<HTMLSpanElement>(null)
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may be cut where the one before was not
  useLayoutEffect(() => {
    const { current } = element
    if (!current || isOpen) return
    const measure = () => setCut(current.scrollHeight > current.clientHeight + 1)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [text, isOpen])

  return (
    <span className={styles.folded}>
      <span ref={element} className={styles.text} data-open={isOpen || undefined}>
        {text}
      </span>
      {isCut && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setOpen(open => !open)}
        >
          {isOpen ? texts.less : texts.more}
        </button>
      )}
    </span>
  )
}
