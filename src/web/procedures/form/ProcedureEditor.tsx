import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { changeProcedure } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { useCardForm } from '../../cards/form/use-card-form.ts'
import { ConflictDialog } from '../../cards/record/conflict/ConflictDialog.tsx'
import { useEditorKeys } from '../../cards/record/edit/use-editor-keys.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { SheetForm } from '../../sheets/SheetForm.tsx'
import { useSheetSave } from '../../sheets/use-sheet-save.ts'
import { Button } from '../../ui/Button.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Form.module.css'

export interface ProcedureEditorProps {
  readonly declaration: ProcedureDeclaration
  /** As it was when the form was opened. */
  readonly procedure: Procedure
  readonly put: (procedure: Procedure) => void
}

const isProcedure = (data: unknown): data is Procedure =>
  typeof data === 'object' && data !== null && 'values' in data && 'version' in data

/** Title and fields of a procedure as a form. */
export function ProcedureEditor({ declaration, procedure, put }: ProcedureEditorProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [opened] = useState(procedure)
  const form = useCardForm(declaration, opened.values)
  const [title, setTitle] = useState(opened.title)
  const [savedTitle, setSavedTitle] = useState(opened.title)
  const saving = useSheetSave({
    form,
    saved: opened,
    async send(values, version) {
      const answer = await call(changeProcedure, {
        params: { id: procedure.id },
        body: { version, values, title: title.trim() },
      })
      setSavedTitle(answer.title)
      put(answer)
      return answer
    },
    sheetOf: data => (isProcedure(data) ? data : undefined),
  })
  const { changes } = useSyncExternalStore(form.assessment.subscribe, form.assessment.get)
  const count = changes.length + (title.trim() === savedTitle ? 0 : 1)
  useUnsavedGuard(count > 0)
  const save = async () => {
    if (title.trim() === '') return document.getElementById('procedure-title')?.focus()
    if (count > 0 && (await saving.save())) notices.add('success', 'procedures.saved')
  }
  useEditorKeys(
    () => void save(),
    () => void save(),
  )
  // Closed by somebody else while one writes: said by the answer, and what was typed stays.
  useEffect(() => {
    if (procedure.status === 'CLOSED') notices.add('info', 'procedures.errors.closed')
  }, [procedure.status])
  const back = () => void navigate({ to: procedurePath(procedure.id) })
  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        <p className={styles.number}>{procedure.number}</p>
        <h1 tabIndex={-1}>{savedTitle}</h1>
        <TextField
          id="procedure-title"
          label={t('procedures.begin.name')}
          maxLength={300}
          value={title}
          problem={title.trim() === '' ? t('validation.required') : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
        <SheetForm form={form} label={t('procedures.form')} attempt={saving.attempt} />
      </div>
      <SaveBar
        label={t('cards.form.bar')}
        changed={count > 0}
        status={
          saving.busy
            ? t('cards.form.saving')
            : count > 0
              ? t('cards.form.unsaved', { count })
              : t('cards.form.saved')
        }
      >
        <Button onClick={back}>{t('cards.form.close')}</Button>
        <Button
          look="primary"
          title={t('cards.form.keys')}
          aria-keyshortcuts="Control+S Meta+S"
          disabled={count === 0}
          busy={saving.busy}
          onClick={() => void save()}
        >
          {t('cards.form.save')}
        </Button>
      </SaveBar>
      {saving.conflict && (
        <ConflictDialog
          declaration={declaration}
          rebased={saving.conflict}
          by={undefined}
          busy={saving.busy}
          onResolve={saving.resolve}
        />
      )}
    </div>
  )
}
