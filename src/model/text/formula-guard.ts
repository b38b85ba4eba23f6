/**
 * Matches text that spreadsheets treat as a formula when opening a CSV file (OWASP, 'CSV Injection').
 * Such text is written with an apostrophe before it, and so is text that already looks guarded, so that reading removes exactly what
 * writing added.
 */
const looksLikeFormula = /^'*[=+\-@\t\r]/
const guarded = /^'+[=+\-@\t\r]/

export const guardFormula = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text)

export const unguardFormula = (text: string): string => (guarded.test(text) ? text.slice(1) : text)

/** Returns true for text that a spreadsheet would treat as a formula when typed. */
export const isFormulaLike = (text: string): boolean => /^[=+\-@\t\r]/.test(text)
