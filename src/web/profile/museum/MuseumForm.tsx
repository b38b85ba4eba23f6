import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeMuseum, type Museum, readMuseum } from '#model/api/tenant.ts'
import { type MuseumData, museumDataOf } from '#model/museum/museum-data.ts'
import { museumPaths } from '#model/museum/museum-fields.ts'
import { museumValue } from '#model/museum/museum-value.ts'
import { wrongMuseumPaths } from '#model/museum/wrong-museum-paths.ts'
import { MuseumDataForm } from '../../museum/MuseumDataForm.tsx'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { Button } from '../../ui/Button.tsx'
import { useSaveShortcut } from '../use-save-shortcut.ts'
import styles from './Museum.module.css'

const none: Readonly<Record<string, string>> = {}

const messages: NotificationRules = {
  success: { message: 'museum.saved' },
  // Wrong fields, and a name that is taken, are told at the fields.
  error: { message: 'common.somethingWentWrong', exclude: [400, 409] },
}

/** The data of the museum, for its administrators. What somebody else saves meanwhile is shown as long as nothing is typed. */
export function MuseumForm({ museum }: { readonly museum: Museum }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const saved = museumDataOf(museum)
  const [typed, setTyped] = useState<MuseumData>()
  const [problems, setProblems] = useState(none)
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)
  const values = typed ?? saved
  const dirty = museumPaths.some(path => museumValue(values, path) !== museumValue(saved, path))
  useUnsavedGuard(dirty)

  const forget = () => {
    setTyped(undefined)
    setProblems(none)
    setAttempts(0)
  }
  const save = async (): Promise<void> => {
    if (!dirty || busy) return
    if (wrongMuseumPaths(values).length > 0) return setAttempts(last => last + 1)
    setBusy(true)
    try {
      const params = { id: museum.id }
      await call(changeMuseum, { params, body: values }, { notify: messages })
      await client.invalidateQueries(endpointQuery(readMuseum, { params }))
      forget()
    } catch (failure) {
      setProblems(failure instanceof CallError ? failure.fields : none)
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
    <form className={styles.form} onSubmit={submit} noValidate>
      <MuseumDataForm
        values={values}
        onChange={data => {
          setTyped(data)
          setProblems(none)
        }}
        problems={problems}
        attempts={attempts}
        autoComplete={false}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" aria-disabled={!dirty || undefined} busy={busy}>
          {t('museum.save')}
        </Button>
        {dirty && (
          <Button look="subtle" onClick={forget}>
            {t('profile.discard')}
          </Button>
        )}
      </div>
    </form>
  )
}
