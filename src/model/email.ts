/** Normalises an e-mail address for comparison: case and surrounding spaces do not matter. */
export const comparableEmail = (email: string): string => email.trim().toLowerCase()
