import type { ShownProps } from '../field-props.ts'
import styles from './Display.module.css'

/** A text of several lines, with its lines. */
export function Display({ value }: ShownProps) {
  return <div className={styles.lines}>{String(value)}</div>
}
