import { textIn } from '../part.ts'
import { FieldRow } from './FieldRow.tsx'
import type { PropertyProps } from './property-props.ts'

/** Which field is shown. */
export const PathProperty = ({ property, part, place, onChange }: PropertyProps<'path'>) => (
  <FieldRow path={textIn(part, property.name)} place={place} onPick={onChange} />
)
