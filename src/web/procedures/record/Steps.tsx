import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { statusNames } from '#model/procedures/statuses.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { classes } from '../../ui/classes.ts'
import styles from './Procedure.module.css'

/** The way a procedure goes: the statuses all types share, and below the current one the step at which it stands. */
export function Steps({ procedure: { type, status, step } }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const declaration = procedureNamed(type)
  if (!declaration) return null
  const at = statusNames.findIndex(name => name === status)
  return (
    <ol className={styles.steps} aria-label={t('procedures.steps')}>
      {statusNames.map((name, index) => (
        <li
          key={name}
          className={classes(styles.step, index < at && styles.past)}
          aria-current={index === at ? 'step' : undefined}
        >
          <span>{t(`procedures.status/${name}`)}</span>
          {index === at && (
            <span className={styles.now}>{t(`${declaration.type}.step/${step}` as TextKey)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
