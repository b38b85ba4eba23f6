export const recordTabs = ['details', 'linked', 'files', 'history'] as const

/** Parts of a record of which one is in view; the address carries it. */
export type RecordTab = (typeof recordTabs)[number]

export const readRecordTab = (value: unknown): RecordTab | undefined => recordTabs.find(tab => tab === value)
