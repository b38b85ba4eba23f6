import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { Select, type SelectProps } from './form/Select.tsx'

export interface SelectFieldProps extends SelectProps {
  readonly label: string
  /** Help that stays in view. */
  readonly hint?: ReactNode
  /** A problem with the choice; marks the field as invalid. */
  readonly problem?: string | undefined
}

/** One of a few known values, its label above it: beside `TextField`, outside of the rows of a card's form. */
export function SelectField({ label, hint, problem, id, ...select }: SelectFieldProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  const described = [hint && `${selectId}-hint`, problem && `${selectId}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={selectId}>
        {label}
      </label>
      <Select
        extent="full"
        {...select}
        id={selectId}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {problem && (
        <p className={styles.problem} id={`${selectId}-problem`}>
          {problem}
        </p>
      )}
      {hint && (
        <div className={styles.hint} id={`${selectId}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
