import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inviteOperator, inviteValidators, listOperators } from '#model/api/operator/operators.ts'
import { type Language, languages } from '#model/languages.ts'
import { firstProblem } from '#model/validation/validators.ts'
import { call } from '../../platform/client.ts'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../Operator.module.css'
import { saying, useOperatorAction } from '../use-operator-action.ts'

const fields = ['firstName', 'lastName', 'email'] as const
type Field = (typeof fields)[number]

/** Invites a person by mail to operate the platform. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '' })
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [tried, setTried] = useState(false)
  const { busy, refused, run } = useOperatorAction([listOperators])
  const wrong = (field: Field) => firstProblem(values[field].trim(), inviteValidators[field])
  const problemOf = (field: Field): string | undefined => {
    const problem = wrong(field)
    return problem && tried ? t(`validation.${problem.key}`, { ...problem.params }) : refused[field]
  }
  const focus = (field: Field) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const first = fields.find(wrong)
    if (first) return focus(first)
    const notify = saying('operator.operators.invited', [400, 409])
    if (await run(() => call(inviteOperator, { body: { ...values, language } }, { notify }))) onClose()
    else focus('email')
  }
  return (
    <Dialog
      title={t('operator.operators.inviteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={busy}>
            {t('operator.operators.send')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={event => void send(event)} noValidate>
        <p>{t('operator.operators.inviteText')}</p>
        {fields.map(field => (
          <TextField
            key={field}
            name={field}
            type={field === 'email' ? 'email' : 'text'}
            autoComplete="off"
            label={t(`operator.operators.${field}`)}
            aria-required
            data-autofocus={field === 'firstName' || undefined}
            value={values[field]}
            problem={problemOf(field)}
            onChange={({ target }) => setValues({ ...values, [field]: target.value })}
          />
        ))}
        <SelectField
          label={t('operator.operators.language')}
          value={language}
          options={languages.map(one => ({ value: one, label: languageNames[one] }))}
          onChange={({ target }) => setLanguage(target.value as Language)}
        />
      </form>
    </Dialog>
  )
}
