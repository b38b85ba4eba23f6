/** The marker of all cards of a type in a museum: the one lexeme that every line of them has. */
export const typeLexeme = (tenantId: string, type: number): string => `@${tenantId}.${type}`

/** The marker of a value of a facet. */
export const keyLexeme = (tenantId: string, key: number): string => `#${tenantId}.${key}`

/** The marker of a term, and of each term below it. */
export const termLexeme = (termId: string): string => `$${termId}`
