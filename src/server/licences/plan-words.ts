import type { Language } from '#model/languages.ts'
import type { Plan } from '#model/licences/plans.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/** A plan in words: '3 years, 50 GB', and what it costs. */
export function planWords(texts: TextBook, language: Language, plan: Plan) {
  const years = texts.translate(language, 'licence.years' as 'licence.years_one', { count: plan.duration })
  return {
    name: `${years}, ${plan.storageLimit} GB`,
    price: new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    }).format(plan.price),
  }
}
