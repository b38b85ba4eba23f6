/** The marker of a value of a facet. */
export const keyLexeme = (tenantId: string, key: number): string => `#${tenantId}.${key}`

/** The marker of a term, and of each term below it. */
export const termLexeme = (termId: string): string => `$${termId}`
