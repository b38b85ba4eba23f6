import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createProcedure, listProcedures } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { comingSoon, procedureDeclarations } from '#model/procedures/declarations.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Begin.module.css'

export interface BeginDialogProps {
  readonly onClose: () => void
  /** Called with what was begun, in place of going there. */
  readonly onBegun?: (procedure: Procedure) => void
}

/** What kind of procedure it is, and what it is called: all else is written on its own page (acceptance row C-P01). */
export function BeginDialog({ onClose, onBegun }: BeginDialogProps) {
  const { t } = useTranslation()
  const group = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const visitor = visitorOf(useSession())
  const startable = procedureDeclarations.filter(
    ({ permissions }) => visitor.signedIn && isAllowed(visitor, { permissions: permissions.start }),
  )
  const [type, setType] = useState(startable[0]?.name ?? '')
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(createProcedure, { body: { type, title: title.trim() } }),
    onSuccess(procedure) {
      void client.invalidateQueries({ queryKey: [listProcedures.name] })
      onClose()
      if (onBegun) onBegun(procedure)
      else void navigate({ to: procedurePath(procedure.id) })
    },
    onError(failure) {
      const wrong = failure instanceof CallError ? failure.fields.title : undefined
      if (wrong === undefined) notices.add('error', wordsForFailure(failure))
      else setProblem(wrong)
    },
  })
  const begin = () => {
    if (isPending) return
    if (title.trim() === '') setProblem(t('validation.required'))
    else mutate()
  }
  return (
    <Dialog
      size={560}
      title={t('procedures.begin.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('procedures.cancel')}</Button>
          <Button look="primary" busy={isPending} onClick={begin}>
            {t('procedures.begin.confirm')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.types}>
        <legend>{t('procedures.begin.type')}</legend>
        {startable.map(({ name, type: area, beta }) => (
          <label key={name} className={styles.type}>
            <input
              type="radio"
              name={group}
              checked={type === name}
              onChange={() => setType(name)}
              aria-describedby={`${group}${name}`}
            />
            <span>
              <span className={styles.name}>
                {t(`${area}.one` as TextKey)}
                {beta && <Badge tone="info">{t('procedures.beta')}</Badge>}
              </span>
              <span className={styles.about} id={`${group}${name}`}>
                {t(`procedures.begin.about/${name}` as TextKey)}
              </span>
            </span>
          </label>
        ))}
        {comingSoon.map(name => (
          <label key={name} className={styles.type} data-off="">
            <input type="radio" name={group} disabled />
            <span className={styles.name}>
              {t(`procedures.comingSoon/${name}`)}
              <Badge>{t('procedures.comingSoon')}</Badge>
            </span>
          </label>
        ))}
      </fieldset>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          begin()
        }}
      >
        <TextField
          label={t('procedures.begin.name')}
          hint={t('procedures.begin.nameHint')}
          maxLength={300}
          required
          value={title}
          problem={problem}
          onChange={({ target }) => {
            setTitle(target.value)
            setProblem(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
