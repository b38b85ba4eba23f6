import type { Part } from './part.ts'
import type { Property } from './properties.ts'

export interface PartFormProps {
  readonly properties: readonly Property[]
  readonly part: Part
  readonly place: string
  readonly onChange: (part: Part) => void
}
