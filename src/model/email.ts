/** E-mail addresses are one person's whatever their case and the blanks around them: this is the form they are compared in. */
export const comparableEmail = (email: string): string => email.trim().toLowerCase()
