import type { WordingOf } from './wording-of.ts'

/** Header and footer of the built-in documents: museum, date, page numbers. */
export const running = (say: WordingOf) => ({
  header: { left: { en: '{{@museum}}' } },
  footer: {
    left: say('printed', { date: '@date', person: '@printedBy' }),
    right: say('page', { page: '@page', pages: '@pages' }),
  },
})
