import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePlan, listPlans, type OperatedPlan } from '#model/api/operator/plans.ts'
import { call } from '../../platform/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { saying, useOperatorAction } from '../use-operator-action.ts'

/** A plan; its price and whether it is offered can be changed. */
export function PlanRow({ plan }: { readonly plan: OperatedPlan }) {
  const { t } = useTranslation()
  const [price, setPrice] = useState(String(plan.price))
  const [active, setActive] = useState(plan.active)
  const { busy, run } = useOperatorAction([listPlans])
  const name = `${t('licence.years', { count: plan.duration })}, ${plan.storageLimit} GB`
  const dirty = (price !== String(plan.price) || active !== plan.active) && /^\d{1,8}$/.test(price)
  const save = () =>
    run(() =>
      call(
        changePlan,
        { params: { id: plan.id }, body: { price: Number(price), active } },
        { notify: saying('operator.plans.saved') },
      ),
    )
  return (
    <tr>
      <td>{t('licence.years', { count: plan.duration })}</td>
      <td>{plan.storageLimit} GB</td>
      <td>
        <TextInput
          extent="short"
          inputMode="numeric"
          aria-label={t('operator.plans.priceOf', { plan: name })}
          value={price}
          onChange={({ target }) => setPrice(target.value.trim())}
        />
      </td>
      <td>
        <Switch
          aria-label={t('operator.plans.offeredOf', { plan: name })}
          checked={active}
          onChange={({ target }) => setActive(target.checked)}
        />
      </td>
      <td>
        <Button aria-disabled={!dirty || undefined} busy={busy} onClick={() => dirty && void save()}>
          {t('operator.plans.save')}
        </Button>
      </td>
    </tr>
  )
}
