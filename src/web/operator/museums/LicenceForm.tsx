import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  changeLicence,
  listMuseums,
  type OperatedMuseum,
  readOperatedMuseum,
} from '#model/api/operator/museums.ts'
import { listPlans } from '#model/api/operator/plans.ts'
import { readUsage } from '#model/api/operator/usage.ts'
import { type LicenceType, licenceTypes } from '#model/licences/documents.ts'
import { gigabyte } from '#model/licences/plans.ts'
import { DayField, type TypedDay } from '../../fields/day/DayField.tsx'
import { usePlanWords } from '../../licence/use-plan-words.ts'
import { call } from '../../platform/client.ts'
import { endOfDay, localDay } from '../../platform/days.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../Operator.module.css'
import { useDraft } from '../use-draft.ts'
import { useOperatorAction } from '../use-operator-action.ts'

interface LicenceFormProps {
  readonly id: string
  readonly licence: OperatedMuseum['licence']
}

/** The licence of a museum, to be changed by hand. The museum reads in its record that it was. */
export function LicenceForm({ id, licence }: LicenceFormProps) {
  const { t } = useTranslation()
  const words = usePlanWords()
  const { data: plans } = useQuery(endpointQuery(listPlans, {}))
  const saved = {
    type: licence.type,
    day: localDay(new Date(licence.validTo)) as TypedDay,
    space: licence.storageLimit === null ? '' : String(Math.round(licence.storageLimit / gigabyte)),
    planId: licence.plan?.id ?? '',
  }
  const { values: form, dirty, change, discard } = useDraft(saved)
  const action = useOperatorAction([readOperatedMuseum, listMuseums, readUsage])
  const spaceWrong = form.space !== '' && !/^[1-9]\d{0,5}$/.test(form.space)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!dirty || spaceWrong || !form.day) return
    const body = {
      type: form.type,
      // An end that was not touched stays what it is, to the second.
      validTo: form.day === saved.day ? licence.validTo : endOfDay(form.day).toISOString(),
      storageLimit: form.space === '' ? null : Number(form.space),
      planId: form.planId || null,
    }
    const input = { params: { id }, body }
    if (
      await action.run(() =>
        call(changeLicence, input, { notify: onSuccess('operator.licence.saved', [400]) }),
      )
    )
      discard()
  }
  return (
    <section className={styles.part} aria-labelledby="operator-licence">
      <h2 id="operator-licence">{t('operator.licence.title')}</h2>
      <form className={styles.form} onSubmit={event => void save(event)} noValidate>
        <div className={styles.fields}>
          <SelectField
            label={t('operator.columns.licenceType')}
            options={licenceTypes.map(value => ({ value, label: t(`operator.licences.${value}`) }))}
            value={form.type}
            onChange={({ target }) => change({ type: target.value as LicenceType })}
          />
          <DayField
            label={t('operator.columns.validTo')}
            value={form.day}
            problem={form.day === '' ? t('validation.required') : undefined}
            onChange={day => change({ day })}
          />
          <TextField
            inputMode="numeric"
            label={t('operator.licence.space')}
            hint={t('operator.licence.spaceHint')}
            value={form.space}
            problem={spaceWrong ? t('validation.digits') : action.refused.storageLimit}
            onChange={({ target }) => change({ space: target.value.trim() })}
          />
          <SelectField
            label={t('operator.columns.plan')}
            none={t('operator.licence.noPlan')}
            options={(plans?.result ?? []).map(plan => ({
              value: plan.id,
              label: words.name(plan),
            }))}
            value={form.planId}
            problem={action.refused.planId}
            onChange={({ target }) => change({ planId: target.value })}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" look="primary" aria-disabled={!dirty || undefined} busy={action.busy}>
            {t('operator.licence.save')}
          </Button>
          {dirty && (
            <Button look="subtle" onClick={discard}>
              {t('profile.discard')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
