import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SingleSignOnSettings, saveSingleSignOn } from '#model/api/single-sign-on.ts'
import { call } from '../../platform/client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../ProfilePage.module.css'
import { useSaveShortcut } from '../use-save-shortcut.ts'
import { ConnectionTest } from './ConnectionTest.tsx'
import { bodyOf, type Draft, draftOf, draftProblem, type TypedField, typedFields } from './draft.ts'

const messages: NotificationRules = {
  success: { message: 'singleSignOn.saved' },
  // Wrong fields are told at the fields.
  error: { message: 'common.somethingWentWrong', exclude: [400] },
}

export interface ServiceFormProps {
  readonly tenantId: string
  readonly saved: SingleSignOnSettings | null
  readonly onSaved: () => Promise<unknown>
}

/** The museum's sign-in service, to be set up and tried. */
export function ServiceForm({ tenantId, saved, onSaved }: ServiceFormProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(draftOf(saved))
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const before = draftOf(saved)
  const dirty = JSON.stringify(draft) !== JSON.stringify(before)
  useUnsavedGuard(dirty)

  const problemOf = (field: TypedField): string | undefined => {
    if (refused[field]) return refused[field]
    const problem = attempts > 0 ? draftProblem(draft, field) : undefined
    return problem && t(`validation.${problem.key}`, { ...problem.params })
  }
  const wrong = useRef<TypedField | undefined>(undefined)
  wrong.current = typedFields.find(field => refused[field] ?? draftProblem(draft, field))
  useEffect(() => {
    if (attempts > 0 && wrong.current)
      form.current?.querySelector<HTMLElement>(`input[name="${wrong.current}"]`)?.focus()
  }, [attempts])

  const save = async (): Promise<void> => {
    if (!dirty || busy) return
    if (typedFields.some(field => draftProblem(draft, field))) return setAttempts(attempts + 1)
    setBusy(true)
    try {
      await call(saveSingleSignOn, { params: { tenantId }, body: bodyOf(draft) }, { notify: messages })
      await onSaved()
      setAttempts(0)
      setDraft(last => ({ ...last, clientSecret: '' }))
    } catch (failure) {
      setRefused(failure instanceof CallError ? failure.fields : {})
      setAttempts(attempts + 1)
    } finally {
      setBusy(false)
    }
  }
  useSaveShortcut(save)

  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setRefused({})
  }
  const field = (name: TypedField) => ({
    label: t(`singleSignOn.${name}`),
    name,
    value: draft[name],
    problem: problemOf(name),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField {...field('issuer')} inputMode="url" hint={t('singleSignOn.issuerHint')} />
      <ConnectionTest tenantId={tenantId} issuer={draft.issuer} />
      <TextField {...field('clientId')} />
      <PasswordField
        {...field('clientSecret')}
        autoComplete="new-password"
        hint={t(saved?.hasSecret ? 'singleSignOn.secretKept' : 'singleSignOn.secretNew')}
        texts={{
          show: t('singleSignOn.showSecret'),
          hide: t('singleSignOn.hideSecret'),
          capsLock: t('login.capsLock'),
        }}
      />
      <TextField {...field('domains')} hint={t('singleSignOn.domainsHint')} />
      <div className={styles.actions}>
        <Switch
          label={t('singleSignOn.enabled')}
          checked={draft.enabled}
          onChange={event => change({ enabled: event.target.checked })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="primary" aria-disabled={!dirty || undefined} busy={busy}>
          {t('singleSignOn.save')}
        </Button>
        {dirty && (
          <Button look="subtle" onClick={() => setDraft(before)}>
            {t('singleSignOn.discard')}
          </Button>
        )}
      </div>
    </form>
  )
}
