import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { manyLinesFields } from '#model/engine/line-fields.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { LineSums } from './LineSums.tsx'
import { linesArea } from './lines-area.ts'
import styles from './Objects.module.css'
import type { ObjectsChanging } from './use-change-objects.ts'
import { useLineTexts } from './use-line-texts.ts'

export interface ChosenBarProps {
  readonly procedureId: string
  readonly declaration: ProcedureDeclaration
  readonly chosen: ReadonlySet<string>
  readonly changing: ObjectsChanging
  readonly removing: boolean
  /** Opens the dialog that changes a field of all of them. */
  readonly onChangeField: () => void
  readonly onRemove: () => void
  readonly onClear: () => void
}

/** Actions on the ticked objects. */
export function ChosenBar(props: ChosenBarProps) {
  const { procedureId, declaration, chosen, changing, removing, onChangeField, onRemove, onClear } = props
  const { t } = useTranslation()
  const say = useLineTexts(linesArea(declaration).type)
  const format = new Intl.NumberFormat(useLanguage())
  const [deciding, setDeciding] = useState(false)
  const ids = [...chosen]
  const { decision } = declaration.lines
  const { change, busy, done, total } = changing
  return (
    <section className={styles.bar} aria-label={say('procedureObjects.chosen.label')}>
      <p className="numbers" role="status">
        {t('procedureObjects.chosen.count', { count: ids.length, shown: format.format(ids.length) })}
      </p>
      <LineSums procedureId={procedureId} declaration={declaration} ids={ids} />
      <div className={styles.acts}>
        <Button look="subtle" onClick={onClear}>
          {t('procedureObjects.chosen.clear')}
        </Button>
        <Button look="subtle" disabled={busy} onClick={() => change({ kind: 'check', ids, checked: true })}>
          {t('procedureObjects.chosen.check')}
        </Button>
        <Button look="subtle" disabled={busy} onClick={() => change({ kind: 'check', ids, checked: false })}>
          {t('procedureObjects.chosen.uncheck')}
        </Button>
        {manyLinesFields(declaration).length > 0 && (
          <Button look="subtle" disabled={busy} onClick={onChangeField}>
            {t('procedureObjects.chosen.change')}
          </Button>
        )}
        <Button look="subtle" busy={removing} disabled={busy} onClick={onRemove}>
          {t('procedureObjects.chosen.remove')}
        </Button>
        {decision && (
          <Button look="primary" disabled={busy} onClick={() => setDeciding(true)}>
            {t('procedureObjects.chosen.decide')}
          </Button>
        )}
      </div>
      {busy && total > 1 && (
        <div className={styles.progress}>
          <ProgressBar
            label={say('procedureObjects.chosen.progress')}
            value={done / total}
            text={t('procedureObjects.progress', { done: format.format(done), total: format.format(total) })}
          />
        </div>
      )}
      {deciding && decision && (
        <DecisionDialog
          declaration={declaration}
          count={ids.length}
          initial={decision.undecided}
          onDecide={(choice, reason) => change({ kind: 'decide', ids, decision: choice, reason })}
          onClose={() => setDeciding(false)}
        />
      )}
    </section>
  )
}
