import type { HeadingWords } from '#model/engine/define-card.ts'

/** Words to compose headings from, where a museum has named nothing; English but for what is given. */
export const headingWords = (given: Partial<HeadingWords> = {}): HeadingWords => ({
  language: 'en',
  term: () => '',
  languageOf: () => undefined,
  isSameName: () => false,
  ...given,
})
