import { retentions } from '../retention/retentions.ts'

/** 'erasing' can no longer be cancelled; of an erased museum a note remains. */
export const deletionStates = ['ordered', 'erasing', 'erased', 'cancelled'] as const
export type DeletionState = (typeof deletionStates)[number]

/** 'damaged': found missing or changed; 'removed': expired. */
export const deletionArchiveStates = ['making', 'ready', 'failed', 'damaged', 'removed'] as const
export type DeletionArchiveState = (typeof deletionArchiveStates)[number]

/** Days between the order and the deletion. */
export const deletionDelay = { least: 7, usual: 30, most: 365 } as const

/** Days before the deletion at which administrators are reminded. */
export const deletionReminderDays = 7

/** Days the archive is kept after the deletion. */
export const deletionArchiveDays = retentions.deletionArchives.days

/** Years the orders of a deleted museum are kept. */
export const keptOrdersYears = Math.floor(retentions.keptOrders.days / 365)
