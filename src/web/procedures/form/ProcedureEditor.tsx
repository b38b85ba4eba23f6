import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { changeProcedure } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { writtenSheet } from '#model/procedures/sheets.ts'
import { useCardForm } from '../../cards/form/use-card-form.ts'
import { ConflictDialog } from '../../cards/record/conflict/ConflictDialog.tsx'
import { useEditorKeys } from '../../cards/record/edit/use-editor-keys.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallCancelled, CallError } from '../../platform/request/call-error.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { SheetForm } from '../../sheets/SheetForm.tsx'
import { type SavedSheet, useSheetSave } from '../../sheets/use-sheet-save.ts'
import { Banner } from '../../ui/Banner.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'
import styles from './Form.module.css'
import { FormBar } from './FormBar.tsx'
import { SectionContents } from './SectionContents.tsx'

export interface ProcedureEditorProps extends ProcedurePartProps {
  readonly declaration: ProcedureDeclaration
  /** What is shown is no longer what there is. */
  readonly onOutdated: () => void
}

const isProcedure = (data: unknown): data is Procedure =>
  typeof data === 'object' && data !== null && 'values' in data && 'version' in data && 'title' in data

/** A conflict that tells nothing of another version: it may not be changed as it stands now. */
const isRefusedAsClosed = (failure: unknown): boolean =>
  failure instanceof CallError &&
  failure.status === 409 &&
  !isProcedure((failure.data as { readonly data?: unknown }).data)

/** Title and values in one, as the form has them. */
const sheetOf = ({ title, values, version }: Procedure): SavedSheet => ({
  values: { title, ...values },
  version,
})

/** A title that was emptied is refused like any field that must be filled in. */
const bodyOf = ({ title, ...values }: CardValues, version: number) => ({
  version,
  title: typeof title === 'string' ? title : '',
  values,
})

/** Title and fields of a procedure as a form. */
export function ProcedureEditor({ declaration, procedure, put, onOutdated }: ProcedureEditorProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [opened] = useState(() => sheetOf(procedure))
  const sheet = useMemo(() => writtenSheet(declaration), [declaration])
  const form = useCardForm(sheet, opened.values)
  const saving = useSheetSave({
    form,
    saved: opened,
    async send(values, version) {
      const params = { id: procedure.id }
      try {
        const answer = await call(changeProcedure, { params, body: bodyOf(values, version) })
        put(answer)
        return sheetOf(answer)
      } catch (failure) {
        if (!isRefusedAsClosed(failure)) throw failure
        onOutdated()
        throw new CallCancelled()
      }
    },
    sheetOf(data) {
      if (!isProcedure(data)) return undefined
      put(data)
      return sheetOf(data)
    },
  })
  const dirty = useSyncExternalStore(
    form.assessment.subscribe,
    () => form.assessment.get().changes.length > 0,
  )
  useUnsavedGuard(dirty)
  const isClosed = procedure.status === 'CLOSED'
  const save = async () => {
    if (isClosed || form.assessNow().changes.length === 0) return
    if (await saving.save()) notices.add('success', 'procedures.saved')
  }
  useEditorKeys(
    () => void save(),
    () => void save(),
  )
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.nav}>
          <SectionContents form={form} />
        </div>
        <div className={styles.page}>
          <p className={styles.number}>{procedure.number}</p>
          <h1 tabIndex={-1}>{procedure.title}</h1>
          {isClosed && (
            <Banner kind="warning" inset>
              {t('procedures.closedMeanwhile')}
            </Banner>
          )}
          <SheetForm form={form} label={t('procedures.form')} readOnly={isClosed} attempt={saving.attempt} />
        </div>
      </div>
      <FormBar
        form={form}
        busy={saving.busy}
        readOnly={isClosed}
        onSave={() => void save()}
        onClose={() => void navigate({ to: procedurePath(procedure.id) })}
      />
      {saving.conflict && (
        <ConflictDialog
          declaration={sheet}
          rebased={saving.conflict}
          by={undefined}
          busy={saving.busy}
          onResolve={saving.resolve}
        />
      )}
    </div>
  )
}
