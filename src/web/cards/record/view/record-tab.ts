/** Views that all records have; a type may have further ones (`RecordSlots`). */
export const recordTabs = ['details', 'linked', 'files', 'history'] as const

export type RecordTab = (typeof recordTabs)[number]

/** The view an address names: any word, since types add their own; what is none is shown as the first. */
export const readRecordTab = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-zA-Z]{1,30}$/.test(value) ? value : undefined
