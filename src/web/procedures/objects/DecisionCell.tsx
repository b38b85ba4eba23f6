import { useTranslation } from 'react-i18next'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { useChoiceLabel } from '../../fields/choice/use-choice-label.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { decisionField, decisionOf } from './decision-of.ts'
import styles from './Objects.module.css'

export type Decide = (object: ProcedureObject, decision: number) => void

export interface DecisionCellProps {
  readonly declaration: ProcedureDeclaration
  readonly object: ProcedureObject
  /** For who may decide. */
  readonly onDecide?: Decide
  /** Without the reason. */
  readonly brief?: boolean
}

const noChoices = { kind: 'choice', name: '', choices: {} } as const

/** The decision about an object, with the reason of a refusal; a select with permission. */
export function DecisionCell({ declaration, object, onDecide, brief }: DecisionCellProps) {
  const { t } = useTranslation()
  const field = decisionField(declaration)
  const labelOf = useChoiceLabel(field ?? noChoices)
  const decision = decisionOf(declaration, object.values)
  if (!decision || !field) return null
  return (
    <div className={styles.stack} data-tone={decision.tone}>
      {onDecide ? (
        <Select
          extent="full"
          aria-label={t('procedureObjects.decisionOf', { title: shownTitle(object.title) })}
          className={styles.decision ?? ''}
          options={Object.values(field.choices).map(id => ({ value: String(id), label: labelOf(id) }))}
          value={String(decision.id)}
          onChange={({ target }) => onDecide(object, Number(target.value))}
        />
      ) : (
        <Badge tone={decision.tone}>{labelOf(decision.id)}</Badge>
      )}
      {decision.reason && !brief && (
        <span className={styles.reason} title={decision.reason}>
          {decision.reason}
        </span>
      )}
    </div>
  )
}
