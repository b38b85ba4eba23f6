import { type ComponentProps, type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import styles from './Control.module.css'

/** Characters as people count them. */
const lengthOf = (value: unknown): number => (value === undefined ? 0 : [...String(value)].length)

/** Inputs whose length is of no interest to who types: what is searched for, and codes that are copied. */
const isUncounted = ({ type = 'text', autoComplete }: ComponentProps<'input'>): boolean =>
  type === 'search' || type === 'password' || autoComplete === 'one-time-code'

/**
 * Counts the characters of an input that has a maximum, while it is active or over it. The counter lies on the border of the box, which has
 * to be positioned: nothing moves when it comes.
 */
export function useCounter(
  input: ComponentProps<'input'>,
  max: number | undefined = input.maxLength,
): {
  readonly counted: Pick<ComponentProps<'input'>, 'onInput' | 'onFocus' | 'onBlur'>
  readonly counter: ReactNode
} {
  const [active, setActive] = useState(false)
  const [typed, setTyped] = useState<string>()
  if (max === undefined || isUncounted(input)) return { counted: {}, counter: null }
  const count = lengthOf(input.value ?? typed ?? input.defaultValue)
  return {
    counted: {
      onInput(event) {
        setTyped(event.currentTarget.value)
        input.onInput?.(event)
      },
      onFocus(event) {
        setActive(true)
        setTyped(event.currentTarget.value)
        input.onFocus?.(event)
      },
      onBlur(event) {
        setActive(false)
        input.onBlur?.(event)
      },
    },
    counter: (active || count > max) && (
      <span className={classes(styles.counter, 'numbers', count > max && styles.over)}>
        {count} / {max}
      </span>
    ),
  }
}
