import { useTranslation } from 'react-i18next'
import type { Plan } from '#model/licences/plans.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'

/** A plan in words. */
export function usePlanWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const euro = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  return {
    price: (plan: Plan) => euro.format(plan.price),
    /** '3 years, 50 GB'. */
    name: (plan: Plan) => `${t('licence.years', { count: plan.duration })}, ${plan.storageLimit} GB`,
  }
}
