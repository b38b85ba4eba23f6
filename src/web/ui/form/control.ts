import { createContext, useContext, useId } from 'react'

/** Attributes a form row gives its control, so that screen readers connect label, help and problem with it. */
export interface RowOfControl {
  /** Absent in a row of several controls: each has its own name. */
  readonly id: string | undefined
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
  readonly disabled: boolean
}

export const ControlRow = createContext<RowOfControl | null>(null)

interface Given {
  readonly id?: string | undefined
  readonly disabled?: boolean | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  readonly 'aria-label'?: string | undefined
}

/**
 * The attributes of a control: what its row says and what it was given itself. A control with a name of its own is placed beside
 * others in its row and takes neither the row's id nor its help.
 */
export function useControl(given: Given) {
  const row = useContext(ControlRow)
  const ownId = useId()
  const owner = given['aria-label'] === undefined ? row : null
  return {
    id: owner?.id ?? given.id ?? ownId,
    disabled: given.disabled ?? row?.disabled ?? false,
    'aria-describedby':
      [given['aria-describedby'], owner?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': given['aria-invalid'] ?? (owner?.invalid || undefined),
    'aria-required': owner?.required || undefined,
  }
}
