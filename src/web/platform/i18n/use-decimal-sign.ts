import { useLanguage } from './use-language.ts'

/** What stands before the decimals of a number in the language on the screen. */
export const useDecimalSign = (): '.' | ',' => (useLanguage() === 'en' ? '.' : ',')
