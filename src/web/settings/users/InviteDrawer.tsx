import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inviteUser, type MuseumUser, type NamedRole } from '#model/api/museum-users.ts'
import { type Language, languageNames, languages } from '#model/languages.ts'
import { presetPermissions } from '#model/permissions/presets.ts'
import { email, firstProblem, maxLength, required, type Validator } from '#model/validation/validators.ts'
import { call } from '../../platform/client.ts'
import { askToLeave } from '../../platform/dialogs/dialogs.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { useExplainedAction } from '../../platform/request/use-action.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import profile from '../../profile/ProfilePage.module.css'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type Rights, RightsEditor } from './RightsEditor.tsx'
import styles from './Users.module.css'

interface InviteDrawerProps {
  readonly tenantId: string
  /** Custom roles of the museum. */
  readonly roles: readonly NamedRole[]
  /** Users whose permissions can be copied. */
  readonly users: readonly MuseumUser[]
  readonly onInvited: (user: MuseumUser) => void
  readonly onClose: () => void
}

const fields = ['firstName', 'lastName', 'email'] as const
type Field = (typeof fields)[number]

const validators: Readonly<Record<Field, readonly Validator[]>> = {
  firstName: [required, maxLength(150)],
  lastName: [required, maxLength(150)],
  email: [required, email],
}

const empty = { firstName: '', lastName: '', email: '' }

/** Invites a person by mail: who, in which language, with which rights (P-P06). */
export function InviteDrawer({ tenantId, roles, users, onInvited, onClose }: InviteDrawerProps) {
  const { t } = useTranslation()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [rights, setRights] = useState<Rights>(() => ({
    role: 'USER',
    permissions: presetPermissions('reader'),
    namedRole: null,
  }))
  const [tried, setTried] = useState(false)
  const { busy, refused, run, clear } = useExplainedAction()
  const dirty = fields.some(field => values[field] !== '')
  useUnsavedGuard(dirty)

  const problemOf = (field: Field): string | undefined => {
    if (refused?.fields[field]) return refused.fields[field]
    const problem = firstProblem(values[field].trim(), validators[field])
    return problem && tried ? t(`validation.${problem.key}`, { ...problem.params }) : undefined
  }
  const focus = (field: Field) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  useEffect(() => {
    const wrong = fields.find(field => refused?.fields[field])
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }, [refused])

  const close = async () => {
    if (!dirty || (await askToLeave())) onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrong = fields.find(field => firstProblem(values[field].trim(), validators[field]))
    if (wrong) return focus(wrong)
    const body = { ...values, language, ...rights, permissions: [...rights.permissions] }
    const done = await run(async () =>
      onInvited(
        await call(inviteUser, { params: { tenantId }, body }, { notify: onSuccess('users.invite.done') }),
      ),
    )
    if (done) onClose()
  }
  const general = refused && Object.keys(refused.fields).length === 0
  return (
    <Drawer
      title={t('users.invite.title')}
      closeLabel={t('common.close')}
      size={620}
      onClose={() => void close()}
      actions={
        <>
          <Button onClick={() => void close()}>{t('users.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={busy}>
            {t('users.invite.submit')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className={styles.invite}
        noValidate
        onSubmit={event => void submit(event)}
      >
        <p className={profile.lead}>{t('users.invite.text')}</p>
        {general && (
          <Banner kind="danger" role="alert" inset>
            {refused.message}
          </Banner>
        )}
        <div className={styles.names}>
          {fields.map(field => (
            <TextField
              key={field}
              name={field}
              type={field === 'email' ? 'email' : 'text'}
              autoComplete="off"
              label={t(`profile.${field}`)}
              aria-required
              data-autofocus={field === 'firstName' || undefined}
              value={values[field]}
              problem={problemOf(field)}
              onChange={event => {
                setValues({ ...values, [field]: event.target.value })
                clear()
              }}
            />
          ))}
          <SelectField
            label={t('users.invite.language')}
            value={language}
            options={languages.map(one => ({ value: one, label: languageNames[one] }))}
            onChange={event => setLanguage(event.target.value as Language)}
          />
        </div>
        <RightsEditor value={rights} onChange={setRights} roles={roles} others={users} />
      </form>
    </Drawer>
  )
}
