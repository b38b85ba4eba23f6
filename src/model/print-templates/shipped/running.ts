import type { SayWords } from './say-words.ts'

/** Header and footer of the built-in documents: museum, date, page numbers. */
export const running = (say: SayWords) => ({
  header: { left: { en: '{{@museum}}' } },
  footer: {
    left: say('printed', { date: '@date', person: '@printedBy' }),
    right: say('page', { page: '@page', pages: '@pages' }),
  },
})
