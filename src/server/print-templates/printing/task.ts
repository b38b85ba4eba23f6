import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import type { Wanted } from '../tables.ts'

/** Something to be printed, for someone. */
export interface PrintTask {
  readonly tenantId: string
  /** The person who prints, with their present permissions. */
  readonly holder: Holder
  readonly person: string
  readonly language: Language
  readonly document: PrintTemplate
  readonly wanted: Wanted
  /** Name of the template. */
  readonly name: string
}
