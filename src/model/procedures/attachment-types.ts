/** Purposes of a procedure's file (C-P05); each type names those that it has. */
export const attachmentTypes = [
  'FACILITY_REPORT',
  'LETTER_OF_REQUEST',
  'SCIENTIFIC_PROJECT',
  'AUTHORIZATION_DOCUMENT',
  'AGREEMENT',
  'TITLE_PROOF',
  'RECEIPT',
  'REPORT',
  'PHOTOGRAPH',
  'INVOICE',
  'CORRESPONDENCE',
  'OTHER',
] as const

export type AttachmentType = (typeof attachmentTypes)[number]
