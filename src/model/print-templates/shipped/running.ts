import type { SayWords } from './say-words.ts'

/** Head and foot as the documents of the product have them: the museum, the day, pages. */
export const running = (say: SayWords) => ({
  header: { left: { en: '{{@museum}}' } },
  footer: {
    left: say('printed', { date: '@date', person: '@printedBy' }),
    right: say('page', { page: '@page', pages: '@pages' }),
  },
})
