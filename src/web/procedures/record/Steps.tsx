import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { isProcedureStatus, statusNames } from '#model/engine/aspects/statuses.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { classes } from '../../ui/classes.ts'
import styles from './Steps.module.css'

/** The way a procedure goes: the statuses all types share, and below the current one the finer steps of its type. */
export function Steps({ procedure: { type, status, step } }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const declaration = procedureNamed(type)
  if (!declaration || !isProcedureStatus(status)) return null
  const at = statusNames.indexOf(status)
  const names = Object.keys(declaration.workflow.steps)
  const within = names.filter(name => declaration.workflow.steps[name]?.status === status)
  // The last ones exclude each other: a loan was closed, refused or withdrawn.
  const finer = status === 'CLOSED' ? [step] : within
  // A procedure that ended early skipped the statuses in between.
  const wentThrough = declaration.workflow.steps[step]?.endsFrom === undefined
  return (
    <div className={styles.way}>
      <ol className={styles.statuses} aria-label={t('procedures.steps')}>
        {statusNames.map((name, index) => (
          <li
            key={name}
            className={classes(styles.status, wentThrough && index < at && styles.past)}
            aria-current={index === at ? 'step' : undefined}
          >
            {t(`procedures.status/${name}`)}
          </li>
        ))}
      </ol>
      <ol
        className={styles.steps}
        aria-label={t('procedures.stepsOf', { status: t(`procedures.status/${status}`) })}
      >
        {finer.map((name, index) => {
          const isPast = index < finer.indexOf(step)
          return (
            <li
              key={name}
              className={classes(styles.step, isPast && styles.done)}
              aria-current={name === step ? 'step' : undefined}
            >
              {isPast && <Check size={13} strokeWidth={2.2} aria-hidden="true" />}
              {t(`${declaration.type}.choice/step/${name}` as TextKey)}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
