/** Purposes of a procedure's file (C-P05). */
export const attachmentTypes = [
  'FACILITY_REPORT',
  'LETTER_OF_REQUEST',
  'SCIENTIFIC_PROJECT',
  'AUTHORIZATION_DOCUMENT',
  'OTHER',
] as const

export type AttachmentType = (typeof attachmentTypes)[number]
