import { type ComponentType, createContext } from 'react'
import type { Field } from '#model/kinds/field.ts'

export interface FieldNodeProps {
  readonly field: Field
  readonly path: string
}

/** Draws a field of whatever kind. Structures draw what stands in them by it, since they hold each other. */
export const FieldNodeContext = createContext<ComponentType<FieldNodeProps>>(() => null)
