import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { type SingleSignOnSettings, saveSingleSignOn, testSingleSignOn } from '#model/api/single-sign-on.ts'
import { emailDomain, issuerAddress, tidyDomain } from '#model/single-sign-on/addresses.ts'
import { firstProblem, maxLength, type Problem, required } from '#model/validation/validators.ts'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { call } from '../../platform/client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import profile from '../../profile/ProfilePage.module.css'
import styles from '../../profile/ProfilePage.module.css'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import connectionTestStyles from './SingleSignOn.module.css'

/** The settings being edited. */
interface Draft {
  readonly issuer: string
  readonly clientId: string
  /** Empty: unchanged. */
  readonly clientSecret: string
  /** Separated by commas. */
  readonly domains: string
  readonly enabled: boolean
}

const typedFields = ['issuer', 'clientId', 'clientSecret', 'domains'] as const
type TypedField = (typeof typedFields)[number]

const draftOf = (settings: SingleSignOnSettings | null): Draft => ({
  issuer: settings?.issuer ?? '',
  clientId: settings?.clientId ?? '',
  clientSecret: '',
  domains: settings?.domains.join(', ') ?? '',
  enabled: settings?.enabled ?? true,
})

const domainsOf = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/)
    .map(tidyDomain)
    .filter(Boolean)

/** Returns the problem of a field, checked before sending. */
function draftProblem(draft: Draft, field: TypedField): Problem | undefined {
  if (field === 'issuer') return firstProblem(draft.issuer, [required, maxLength(500), issuerAddress])
  if (field === 'clientId') return firstProblem(draft.clientId, [required, maxLength(500)])
  if (field === 'clientSecret') return firstProblem(draft.clientSecret, [maxLength(2000)])
  const domains = domainsOf(draft.domains)
  if (domains.length === 0) return { key: 'required' }
  return domains.map(emailDomain).find(Boolean)
}

/** Returns the request to save the settings; an empty secret is left out and stays unchanged. */
const bodyOf = ({ issuer, clientId, clientSecret, domains, enabled }: Draft) => ({
  issuer: issuer.trim(),
  clientId: clientId.trim(),
  domains: domainsOf(domains),
  enabled,
  ...(clientSecret && { clientSecret }),
})

type connectionTestProblem = OutputOf<typeof testSingleSignOn>['problem']

/** The result of a connection test of the service being typed, in words. */
function ConnectionTest({ tenantId, issuer }: { readonly tenantId: string; readonly issuer: string }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  /** The result of the test, and the address it was made with. */
  const [found, setFound] = useState<{ readonly issuer: string; readonly problem: connectionTestProblem }>()
  const test = async () => {
    setBusy(true)
    setFound(undefined)
    try {
      const { problem } = await call(
        testSingleSignOn,
        { params: { tenantId }, body: { issuer } },
        { notify: { error: { message: 'common.somethingWentWrong' } } },
      )
      setFound({ issuer, problem })
    } catch {
      // The notice reports the failure.
    } finally {
      setBusy(false)
    }
  }
  const problem = found?.issuer === issuer ? found.problem : undefined
  return (
    <>
      <div className={profile.actions}>
        <Button busy={busy} disabled={issuerAddress(issuer) !== undefined} onClick={() => void test()}>
          {t('singleSignOn.test')}
        </Button>
      </div>
      <div role="status" className={connectionTestStyles.result}>
        {busy && <p className={profile.hint}>{t('singleSignOn.testing')}</p>}
        {problem === null && (
          <Banner kind="success" role="note" inset>
            {t('singleSignOn.testFine')}
          </Banner>
        )}
        {problem && (
          <Banner kind="warning" role="note" inset>
            {t(`singleSignOn.connection.${problem.kind}`, { detail: problem.detail })}
          </Banner>
        )}
      </div>
    </>
  )
}

const messages: NotificationRules = {
  success: { message: 'singleSignOn.saved' },
  // Wrong fields are reported at the fields.
  error: { message: 'common.somethingWentWrong', exclude: [400] },
}

interface ServiceFormProps {
  readonly tenantId: string
  readonly saved: SingleSignOnSettings | null
  readonly onSaved: () => Promise<unknown>
}

/** The form to set up and test the museum's SSO service. */
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
  usePageActions(t('common.keys.form'), [
    { id: 'save', label: t('common.keys.save'), keys: 'mod+s', run: () => void save() },
  ])

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
