import { useLanguage } from './use-language.ts'

/** The decimal separator of the language on the screen. */
export const useDecimalSign = (): '.' | ',' => (useLanguage() === 'en' ? '.' : ',')
