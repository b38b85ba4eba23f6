import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { changeObject, type ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { fieldValues } from '../../../cards/form/assess.ts'
import { useCardForm } from '../../../cards/form/use-card-form.ts'
import { ConflictDialog } from '../../../cards/record/conflict/ConflictDialog.tsx'
import { shownTitle } from '../../../cards/shown-title.ts'
import { TermPickerContext } from '../../../fields/term/term-picker.ts'
import { usePageActions } from '../../../platform/actions/page-actions.ts'
import { call } from '../../../platform/client.ts'
import { useUnsavedGuard } from '../../../platform/unsaved/use-unsaved-guard.ts'
import { SheetForm } from '../../../sheets/SheetForm.tsx'
import { type SavedSheet, useSheetSave } from '../../../sheets/use-sheet-save.ts'
import { Button } from '../../../ui/Button.tsx'
import { TermPicker } from '../../../vocabularies/picker/TermPicker.tsx'
import { putObject, refreshAfterChange } from '../refresh-objects.ts'
import styles from './Line.module.css'

export interface LineFormProps {
  readonly procedure: Procedure
  readonly declaration: ProcedureDeclaration
  readonly object: ProcedureObject
  /** Callback that saves the form, for links to another object. */
  readonly saveRef: RefObject<() => Promise<boolean>>
}

/** The fields that are kept of an object, saved with their version: what two wrote at once is merged, or asked about. */
export function LineForm({ procedure, declaration, object, saveRef }: LineFormProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const sheet = lineSheet(declaration)
  const { id } = procedure
  const { catalogueObjectId: objectId } = object
  const sheetOf = ({ values, version }: ProcedureObject): SavedSheet => ({
    values: fieldValues(sheet, values),
    version,
  })
  const form = useCardForm(sheet, fieldValues(sheet, object.values))
  const saving = useSheetSave({
    form,
    saved: sheetOf(object),
    send: async (values: CardValues, version: number) => {
      const saved = await call(changeObject, { params: { id, objectId }, body: { version, values } })
      putObject(client, id, saved)
      refreshAfterChange(client)
      return sheetOf(saved)
    },
    sheetOf: data => (data ? sheetOf(data as ProcedureObject) : undefined),
  })
  const dirty = useSyncExternalStore(
    form.assessment.subscribe,
    () => form.assessment.get().changes.length > 0,
  )
  useUnsavedGuard(dirty)
  const save = async () => {
    const { changes, problems } = form.assessNow()
    return changes.length === 0 && problems.size === 0 ? true : saving.save()
  }
  useEffect(() => {
    saveRef.current = save
    return () => {
      saveRef.current = async () => true
    }
  })
  usePageActions(t('common.keys.form'), [
    { id: 'save', label: t('cards.form.save'), keys: 'mod+s', run: () => void save() },
  ])
  return (
    <TermPickerContext value={TermPicker}>
      <SheetForm
        form={form}
        label={t('procedureObjects.line.label', { title: shownTitle(object.title) })}
        readOnly={!procedure.may.edit}
        attempt={saving.attempt}
      >
        {procedure.may.edit && (
          <div className={styles.save}>
            <span role="status">
              {t(dirty ? 'procedureObjects.line.unsaved' : 'procedureObjects.line.saved')}
            </span>
            <Button look="primary" busy={saving.busy} disabled={!dirty} onClick={() => void save()}>
              {t('procedureObjects.line.save')}
            </Button>
          </div>
        )}
      </SheetForm>
      {saving.conflict && (
        <ConflictDialog
          declaration={sheet}
          rebased={saving.conflict}
          by={undefined}
          busy={saving.busy}
          onResolve={saving.resolve}
        />
      )}
    </TermPickerContext>
  )
}
