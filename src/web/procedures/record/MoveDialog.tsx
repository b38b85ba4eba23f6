import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { asksReason } from '#model/engine/aspects/steps.ts'
import { notRepeated } from '#model/engine/aspects/workflow.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { RepeatedObjects } from '../effects/RepeatedObjects.tsx'
import { StepEffects } from '../effects/StepEffects.tsx'
import { linesArea } from '../objects/lines-area.ts'
import { useLineTexts } from '../objects/use-line-texts.ts'
import styles from './Procedure.module.css'

export interface MoveDialogProps {
  readonly declaration: ProcedureDeclaration
  readonly procedure: Procedure
  readonly move: Procedure['moves'][number]
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}

/** Asks before a step with unmet conditions, before closing, and before reopening; the reason is stored in the history. */
export function MoveDialog({ declaration, procedure, move, busy, onClose, onConfirm }: MoveDialogProps) {
  const { t } = useTranslation()
  const say = useLineTexts(linesArea(declaration).type)
  const id = useId()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const isReopened = procedure.status === 'CLOSED'
  const needsReason = asksReason(declaration, procedure.status, move)
  const step = t(`${declaration.type}.choice/step/${move.step}` as TextKey) as string
  const confirm = () => {
    if (needsReason && reason.trim() === '') setMissing(true)
    else onConfirm(reason.trim())
  }
  return (
    <Dialog
      size={520}
      title={isReopened ? t('procedures.move.reopenTitle') : t('procedures.move.title', { step })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('procedures.cancel')}</Button>
          <Button look="primary" busy={busy} onClick={confirm}>
            {isReopened ? t('procedures.reopen') : t('procedures.move.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.move}>
        {move.unmet.length > 0 && (
          <div>
            <p>{t('procedures.move.unmet')}</p>
            <ul className={styles.guards}>
              {move.unmet.map(name => (
                <li key={name}>{t(`${declaration.type}.guard/${name}` as TextKey)}</li>
              ))}
            </ul>
          </div>
        )}
        {move.unmet.includes(notRepeated.name) && <RepeatedObjects procedure={procedure} />}
        <StepEffects declaration={declaration} from={procedure.step} to={move.step} />
        {move.status === 'CLOSED' && (
          <p>
            {procedure.uncheckedCount > 0
              ? say('procedures.move.closeUnchecked', { count: procedure.uncheckedCount })
              : t('procedures.move.close')}
          </p>
        )}
        {declaration.workflow.steps[move.step]?.signers && <p>{t('procedures.move.seal')}</p>}
        {isReopened && <p>{t('procedures.move.reopenText')}</p>}
        {needsReason && (
          <div className={styles.reason}>
            <label htmlFor={id}>{t('procedures.move.reason')}</label>
            <TextArea
              id={id}
              data-autofocus
              max={2000}
              value={reason}
              aria-invalid={missing || undefined}
              aria-describedby={missing ? `${id}-problem` : undefined}
              onChange={({ target }) => {
                setReason(target.value)
                setMissing(false)
              }}
            />
            {missing && (
              <p id={`${id}-problem`} className={styles.problem} role="alert">
                {t('procedures.move.reasonMissing')}
              </p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}
