import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
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
import { useDayTexts } from '../../fields/day/use-day-texts.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { Button } from '../../ui/Button.tsx'
import { DayInput } from '../../ui/form/DayInput.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { endOfDay, localDay } from '../local-day.ts'
import styles from '../Operator.module.css'
import { saying, useOperatorAction } from '../use-operator-action.ts'

export interface LicenceFormProps {
  readonly id: string
  readonly licence: OperatedMuseum['licence']
}

/** The licence of a museum, to be changed by hand. The museum reads in its record that it was. */
export function LicenceForm({ id, licence }: LicenceFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const dayTexts = useDayTexts()
  const dayId = useId()
  const { data: plans } = useQuery(endpointQuery(listPlans, {}))
  const saved = {
    type: licence.type,
    day: localDay(licence.validTo),
    space: licence.storageLimit === null ? '' : String(Math.round(licence.storageLimit / gigabyte)),
    planId: licence.plan?.id ?? '',
  }
  const [form, setForm] = useState(saved)
  const action = useOperatorAction([readOperatedMuseum, listMuseums, readUsage])
  const dirty = JSON.stringify(form) !== JSON.stringify(saved)
  useUnsavedGuard(dirty)
  const spaceWrong = form.space !== '' && !/^[1-9]\d{0,5}$/.test(form.space)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!dirty || spaceWrong || !form.day) return
    await action.run(() =>
      call(
        changeLicence,
        {
          params: { id },
          body: {
            type: form.type,
            // An end that was not touched stays what it is, to the second.
            validTo: form.day === saved.day ? licence.validTo : endOfDay(form.day),
            storageLimit: form.space === '' ? null : Number(form.space),
            planId: form.planId || null,
          },
        },
        { notify: saying('operator.licence.saved') },
      ),
    )
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
            onChange={({ target }) => setForm({ ...form, type: target.value as LicenceType })}
          />
          <label className={styles.field} htmlFor={dayId}>
            {t('operator.columns.validTo')}
            <DayInput
              id={dayId}
              value={form.day || undefined}
              language={language}
              texts={{ ...dayTexts, open: `${t('operator.columns.validTo')}: ${dayTexts.open}` }}
              onChange={day => setForm({ ...form, day: day ?? '' })}
              aria-invalid={form.day ? undefined : true}
            />
          </label>
          <TextField
            inputMode="numeric"
            label={t('operator.licence.space')}
            hint={t('operator.licence.spaceHint')}
            value={form.space}
            problem={spaceWrong ? t('validation.digits') : action.refused.storageLimit}
            onChange={({ target }) => setForm({ ...form, space: target.value.trim() })}
          />
          <SelectField
            label={t('operator.columns.plan')}
            none={t('operator.licence.noPlan')}
            options={(plans?.result ?? []).map(plan => ({
              value: plan.id,
              label: `${t('licence.years', { count: plan.duration })}, ${plan.storageLimit} GB`,
            }))}
            value={form.planId}
            problem={action.refused.planId}
            onChange={({ target }) => setForm({ ...form, planId: target.value })}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" look="primary" aria-disabled={!dirty || undefined} busy={action.busy}>
            {t('operator.licence.save')}
          </Button>
          {dirty && (
            <Button look="subtle" onClick={() => setForm(saved)}>
              {t('profile.discard')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
