import { type ComponentType, createContext } from 'react'
import type { PrintableFieldRow } from '#model/api/print-templates.ts'
import type { Language } from '#model/languages.ts'
import type { Scope } from '#model/print-templates/printable-fields.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { PartFormProps } from './part-form-props.ts'

/** Fields that stand together in the list of those that can be shown. */
export interface FieldGroup {
  /** Names a block of a section; null for what is no section. */
  readonly section: string | null
  readonly label: string
  readonly fields: readonly PrintableFieldRow[]
}

/** What all parts of the editor know. */
export interface EditorKnows {
  readonly groups: readonly FieldGroup[]
  /** In which words of the template are written and shown. */
  readonly language: Language
  readonly faults: ReadonlyMap<string, Problem>
  /** Where in the template one is: what may be shown differs. */
  readonly scope: Scope
  /** The form of a part: blocks stand within blocks, and each has it from here. */
  readonly PartForm: ComponentType<PartFormProps>
}

export const EditorContext = createContext<EditorKnows>({
  groups: [],
  language: 'en',
  faults: new Map(),
  scope: 'whole',
  PartForm: () => null,
})
