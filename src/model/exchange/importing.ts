import { recordSigns } from '../cards/signs.ts'
import type { Requirement } from '../permissions/access.ts'

/**
 * Permission to import: that of creating records of any type. The record type is checked once it is known, and updating also needs
 * permission to edit.
 */
export const importing: Requirement = {
  permissions: [...new Set(recordSigns.flatMap(({ permissions }) => permissions.create))],
}
