import { retentions } from '../retention/retentions.ts'

/** 'ready': read by the administrators of the museum it is a copy of. 'removed': by operators, or when its time was over. */
export const museumCopyStates = ['running', 'ready', 'failed', 'removed'] as const
export type MuseumCopyState = (typeof museumCopyStates)[number]

/** Days after which a copy is removed. */
export const copyDays = retentions.copies.days
