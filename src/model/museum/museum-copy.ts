import { retentions } from '../retention/retentions.ts'

/** 'ready': open to the administrators of the original museum. 'removed': by operators, or after expiry. */
export const museumCopyStates = ['running', 'ready', 'failed', 'removed'] as const
export type MuseumCopyState = (typeof museumCopyStates)[number]

/** Days until a copy is removed. */
export const copyDays = retentions.copies.days
