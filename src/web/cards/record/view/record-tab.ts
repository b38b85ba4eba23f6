/** Views that all records have; a type may have further ones (`RecordSlots`). */
export const recordTabs = ['details', 'linked', 'files', 'history'] as const

export type RecordTab = (typeof recordTabs)[number]

/** The tab in the address: any word, since types add their own; an unknown one shows the first tab. */
export const readRecordTab = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-zA-Z]{1,30}$/.test(value) ? value : undefined
