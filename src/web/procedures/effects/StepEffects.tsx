import { useTranslation } from 'react-i18next'
import { effectsFrom } from '#model/engine/aspects/effects-due.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import styles from './Effects.module.css'

/** Returns the effects that are written at a step, and those that are taken back; an early end changes nothing. */
export function effectsOfMove(
  { workflow }: ProcedureDeclaration,
  from: string,
  to: string,
): { readonly writes: readonly string[]; readonly takesBack: readonly string[] } {
  if (workflow.steps[to]?.endsFrom) return { writes: [], takesBack: [] }
  const [before, after] = [effectsFrom(workflow, from), effectsFrom(workflow, to)]
  return {
    writes: after.filter(name => !before.includes(name)),
    takesBack: before.filter(name => !after.includes(name)),
  }
}

interface StepEffectsProps {
  readonly declaration: ProcedureDeclaration
  readonly from: string
  readonly to: string
}

/** Tells what a step changes in the records of a procedure, before it is taken. */
export function StepEffects({ declaration, from, to }: StepEffectsProps) {
  const { t } = useTranslation()
  const effects = effectsOfMove(declaration, from, to)
  return (['writes', 'takesBack'] as const).map(
    kind =>
      effects[kind].length > 0 && (
        <div key={kind}>
          <p>{t(`procedures.effects.${kind}`)}</p>
          <ul className={styles.names}>
            {effects[kind].map(name => (
              <li key={name}>{t(`${declaration.type}.effect/${name}` as TextKey)}</li>
            ))}
          </ul>
        </div>
      ),
  )
}
