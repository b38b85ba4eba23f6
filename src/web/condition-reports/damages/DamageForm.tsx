import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Damage } from '#model/api/condition-report-shapes.ts'
import { changeDamage } from '#model/api/condition-reports.ts'
import { type SayableComparison, sayableComparisons } from '#model/condition-reports/comparison.ts'
import { useCardForm } from '../../cards/form/use-card-form.ts'
import { ConflictDialog } from '../../cards/record/conflict/ConflictDialog.tsx'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { useStore } from '../../platform/store.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { SheetForm } from '../../sheets/SheetForm.tsx'
import { useSheetSave } from '../../sheets/use-sheet-save.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import type { Saver } from '../record/create-saver.ts'
import { useTheirs } from '../record/use-theirs.ts'
import { namedDamageSheet } from '../sheets.ts'
import styles from './Damages.module.css'

/** How long after the last key a damage is saved. */
const pauseMs = 700

export interface DamageFormProps {
  readonly reportId: string
  readonly damage: Damage
  readonly saver: Saver
  readonly onSaved: (damage: Damage) => void
}

const isDamage = (data: unknown): data is Damage =>
  typeof data === 'object' && data !== null && 'values' in data && 'version' in data

/** What is said of a damage, saved a moment after it is written; what two write at once is merged, or asked about. */
export function DamageForm({ reportId, damage, saver, onSaved }: DamageFormProps) {
  const { t } = useTranslation()
  const [opened] = useState(damage)
  const form = useCardForm(namedDamageSheet, opened.values)
  const [said, setSaid] = useState(opened.saidComparison)
  const saved = useRef(opened.saidComparison)
  const isOwn = useTheirs(form, damage)
  const saving = useSheetSave({
    form,
    saved: opened,
    async send(values, version) {
      const answer = await saver.send(() =>
        call(changeDamage, {
          params: { id: reportId, damageId: damage.id },
          body: { version, values, ...(said !== saved.current && { comparison: said }) },
        }),
      )
      saved.current = answer.saidComparison
      isOwn(answer.version)
      onSaved(answer)
      return answer
    },
    sheetOf: data => (isDamage(data) ? data : undefined),
  })
  const { changes, problems, values } = useStore(form.assessment)
  const unsaved = changes.length > 0 || said !== saved.current
  useUnsavedGuard(unsaved)
  const save = useEffectEvent(() => {
    if (unsaved && problems.size === 0 && !saving.busy && !saving.conflict) void saving.save()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is another thing to save
  useEffect(() => {
    const timer = setTimeout(() => save(), pauseMs)
    return () => clearTimeout(timer)
  }, [values, said, saving.busy])
  // One form is open at a time: who goes on to another damage leaves this one saved.
  const leave = useEffectEvent(() => {
    const sound = form.assessNow().problems.size === 0
    if (!sound) notices.add('info', 'conditionReports.notKept', { number: damage.number })
    else if (form.assessment.get().changes.length > 0 || said !== saved.current) void saving.save()
  })
  useEffect(() => () => leave(), [])
  return (
    <>
      <SheetForm
        form={form}
        label={t('conditionReports.damage', { number: damage.number })}
        attempt={saving.attempt}
      />
      {damage.previous && (
        <FormRow label={t('conditionReports.compared')}>
          <Select
            value={said ?? ''}
            none={t('conditionReports.asValues')}
            options={sayableComparisons.map(value => ({
              value,
              label: t(`conditionReport.comparison/${value}`),
            }))}
            onChange={({ target }) =>
              setSaid(
                sayableComparisons.find((each): each is SayableComparison => each === target.value) ?? null,
              )
            }
          />
        </FormRow>
      )}
      {problems.size > 0 && (
        <p className={styles.unsaved} role="status">
          {t('conditionReports.notSaved')}
        </p>
      )}
      {saving.conflict && (
        <ConflictDialog
          declaration={namedDamageSheet}
          rebased={saving.conflict}
          by={undefined}
          busy={saving.busy}
          onResolve={saving.resolve}
        />
      )}
    </>
  )
}
