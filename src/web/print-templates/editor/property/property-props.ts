import type { Part } from '../part.ts'
import type { Property } from '../properties.ts'

/** What draws a property of a kind. */
export interface PropertyProps<Kind extends Property['kind'] = Property['kind']> {
  readonly property: Extract<Property, { readonly kind: Kind }>
  readonly part: Part
  /** Where it stands in the template: 'elements.2.size'. */
  readonly place: string
  readonly onChange: (value: unknown) => void
}
