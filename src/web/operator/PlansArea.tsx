import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addPlan, changePlan, listPlans, type OperatedPlan } from '#model/api/operator/plans.ts'
import { usePlanWords } from '../licence/use-plan-words.ts'
import { call } from '../platform/client.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { onSuccess } from '../platform/request/notification-rules.ts'
import { Button } from '../ui/Button.tsx'
import { Switch } from '../ui/form/Switch.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Operator.module.css'
import { ScrollTable } from './ScrollTable.tsx'
import { useDraft } from './use-draft.ts'
import { refreshMs, useOperatorAction } from './use-operator-action.ts'

/** A plan; its price and whether it is offered can be changed. */
function PlanRow({ plan }: { readonly plan: OperatedPlan }) {
  const { t } = useTranslation()
  const { values, dirty, change, discard } = useDraft({ price: String(plan.price), active: plan.active })
  const { busy, run } = useOperatorAction([listPlans])
  const words = usePlanWords()
  const name = words.name(plan)
  const wrong = !/^\d{1,8}$/.test(values.price)
  const save = async () => {
    if (!dirty || wrong) return
    const body = { price: Number(values.price), active: values.active }
    const input = { params: { id: plan.id }, body }
    if (await run(() => call(changePlan, input, { notify: onSuccess('operator.plans.saved', [400]) })))
      discard()
  }
  return (
    <tr>
      <td>{t('licence.years', { count: plan.duration })}</td>
      <td>{words.space(plan)}</td>
      <td>
        <TextInput
          extent="short"
          inputMode="numeric"
          aria-label={t('operator.plans.priceOf', { plan: name })}
          aria-invalid={wrong || undefined}
          value={values.price}
          onChange={({ target }) => change({ price: target.value.trim() })}
        />
      </td>
      <td>
        <Switch
          aria-label={t('operator.plans.offeredOf', { plan: name })}
          checked={values.active}
          onChange={({ target }) => change({ active: target.checked })}
        />
      </td>
      <td>
        <Button aria-disabled={!dirty || wrong || undefined} busy={busy} onClick={() => void save()}>
          {t('operator.plans.save')}
        </Button>
      </td>
    </tr>
  )
}

const parts = ['duration', 'storageLimit', 'price'] as const
const empty = { duration: '', storageLimit: '', price: '' }

/** The plans that are sold. */
export function PlansArea() {
  const { t } = useTranslation()
  const { data } = useQuery({ ...endpointQuery(listPlans, {}), refetchInterval: refreshMs })
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
    if (await run(() => call(addPlan, { body }, { notify: onSuccess('operator.plans.added', [400]) }))) {
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
