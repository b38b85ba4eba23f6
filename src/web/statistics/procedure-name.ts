import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'

/** Key of what procedures of a type are called: 'Loan out'. */
export const procedureNameKey = (name: string): TextKey => {
  const declaration = procedureNamed(name)
  return declaration ? (`${declaration.type}.one` as TextKey) : 'procedures.title'
}
