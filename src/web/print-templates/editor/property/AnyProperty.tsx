import type { ComponentType } from 'react'
import type { Property } from '../properties.ts'
import { BlocksProperty } from './BlocksProperty.tsx'
import { ChoiceProperty } from './ChoiceProperty.tsx'
import { FieldsProperty } from './FieldsProperty.tsx'
import { FlagProperty } from './FlagProperty.tsx'
import { LinesProperty } from './LinesProperty.tsx'
import { NumberProperty } from './NumberProperty.tsx'
import { PathProperty } from './PathProperty.tsx'
import type { PropertyProps } from './property-props.ts'
import { SectionProperty } from './SectionProperty.tsx'
import { TextProperty } from './TextProperty.tsx'
import { WordsProperty } from './WordsProperty.tsx'

const byKind: { readonly [Kind in Property['kind']]: ComponentType<PropertyProps<Kind>> } = {
  number: NumberProperty,
  flag: FlagProperty,
  choice: ChoiceProperty,
  words: WordsProperty,
  text: TextProperty,
  path: PathProperty,
  section: SectionProperty,
  fields: FieldsProperty,
  lines: LinesProperty,
  blocks: BlocksProperty,
}

/** A property, drawn as its kind is. */
export function AnyProperty(props: PropertyProps) {
  const Drawn = byKind[props.property.kind] as ComponentType<PropertyProps>
  return <Drawn {...props} />
}
