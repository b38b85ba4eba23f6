import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TextKey } from './text-key.ts'

/** Returns the key of the name of a procedure type: 'Loan out'; undefined for a type that is not declared. */
export const procedureNameKey = (name: string): TextKey | undefined => {
  const declaration = procedureNamed(name)
  return declaration && (`${declaration.type}.one` as TextKey)
}
