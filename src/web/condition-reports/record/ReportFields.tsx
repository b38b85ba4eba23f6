import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { changeReport } from '#model/api/condition-reports.ts'
import { useCardForm } from '../../cards/form/use-card-form.ts'
import { ConflictDialog } from '../../cards/record/conflict/ConflictDialog.tsx'
import { useEditorKeys } from '../../cards/record/edit/use-editor-keys.ts'
import { EarlierValues } from '../../cards/shown/EarlierValues.tsx'
import { call } from '../../platform/client.ts'
import { useStore } from '../../platform/store.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { SheetForm } from '../../sheets/SheetForm.tsx'
import { useSheetSave } from '../../sheets/use-sheet-save.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import { namedReportSheet } from '../sheets.ts'
import type { Saver } from './create-saver.ts'

export interface ReportFieldsProps {
  readonly report: ConditionReport
  readonly saver: Saver
  readonly onSaved: (report: ConditionReport) => void
  /** True when the form has unsaved values. */
  readonly onUnsaved: (unsaved: boolean) => void
}

const isReport = (data: unknown): data is ConditionReport =>
  typeof data === 'object' && data !== null && 'values' in data && 'damages' in data

/** The fields of a report besides its damages, as a form with a bar to save or discard. */
export function ReportFields({ report, saver, onSaved, onUnsaved }: ReportFieldsProps) {
  const { t } = useTranslation()
  const form = useCardForm(namedReportSheet, report.values)
  const saving = useSheetSave({
    form,
    saved: report,
    async send(values, version) {
      const answer = await saver.send(() =>
        call(changeReport, { params: { id: report.id }, body: { version, values } }),
      )
      onSaved(answer)
      return answer
    },
    sheetOf: data => (isReport(data) ? data : undefined),
  })
  const {
    changes: { length: count },
  } = useStore(form.assessment)
  useUnsavedGuard(count > 0)
  useEffect(() => onUnsaved(count > 0), [onUnsaved, count])
  const closed = !report.may.edit
  const save = async () => closed || form.assessNow().changes.length === 0 || saving.save()
  const flush = useEffectEvent(save)
  useEffect(() => saver.holds(() => flush()), [saver])
  useEditorKeys(
    () => void save(),
    () => void save(),
  )
  return (
    <>
      {closed && (
        <Banner kind="warning" inset>
          {t('conditionReports.finishedMeanwhile')}
        </Banner>
      )}
      <SheetForm form={form} readOnly={closed} label={t('conditionReports.form')} attempt={saving.attempt} />
      <EarlierValues values={report.earlierValues} />
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
        <Button disabled={count === 0 || saving.busy} onClick={() => form.replace(form.base())}>
          {t('conditionReports.clear')}
        </Button>
        <Button
          look="primary"
          title={t('cards.form.keys')}
          aria-keyshortcuts="Control+S Meta+S"
          disabled={count === 0 || closed}
          busy={saving.busy}
          onClick={() => void save()}
        >
          {t('cards.form.save')}
        </Button>
      </SaveBar>
      {saving.conflict && (
        <ConflictDialog
          declaration={namedReportSheet}
          rebased={saving.conflict}
          by={undefined}
          busy={saving.busy}
          onResolve={saving.resolve}
        />
      )}
    </>
  )
}
