import { useTranslation } from 'react-i18next'
import { changePlan, listPlans, type OperatedPlan } from '#model/api/operator/plans.ts'
import { usePlanWords } from '../../licence/use-plan-words.ts'
import { call } from '../../platform/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { useDraft } from '../use-draft.ts'
import { saying, useOperatorAction } from '../use-operator-action.ts'

/** A plan; its price and whether it is offered can be changed. */
export function PlanRow({ plan }: { readonly plan: OperatedPlan }) {
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
    if (await run(() => call(changePlan, input, { notify: saying('operator.plans.saved') }))) discard()
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
