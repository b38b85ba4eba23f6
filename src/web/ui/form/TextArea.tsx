import {
  type ComponentProps,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classes } from '../classes.ts'
import field from '../Field.module.css'
import styles from './Control.module.css'
import { useControl } from './control.ts'

const byBrowser = () => typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')

/** Lets a text area grow with its text in browsers that do not by themselves; the style sheet bounds the height. */
function useAutosize(area: RefObject<HTMLTextAreaElement | null>, text: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever the text is another
  useLayoutEffect(() => {
    const { current } = area
    if (!current || byBrowser()) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight + 2}px`
  }, [area, text])
}

/** Runs something once the press that takes the focus away is over: what is pressed must not move before. */
function afterPress(run: () => void): void {
  if (document.querySelector(':active'))
    window.addEventListener('mouseup', () => setTimeout(run), { once: true })
  else run()
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'maxLength'> {
  /** The most characters allowed. Longer text is marked rather than cut off silently. */
  readonly max?: number | undefined
}

/** A text of several lines. Grows with it up to ten; shows the count while one writes, where there is a maximum. */
export function TextArea({ max, className, ref, onInput, onFocus, onBlur, ...area }: TextAreaProps) {
  const control = useControl(area)
  const own = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement)
  const [active, setActive] = useState(false)
  const [typed, setTyped] = useState<string>()
  const text = String(area.value ?? typed ?? area.defaultValue ?? '')
  useAutosize(own, text)
  const count = [...text].length
  return (
    <div className={styles.box}>
      <textarea
        rows={2}
        {...area}
        {...control}
        ref={own}
        className={classes(field.input, styles.area, className)}
        onInput={event => {
          setTyped(event.currentTarget.value)
          onInput?.(event)
        }}
        onFocus={event => {
          setActive(true)
          setTyped(event.currentTarget.value)
          onFocus?.(event)
        }}
        onBlur={event => {
          afterPress(() => setActive(false))
          onBlur?.(event)
        }}
      />
      {max !== undefined && (active || count > max) && (
        <span className={classes(styles.count, 'numbers', count > max && styles.over)}>
          {count} / {max}
        </span>
      )}
    </div>
  )
}
