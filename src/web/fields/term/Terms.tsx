import type { TermRef } from '#model/kinds/values.ts'
import { Pill } from '../../ui/suggest/Pill.tsx'
import type { ShownProps } from '../field-props.ts'
import styles from './Terms.module.css'

/** Terms of a vocabulary, one beside the other. */
export function Terms({ value }: ShownProps) {
  return (
    <span className={styles.terms}>
      {(value as readonly TermRef[]).map(({ id, name }) => (
        <Pill key={id}>{name ?? id}</Pill>
      ))}
    </span>
  )
}
