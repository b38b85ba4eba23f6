import type { TFunction } from 'i18next'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'

/** Returns the name of a procedure type: 'Loan out'. */
export const typeName = (t: TFunction, name: string): string => {
  const declaration = procedureNamed(name)
  return declaration ? (t(`${declaration.type}.one` as TextKey) as string) : name
}
