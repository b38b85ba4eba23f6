import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { type readSite, saveSite } from '#model/api/open-collection.ts'
import { type Language, languageNames, languages } from '#model/languages.ts'
import { addressLength, addressProblem, type TextLicence, textLicences } from '#model/open/site-settings.ts'
import { email, firstProblem, type Problem, required } from '#model/validation/validators.ts'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useMuseum } from '../../platform/query/use-museum.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { MultiLanguageField } from '../../ui/form/MultiLanguageField.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import styles from './Site.module.css'

type Site = OutputOf<typeof readSite>['site']

type Texts = Readonly<Partial<Record<Language, string>>>

/** The settings being edited. */
interface Draft {
  readonly address: string
  readonly languages: readonly Language[]
  readonly name: Texts
  readonly imprint: Texts
  readonly privacy: Texts
  readonly contact: string
  readonly textLicence: TextLicence
  readonly picturesWithObjects: boolean
}

const draftOf = (site: Site, contact: string): Draft => ({
  address: site?.address ?? '',
  languages: site?.languages ?? [...languages],
  name: site?.name ?? {},
  imprint: site?.imprint ?? {},
  privacy: site?.privacy ?? {},
  contact: site?.contact ?? contact,
  textLicence: site?.textLicence ?? 'CC0',
  picturesWithObjects: site?.picturesWithObjects ?? true,
})

const checkedFields = ['address', 'languages', 'contact'] as const
type CheckedField = (typeof checkedFields)[number]

/** Returns the problem of a field, checked before sending. */
function problemIn(draft: Draft, field: CheckedField): Problem | undefined {
  if (field === 'languages') return draft.languages.length === 0 ? { key: 'required' } : undefined
  if (field === 'contact') return firstProblem(draft.contact.trim(), [required, email])
  const key = addressProblem(draft.address.trim())
  return key && { key, params: { ...addressLength } }
}

const messages: NotificationRules = {
  success: { message: 'openCollection.saved' },
  // Wrong fields are reported at the fields.
  error: {
    message: 'common.somethingWentWrong',
    exclude: [400],
    instead: { 409: 'openCollection.conflict' },
  },
}

interface TextsFieldProps {
  readonly label: string
  readonly value: Texts
  readonly long?: boolean
  readonly onChange: (value: Texts) => void
}

/** A text of the site in each language; the reader's comes first. */
function TextsField({ label, value, long = false, onChange }: TextsFieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(useLanguage())
  return (
    <FormRow label={label} group>
      <MultiLanguageField
        label={label}
        languages={languages.map(code => ({ code, name: languageNames[code], filled: Boolean(value[code]) }))}
        value={shown}
        onChange={setShown}
        texts={{ filled: t('cards.form.filled'), wrong: t('cards.form.wrong') }}
      >
        {code => {
          const input = {
            'aria-label': `${label} (${languageNames[code]})`,
            value: value[code] ?? '',
            onChange: ({ target }: { readonly target: { readonly value: string } }) =>
              onChange({ ...value, [code]: target.value }),
          }
          return long ? <TextArea {...input} max={20_000} /> : <TextInput {...input} max={200} />
        }}
      </MultiLanguageField>
    </FormRow>
  )
}

interface SiteFormProps {
  readonly tenantId: string
  readonly saved: Site
  readonly onSaved: () => Promise<unknown>
}

/** The form that sets up the site: address, languages, texts. */
export function SiteForm({ tenantId, saved, onSaved }: SiteFormProps) {
  const { t } = useTranslation()
  const museum = useMuseum()
  const before = draftOf(saved, museum?.organisationContact.email ?? '')
  const [typed, setTyped] = useState<Draft>()
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  const draft = typed ?? before
  const dirty = JSON.stringify(draft) !== JSON.stringify(before)
  useUnsavedGuard(dirty)

  const change = (part: Partial<Draft>) => {
    setTyped({ ...draft, ...part })
    setRefused({})
  }
  const problemOf = (field: CheckedField): string | undefined => {
    if (refused[field]) return refused[field]
    const problem = attempts > 0 ? problemIn(draft, field) : undefined
    return problem && t(`validation.${problem.key}`, { ...problem.params })
  }
  const save = async (): Promise<void> => {
    if (busy || (!dirty && saved)) return
    if (checkedFields.some(field => problemIn(draft, field))) return setAttempts(attempts + 1)
    setBusy(true)
    const body = {
      ...draft,
      address: draft.address.trim(),
      contact: draft.contact.trim(),
      languages: [...draft.languages],
      version: saved?.version ?? null,
    }
    try {
      await call(saveSite, { params: { tenantId }, body }, { notify: messages })
      setTyped(undefined)
      await onSaved()
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <FormRow
        label={t('openCollection.address')}
        hint={t('openCollection.addressHint')}
        problem={problemOf('address')}
      >
        <TextInput
          value={draft.address}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change({ address: target.value })}
        />
      </FormRow>
      <FormRow label={t('openCollection.languages')} problem={problemOf('languages')} group>
        <div className={styles.languages}>
          {languages.map(code => (
            <Checkbox
              key={code}
              label={languageNames[code]}
              checked={draft.languages.includes(code)}
              onChange={({ target }) =>
                change({
                  languages: languages.filter(each =>
                    each === code ? target.checked : draft.languages.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </FormRow>
      <TextsField label={t('openCollection.name')} value={draft.name} onChange={name => change({ name })} />
      <FormRow
        label={t('openCollection.contact')}
        hint={t('openCollection.contactHint')}
        problem={problemOf('contact')}
      >
        <TextInput
          type="email"
          value={draft.contact}
          onChange={({ target }) => change({ contact: target.value })}
        />
      </FormRow>
      <FormRow label={t('openCollection.licence')} hint={t('openCollection.licenceHint')}>
        <Select
          options={(Object.keys(textLicences) as TextLicence[]).map(value => ({
            value,
            label: t(`openCollection.licences.${value}`),
          }))}
          extent="full"
          value={draft.textLicence}
          onChange={({ target }) => change({ textLicence: target.value as TextLicence })}
        />
      </FormRow>
      <FormRow label={t('openCollection.pictures')} group>
        <Checkbox
          label={t('openCollection.picturesWithObjects')}
          hint={t('openCollection.picturesWithObjectsHint')}
          checked={draft.picturesWithObjects}
          onChange={({ target }) => change({ picturesWithObjects: target.checked })}
        />
      </FormRow>
      <TextsField
        label={t('openCollection.imprint')}
        value={draft.imprint}
        long
        onChange={imprint => change({ imprint })}
      />
      <TextsField
        label={t('openCollection.privacy')}
        value={draft.privacy}
        long
        onChange={privacy => change({ privacy })}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          look="primary"
          aria-disabled={(!dirty && saved !== null) || undefined}
          busy={busy}
        >
          {t(saved ? 'common.keys.save' : 'openCollection.setUp')}
        </Button>
        {dirty && (
          <Button
            look="subtle"
            onClick={() => {
              setTyped(undefined)
              setRefused({})
              setAttempts(0)
            }}
          >
            {t('singleSignOn.discard')}
          </Button>
        )}
      </div>
    </form>
  )
}
