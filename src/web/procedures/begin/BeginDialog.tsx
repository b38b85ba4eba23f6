import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createProcedure, listProcedures } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { displayName } from '#model/display-name.ts'
import { editProcedurePath } from '#model/navigation/procedure-path.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { titleLength } from '#model/procedures/define-procedure.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PeoplePicker } from '../people/PeoplePicker.tsx'
import styles from './Begin.module.css'
import { useStartableTypes } from './startable.ts'

interface TypeChoiceProps {
  /** Those one may begin. */
  readonly types: readonly ProcedureDeclaration[]
  readonly value: string
  readonly onChange: (name: string) => void
}

/** Selects the type of the new procedure (C-P01). */
function TypeChoice({ types, value, onChange }: TypeChoiceProps) {
  const { t } = useTranslation()
  const group = useId()
  return (
    <fieldset className={styles.types}>
      <legend>{t('procedures.begin.type')}</legend>
      {types.map(({ name, type: area, workflow: { beta } }) => (
        <label key={name} className={styles.type}>
          <input
            type="radio"
            name={group}
            checked={value === name}
            onChange={() => onChange(name)}
            aria-describedby={`${group}${name}`}
          />
          <span>
            <span className={styles.name}>
              {t(`${area}.one` as TextKey)}
              {beta && <Badge tone="info">{t('procedures.beta')}</Badge>}
            </span>
            <span className={styles.about} id={`${group}${name}`}>
              {t(`${area}.words.purpose` as TextKey)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

export interface BeginDialogProps {
  readonly onClose: () => void
  /** Name of the type to propose; by default the first one that the user may start. */
  readonly type?: string
  /** Called with the new procedure, instead of opening it. */
  readonly onBegun?: (procedure: Procedure) => void
}

/** The dialog for a new procedure: type, title and managers; everything else is entered on its own page (C-P01). */
export function BeginDialog({ onClose, onBegun, type: proposed }: BeginDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const session = useSession()
  const me = session.currentUser
  const types = useStartableTypes()
  const form = useId()
  const [type, setType] = useState(proposed ?? types[0]?.name ?? '')
  const [title, setTitle] = useState('')
  const [managers, setManagers] = useState<Procedure['managers']>(
    me ? [{ id: me.id, name: displayName(me) }] : [],
  )
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  // A second press can come before the button shows that it is busy.
  const sending = useRef(false)
  const begin = async () => {
    if (sending.current) return
    if (title.trim() === '') return setProblem(t('validation.required'))
    sending.current = true
    setBusy(true)
    try {
      const body = { type, title: title.trim(), managers: managers.map(({ id }) => id) }
      const begun = await call(createProcedure, { body })
      void client.invalidateQueries({ queryKey: [listProcedures.name] })
      onClose()
      if (onBegun) onBegun(begun)
      else void navigate({ to: editProcedurePath(begun.id) })
    } catch (failure) {
      const wrong = failure instanceof CallError ? failure.fields.title : undefined
      if (wrong === undefined) notices.add('error', wordsForFailure(failure))
      else setProblem(wrong)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return (
    <Dialog
      size={560}
      title={t('procedures.begin.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('procedures.cancel')}</Button>
          <Button look="primary" type="submit" form={form} busy={busy}>
            {t('procedures.begin.confirm')}
          </Button>
        </>
      }
    >
      <TypeChoice types={types} value={type} onChange={setType} />
      <form
        id={form}
        noValidate
        className={styles.fields}
        onSubmit={event => {
          event.preventDefault()
          void begin()
        }}
      >
        <TextField
          data-autofocus
          label={t('procedures.begin.name')}
          hint={t('procedures.begin.nameHint')}
          maxLength={titleLength}
          required
          value={title}
          problem={problem}
          onChange={({ target }) => {
            setTitle(target.value)
            setProblem(undefined)
          }}
        />
        <div className={styles.field}>
          <span aria-hidden="true">{t('procedures.people.managers')}</span>
          <PeoplePicker
            label={t('procedures.people.managers')}
            people={managers}
            atLeastOne
            onChange={people => setManagers([...people])}
          />
        </div>
      </form>
    </Dialog>
  )
}
