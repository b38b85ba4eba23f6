import type { DocumentText } from '../tables.ts'

/** The documents an installation begins with, in one language. */
export interface DefaultTexts {
  readonly termsTrial: DocumentText
  readonly termsPaid: DocumentText
  readonly termsApproval: DocumentText
  readonly privacy: DocumentText
  readonly service: DocumentText
  readonly serviceApproval: DocumentText
}
