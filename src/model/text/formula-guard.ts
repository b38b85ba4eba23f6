/**
 * Spreadsheets take text that begins like this for a formula when they open a CSV file (OWASP, 'CSV Injection').
 * Such text is written with an apostrophe before it, and so is text that already looks guarded, therefore
 * reading takes away exactly what writing put there.
 */
const looksLikeFormula = /^'*[=+\-@\t\r]/
const guarded = /^'+[=+\-@\t\r]/

export const guardFormula = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text)

export const unguardFormula = (text: string): string => (guarded.test(text) ? text.slice(1) : text)

/** True for text that a spreadsheet would take for a formula if somebody typed it. */
export const isFormulaLike = (text: string): boolean => /^[=+\-@\t\r]/.test(text)
