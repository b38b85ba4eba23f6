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
  const space = ({ storageLimit }: Pick<Plan, 'storageLimit'>) =>
    `${storageLimit.toLocaleString(language)} GB`
  return {
    space,
    price: (plan: Pick<Plan, 'price'>) => euro.format(plan.price),
    /** '3 years, 50 GB'. */
    name: (plan: Pick<Plan, 'duration' | 'storageLimit'>) =>
      `${t('licence.years', { count: plan.duration })}, ${space(plan)}`,
  }
}
