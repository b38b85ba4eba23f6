import type { CardValues } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'

/** What is typed in one line of a new object. */
export interface QuickObject {
  readonly number: string
  readonly title: string
}

/** Values of an object of which the number, the title, or both are known; the title stands in the language it was typed in. */
export const quickValues = ({ number, title }: QuickObject, language: Language): CardValues => ({
  ...(number.trim() !== '' && { objectNumbers: [{ objectNumber: number.trim() }] }),
  ...(title.trim() !== '' && { title: { [language]: title.trim() } }),
})
