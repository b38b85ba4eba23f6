import { type ComponentType, createContext } from 'react'
import type { TermRule } from '#model/engine/form-rules.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import type { ControlAttributes } from '../field-props.ts'

export interface TermPickerProps {
  readonly vocabulary: VocabularyCode
  readonly value: readonly TermRef[]
  readonly onChange: (terms: readonly TermRef[]) => void
  /** State of the typed text, for forms that keep it; otherwise the picker does. */
  readonly typing?: {
    readonly text: string | undefined
    readonly onText: (text: string | undefined) => void
  }
  /** Titles the dialog of the vocabulary. */
  readonly label: string
  readonly multiple: boolean
  /** Category of the object the card describes: narrows vocabularies that differ by category. */
  readonly categoryId?: number | undefined
  /** The only terms that are offered. */
  readonly branch?: TermRule | undefined
  readonly control: ControlAttributes
}

/** The component that selects terms of a vocabulary. It is provided by the form's page: fields never fetch. */
export const TermPickerContext = createContext<ComponentType<TermPickerProps> | undefined>(undefined)

/** Category of the object that is being edited, for the vocabularies that ask for it. */
export const CategoryContext = createContext<number | undefined>(undefined)

/** The branch of its vocabulary that the museum offers in the field around, where it does. */
export const BranchContext = createContext<TermRule | undefined>(undefined)
