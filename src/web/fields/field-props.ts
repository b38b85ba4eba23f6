import type { FocusEventHandler } from 'react'
import type { Leaf } from '#model/kinds/field.ts'

/** Properties of every control of a field, except its value: its identity and its problem. */
export interface ControlAttributes {
  readonly id?: string
  /** Name of the control where no form row has a label: in the columns of a compact list. */
  readonly 'aria-label'?: string
  readonly 'aria-invalid'?: true
  readonly disabled?: boolean
  readonly onBlur?: FocusEventHandler
}

export interface InputProps<F extends Leaf = Leaf, V = unknown> {
  readonly field: F
  /** Value in the form: the user may have typed text that is not a value of the type yet. */
  readonly value: V | undefined
  readonly onChange: (value: unknown) => void
  /** The field's name, for fields with several controls. */
  readonly label: string
  readonly control: ControlAttributes
}

export interface ShownProps<F extends Leaf = Leaf, V = unknown> {
  readonly field: F
  readonly value: V
}
