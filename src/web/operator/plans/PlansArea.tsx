import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addPlan, listPlans } from '#model/api/operator/plans.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { lookAgainMs } from '../look-again-ms.ts'
import styles from '../Operator.module.css'
import { ScrollTable } from '../ScrollTable.tsx'
import { saying, useOperatorAction } from '../use-operator-action.ts'
import { PlanRow } from './PlanRow.tsx'

const parts = ['duration', 'storageLimit', 'price'] as const
const empty = { duration: '', storageLimit: '', price: '' }

/** What is sold. */
export function PlansArea() {
  const { t } = useTranslation()
  const { data } = useQuery({ ...endpointQuery(listPlans, {}), refetchInterval: lookAgainMs })
  const [plan, setPlan] = useState(empty)
  const [tried, setTried] = useState(false)
  const { busy, refused, run } = useOperatorAction([listPlans])
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!parts.every(part => /^\d{1,8}$/.test(plan[part]))) return
    const body = {
      duration: Number(plan.duration),
      storageLimit: Number(plan.storageLimit),
      price: Number(plan.price),
      active: true,
    }
    if (await run(() => call(addPlan, { body }, { notify: saying('operator.plans.added') }))) {
      setPlan(empty)
      setTried(false)
    }
  }
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('operator.plans.title')}</h1>
      </div>
      <p className={styles.lead}>{t('operator.plans.text')}</p>
      <ScrollTable
        label={t('operator.plans.title')}
        heads={[
          ...parts.map(part => ({ label: t(`operator.plans.${part}`) })),
          { label: t('operator.plans.offered') },
          { label: '' },
        ]}
      >
        {data?.result.map(one => (
          <PlanRow key={one.id} plan={one} />
        ))}
      </ScrollTable>
      <section className={styles.part} aria-labelledby="operator-new-plan">
        <h2 id="operator-new-plan">{t('operator.plans.new')}</h2>
        <form className={styles.form} onSubmit={event => void add(event)} noValidate>
          <div className={styles.fields}>
            {parts.map(part => (
              <TextField
                key={part}
                inputMode="numeric"
                label={t(`operator.plans.${part}`)}
                value={plan[part]}
                problem={tried && !/^\d{1,8}$/.test(plan[part]) ? t('validation.integer') : refused[part]}
                onChange={({ target }) => setPlan({ ...plan, [part]: target.value.trim() })}
              />
            ))}
          </div>
          <div className={styles.actions}>
            <Button type="submit" look="primary" busy={busy}>
              {t('operator.plans.add')}
            </Button>
          </div>
        </form>
      </section>
    </>
  )
}
