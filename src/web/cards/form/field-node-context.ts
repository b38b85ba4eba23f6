import { type ComponentType, createContext } from 'react'
import type { Field } from '#model/kinds/field.ts'

export interface FieldNodeProps {
  readonly field: Field
  readonly path: string
}

/** The component that renders a field of any kind. Structures get it by context, since they nest within each other. */
export const FieldNodeContext = createContext<ComponentType<FieldNodeProps>>(() => null)
