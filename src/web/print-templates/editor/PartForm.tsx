import styles from './Editor.module.css'
import type { PartFormProps } from './editor-context.ts'
import { AnyProperty } from './property/AnyProperty.tsx'

/** The properties of a part of a template. */
export const PartForm = ({ properties, part, place, onChange }: PartFormProps) => (
  <div className={styles.properties}>
    {properties.map(property => (
      <AnyProperty
        key={property.name}
        property={property}
        part={part}
        place={`${place}.${property.name}`}
        onChange={value => onChange({ ...part, [property.name]: value })}
      />
    ))}
  </div>
)
