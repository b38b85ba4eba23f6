import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RecordSlotProps } from '../../cards/record/view/record-slots.ts'
import { Badge } from '../../ui/Badge.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { typeName } from '../type-name.ts'
import { useInStep, useProcedure } from '../use-procedure.ts'
import styles from './Procedure.module.css'
import { Steps } from './Steps.tsx'
import { Ways } from './Ways.tsx'

/** The type of a procedure and its status, in its head. */
export function WorkflowState({ area, card }: RecordSlotProps) {
  const { t } = useTranslation()
  const { data: procedure } = useProcedure(card.id)
  return (
    <p className={styles.state}>
      <span>{typeName(t, card.type.name)}</span>
      {area.declaration.workflow?.beta && <Badge tone="info">{t('procedures.beta')}</Badge>}
      {procedure && <StatusBadge status={procedure.status} />}
    </p>
  )
}

/** The steps of a procedure, and where it goes from here. */
export function WorkflowNotice({ card }: RecordSlotProps) {
  const { t } = useTranslation()
  useInStep(card)
  const { data: procedure, put } = useProcedure(card.id)
  if (!procedure) return null
  return (
    <div className={styles.notice}>
      <Steps procedure={procedure} />
      {procedure.status === 'CLOSED' && (
        <p className={styles.closed}>
          <Lock size={15} strokeWidth={1.7} aria-hidden="true" />
          {t('procedures.closedNote')}
        </p>
      )}
      <div className={styles.tools}>
        <Ways procedure={procedure} put={put} />
      </div>
    </div>
  )
}
