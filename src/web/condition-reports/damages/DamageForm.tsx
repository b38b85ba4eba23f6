import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Damage } from '#model/api/condition-report-shapes.ts'
import { addDamage, changeDamage } from '#model/api/condition-reports.ts'
import { type SayableComparison, sayableComparisons } from '#model/condition-reports/comparison.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { type FormRules, rulesWithin } from '#model/engine/form-rules.ts'
import { useFormRules } from '../../cards/data/use-form-rules.ts'
import { useCardForm } from '../../cards/form/use-card-form.ts'
import { ConflictDialog } from '../../cards/record/conflict/ConflictDialog.tsx'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { useStore } from '../../platform/store.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { SheetForm } from '../../sheets/SheetForm.tsx'
import { useSheetSave } from '../../sheets/use-sheet-save.ts'
import { Banner } from '../../ui/Banner.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import type { Saver } from '../record/create-saver.ts'
import { isGone } from '../record/is-gone.ts'
import styles from './Damages.module.css'
import { namedDamageSheet } from './named-damage-sheet.ts'

/** Delay between the last key press and saving a damage, in milliseconds. */
const pauseMs = 700

/** Unsaved values in the form of a damage: waiting to be saved, or invalid. */
export type Pending = 'none' | 'saving' | 'wrong'

export interface DamageFormProps {
  readonly reportId: string
  readonly damage: Damage
  readonly saver: Saver
  /** Someone else finished the report: unsaved text can still be read. */
  readonly closed: boolean
  readonly onSaved: (damage: Damage) => void
  readonly onPending: (pending: Pending) => void
}

const isDamage = (data: unknown): data is Damage =>
  typeof data === 'object' && data !== null && 'values' in data && 'version' in data

/** The form of a damage, as the museum chose it. */
export function DamageForm(props: DamageFormProps) {
  const rules = useFormRules('conditionReport')
  return rules && <OpenForm {...props} rules={rules} />
}

/** Fields of a damage, saved shortly after typing; simultaneous edits are merged, or the person chooses. */
function OpenForm(props: DamageFormProps & { readonly rules: FormRules }) {
  const { reportId, damage, saver, closed, onSaved, onPending } = props
  const { t } = useTranslation()
  const [rules] = useState(() => rulesWithin(props.rules, 'damages'))
  const form = useCardForm(namedDamageSheet, damage.values, rules)
  /** Undefined: as it is saved. */
  const [chosen, setChosen] = useState<SayableComparison | null>()
  const comparison = chosen === undefined ? damage.saidComparison : chosen
  const isChanged = comparison !== damage.saidComparison
  const send = async (values: CardValues, version: number) => {
    const params = { id: reportId, damageId: damage.id }
    const body = { version, values, ...(isChanged && { comparison }) }
    try {
      return await call(changeDamage, { params, body })
    } catch (failure) {
      if (!isGone(failure)) throw failure
      // Deleted by someone else: the text is saved as a new damage.
      const kept = await call(addDamage, { params: { id: reportId }, body: { values } })
      notices.add('info', 'conditionReports.keptAs', { number: damage.number, next: kept.number })
      return kept
    }
  }
  const saving = useSheetSave({
    form,
    saved: damage,
    async send(values, version) {
      const answer = await saver.send(() => send(values, version))
      setChosen(now => (now === chosen ? undefined : now))
      onSaved(answer)
      return answer
    },
    sheetOf: data => (isDamage(data) ? data : undefined),
  })
  const { changes, problems, values } = useStore(form.assessment)
  const unsaved = changes.length > 0 || isChanged
  const isWrong = problems.size > 0
  const pending = !unsaved ? 'none' : isWrong || closed ? 'wrong' : 'saving'
  useEffect(() => onPending(pending), [onPending, pending])

  const running = useRef(Promise.resolve(true))
  const save = useEffectEvent(async () => {
    await running.current
    const now = form.assessNow()
    if (closed || (now.changes.length === 0 && !isChanged)) return true
    if (now.problems.size > 0) return false
    running.current = saving.save()
    return running.current
  })
  const hasStopped = closed || isWrong || saving.busy || saving.conflict !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is another thing to save
  useEffect(() => {
    if (!unsaved || hasStopped) return
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [values, chosen, unsaved, hasStopped])
  useEffect(() => saver.holds(() => save()), [saver])
  useUnsavedGuard(unsaved, () => save())
  // Edits are saved when the form closes.
  const leave = useEffectEvent(async () => {
    if (!(await save())) notices.add('info', 'conditionReports.notKept', { number: damage.number })
  })
  useEffect(() => () => void leave(), [])
  return (
    <>
      {closed && (
        <Banner kind="warning" inset>
          {t('conditionReports.finishedMeanwhile')}
        </Banner>
      )}
      <SheetForm
        form={form}
        readOnly={closed}
        label={t('conditionReports.damage', { number: damage.number })}
        attempt={saving.attempt}
      />
      {damage.previous && (
        <FormRow label={t('conditionReports.compared')}>
          <Select
            value={comparison ?? ''}
            disabled={closed}
            none={t('conditionReports.asValues')}
            options={sayableComparisons.map(value => ({
              value,
              label: t(`conditionReport.comparison/${value}`),
            }))}
            onChange={({ target }) =>
              setChosen(
                sayableComparisons.find((each): each is SayableComparison => each === target.value) ?? null,
              )
            }
          />
        </FormRow>
      )}
      {isWrong && (
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
