import { createContext, useContext } from 'react'
import type { CardForm } from './card-form.ts'

/** Rules about the visible fields of a row, where one field decides about others. */
export type RowRules = Readonly<
  Record<string, (row: Readonly<Record<string, unknown>>) => ReadonlySet<string>>
>

export interface FormSurroundings {
  readonly form: CardForm
  readonly readOnly: boolean
  /** By the declared path of a list: keys of the fields that a row does not have with these values. */
  readonly hiddenFields: RowRules
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined)

/** The form around. @throws when there is none. */
export function useFormSurroundings(): FormSurroundings {
  const form = useContext(FormContext)
  if (!form) throw new Error('a field of a card outside of its form')
  return form
}
