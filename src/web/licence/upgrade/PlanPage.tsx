import { useTranslation } from 'react-i18next'
import { fitsInto, type Plan } from '#model/licences/plans.ts'
import { usePlanWords } from '../use-plan-words.ts'
import { useSpace } from '../use-space.ts'
import styles from './Upgrade.module.css'

export interface PlanPageProps {
  readonly plans: readonly Plan[]
  readonly usedSpace: number
  readonly chosen: string | undefined
  readonly onChoose: (planId: string) => void
}

/** The plans by their duration; those that are full already cannot be chosen, and say why (acceptance row P-U01). */
export function PlanPage({ plans, usedSpace, chosen, onChoose }: PlanPageProps) {
  const { t } = useTranslation()
  const words = usePlanWords()
  const space = useSpace()
  if (plans.length === 0) return <p>{t('licence.upgrade.noPlans')}</p>
  return (
    <>
      {[...Map.groupBy(plans, ({ duration }) => duration)].map(([duration, group]) => (
        <fieldset key={duration} className={styles.group}>
          <legend className={styles.legend}>{t('licence.years', { count: duration })}</legend>
          {group.map(plan => {
            const fits = fitsInto(plan, usedSpace)
            return (
              <label key={plan.id} className={styles.plan}>
                <input
                  type="radio"
                  name="plan"
                  value={plan.id}
                  disabled={!fits}
                  checked={chosen === plan.id}
                  onChange={() => onChoose(plan.id)}
                />
                <span className={styles.size}>{words.space(plan)}</span>
                <span className={styles.detail}>
                  {fits
                    ? t('licence.upgrade.unlimitedUsers')
                    : t('licence.upgrade.tooSmall', { used: space(usedSpace) })}
                </span>
                <span className={styles.price}>{words.price(plan)}</span>
              </label>
            )
          })}
        </fieldset>
      ))}
      <p className={styles.hint}>{t('licence.upgrade.price')}</p>
    </>
  )
}
