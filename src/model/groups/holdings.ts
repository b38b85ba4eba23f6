/** Relations of an object to the collection: part of it, in custody, borrowed, or no longer in it. */
export const holdings = { COLLECTION: 1, CUSTODY: 2, LOAN_IN: 3, LEFT: 4 } as const

/** Ways in which an object was lost. */
export const losses = { MISSING: 1, STOLEN: 2, DESTROYED: 3 } as const
