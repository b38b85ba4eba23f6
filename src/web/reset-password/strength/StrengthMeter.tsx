import { useTranslation } from 'react-i18next'
import type { OwnTexts } from '#model/validation/password-strength.ts'
import { classes } from '../../ui/classes.ts'
import styles from './StrengthMeter.module.css'
import { usePasswordStrength } from './use-password-strength.ts'

const levels = [1, 2, 3, 4] as const

/** How hard a new password is to guess, and what to do about it: a hint that never keeps anyone from typing or sending. */
export function StrengthMeter({ password, own }: { readonly password: string; readonly own: OwnTexts }) {
  const { t } = useTranslation()
  const strength = usePasswordStrength(password, own)
  return (
    <div aria-live="polite" className={styles.meter}>
      {strength && (
        <>
          <div className={classes(styles.bars, styles[`level${strength.level}`])} aria-hidden="true">
            {levels.map(level => (
              <span key={level} className={level <= strength.level ? styles.reached : undefined} />
            ))}
          </div>
          <p>
            {t('login.strength.label')}: <strong>{t(`login.strength.level${strength.level}`)}</strong>
          </p>
          {strength.problem && <p className={styles.advice}>{t(`validation.${strength.problem}`)}</p>}
        </>
      )}
    </div>
  )
}
