import { useTranslation } from 'react-i18next'
import type { Language } from '#model/languages.ts'
import type { OwnTexts } from '#model/validation/password-strength.ts'
import { classes } from '../../ui/classes.ts'
import styles from './StrengthMeter.module.css'
import { usePasswordStrength } from './use-password-strength.ts'

const levels = [1, 2, 3, 4] as const

export interface StrengthMeterProps {
  readonly password: string
  readonly own: OwnTexts
  readonly language: Language
}

/** Hint of how hard a new password is to guess, and what to do about it. It never keeps anyone from typing or sending. */
export function StrengthMeter({ password, own, language }: StrengthMeterProps) {
  const { t } = useTranslation()
  const strength = usePasswordStrength(password, own, language)
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
