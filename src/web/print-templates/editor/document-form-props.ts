import type { Part } from './part.ts'

/** What the form of a template is given. */
export interface DocumentFormProps {
  readonly document: Part
  readonly onChange: (document: Part) => void
}
