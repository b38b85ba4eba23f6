import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { useChoiceLabel } from '../../fields/choice/use-choice-label.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { decisionField } from './decision-of.ts'
import { linesArea } from './lines-area.ts'
import { useLineTexts } from './use-line-texts.ts'

export interface DecisionDialogProps {
  readonly declaration: ProcedureDeclaration
  readonly count: number
  /** The initial choice. */
  readonly initial: number
  readonly onDecide: (decision: number, reason: string) => void
  readonly onClose: () => void
}

/** A dialog for the decision about one or more objects; a refusal has a reason (C-P06). */
export function DecisionDialog({ declaration, count, initial, onDecide, onClose }: DecisionDialogProps) {
  const { t } = useTranslation()
  const say = useLineTexts(linesArea(declaration).type)
  const [decision, setDecision] = useState(initial)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const field = decisionField(declaration)
  const labelOf = useChoiceLabel(field ?? { kind: 'choice', name: '', choices: {} })
  if (!field) return null
  const isRefused = decision === declaration.lines.decision?.refused
  const lacksReason = isRefused && reason.trim() === ''
  const apply = () => {
    setTried(true)
    if (lacksReason) return
    onDecide(decision, isRefused ? reason.trim() : '')
    onClose()
  }
  return (
    <Dialog
      size={560}
      title={say('procedureObjects.decide.title', { count })}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button look="primary" onClick={apply}>
            {t('procedureObjects.decide.apply')}
          </Button>
        </>
      }
    >
      <SegmentedControl
        label={t('procedureObjects.columns.decision')}
        value={String(decision)}
        options={Object.values(field.choices).map(id => ({ value: String(id), label: labelOf(id) }))}
        onChange={value => setDecision(Number(value))}
      />
      {isRefused && (
        <FormRow
          broad
          required
          label={t('procedureObjects.decide.reason')}
          hint={say('procedureObjects.decide.reasonHint')}
          problem={tried && lacksReason ? t('procedureObjects.decide.reasonMissing') : undefined}
        >
          <TextArea
            data-autofocus
            rows={3}
            max={10_000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </FormRow>
      )}
    </Dialog>
  )
}
