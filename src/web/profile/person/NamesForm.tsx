import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeMe } from '#model/api/me.ts'
import { firstProblem, maxLength, required } from '#model/validation/validators.ts'
import { call, session } from '../../platform/client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { useSaveShortcut } from '../../platform/use-save-shortcut.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../ProfilePage.module.css'

const fields = ['firstName', 'lastName'] as const
type Names = Record<(typeof fields)[number], string>

const validators = [required, maxLength(150)]

const messages: NotificationRules = {
  success: { message: 'profile.namesSaved' },
  // Wrong fields are told at the fields.
  error: { message: 'common.somethingWentWrong', exclude: [400] },
}

/** The own names, to be changed. Saved by the button, Enter or Ctrl S; what is typed is not lost without a question. */
export function NamesForm({ saved }: { readonly saved: Names }) {
  const { t } = useTranslation()
  const [names, setNames] = useState<Names>({ firstName: saved.firstName, lastName: saved.lastName })
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const dirty = fields.some(field => names[field] !== saved[field])
  useUnsavedGuard(dirty)

  const problemOf = (field: keyof Names): string | undefined => {
    // Whoever has no name yet is told once they typed, or tried to save.
    if (!tried && names[field] === saved[field]) return refused[field]
    const problem = firstProblem(names[field], validators)
    return problem ? t(`validation.${problem.key}`, { ...problem.params }) : refused[field]
  }

  const focusField = (name: string) =>
    form.current?.querySelector<HTMLElement>(`input[name="${name}"]`)?.focus()
  useEffect(() => {
    const wrong = fields.find(field => refused[field])
    if (wrong) form.current?.querySelector<HTMLElement>(`input[name="${wrong}"]`)?.focus()
  }, [refused])

  const save = async (): Promise<void> => {
    if (!dirty || busy) return
    const wrong = fields.find(field => firstProblem(names[field], validators))
    setTried(true)
    if (wrong) return focusField(wrong)
    setBusy(true)
    try {
      const tidy = { firstName: names.firstName.trim(), lastName: names.lastName.trim() }
      await call(changeMe, { body: tidy }, { notify: messages })
      setNames(tidy)
      setTried(false)
      await session.reloadUser()
    } catch (failure) {
      setRefused(failure instanceof CallError ? failure.fields : {})
    } finally {
      setBusy(false)
    }
  }
  useSaveShortcut(save)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {fields.map(field => (
        <TextField
          key={field}
          label={t(`profile.${field}`)}
          name={field}
          autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
          value={names[field]}
          onChange={event => {
            setNames({ ...names, [field]: event.target.value })
            setRefused({})
          }}
          problem={problemOf(field)}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" look="primary" aria-disabled={!dirty || undefined} busy={busy}>
          {t('profile.saveNames')}
        </Button>
        {dirty && (
          <Button
            look="subtle"
            onClick={() => {
              setNames({ firstName: saved.firstName, lastName: saved.lastName })
              setTried(false)
            }}
          >
            {t('profile.discard')}
          </Button>
        )}
      </div>
    </form>
  )
}
