import { Check, Circle } from 'lucide-react'
import { useEffect, useEffectEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#model/languages.ts'
import type { OwnTexts, PasswordStrength } from '#model/validation/password-strength.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { classes } from '../ui/classes.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './PasswordRule.module.css'
import { usePasswordStrength } from './strength/use-password-strength.ts'

const levels = [1, 2, 3, 4] as const

interface StrengthMeterProps {
  readonly password: string
  readonly own: OwnTexts
  readonly language: Language
  readonly onStrength: PasswordRuleProps['onStrength']
}

/** Shows how hard a new password is to guess, and how to improve it. It never blocks typing or sending. */
function StrengthMeter({ password, own, language, onStrength }: StrengthMeterProps) {
  const { t } = useTranslation()
  const strength = usePasswordStrength(password, own, language)
  const report = useEffectEvent((known: PasswordStrength | undefined) => onStrength?.(known))
  useEffect(() => report(strength), [strength])
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

/** The parts of the rule `password` of #model/validation, each with its own mark. */
const rules = [
  ['length', /^.{8,200}$/su],
  ['lower', /\p{Ll}/u],
  ['upper', /\p{Lu}/u],
  ['digit', /\d/],
  ['noSpaces', /^\S+$/],
] as const

interface PasswordRuleProps {
  readonly password: string
  /** The id by which the field refers to the rule. */
  readonly id?: string
  /** Texts about the person that are easily guessed. */
  readonly own?: OwnTexts
  /** Told the strength as soon as it is known. */
  readonly onStrength?: ((strength: PasswordStrength | undefined) => void) | undefined
}

const nothing: OwnTexts = []

/** Requirements of a password, ticked off while typing, and its strength (P-A12). */
export function PasswordRule({ password, id: ownId, own = nothing, onStrength }: PasswordRuleProps) {
  const { t } = useTranslation()
  // Each language has its own worker.
  const language = useLanguage()
  const id = useId()
  return (
    <>
      <div id={ownId}>
        <p className={styles.label} id={id}>
          {t('login.rule.label')}
        </p>
        <ul className={styles.rules} aria-labelledby={id}>
          {rules.map(([name, pattern]) => {
            const rule = t(`login.rule.${name}`)
            const met = pattern.test(password)
            return (
              <li key={name} className={met ? styles.met : undefined}>
                {met ? (
                  <Check size={15} strokeWidth={2.4} aria-hidden="true" />
                ) : (
                  <Circle size={15} aria-hidden="true" />
                )}
                <span aria-hidden="true">{rule}</span>
                <VisuallyHidden>{t(met ? 'login.rule.met' : 'login.rule.missing', { rule })}</VisuallyHidden>
              </li>
            )
          })}
        </ul>
      </div>
      <StrengthMeter
        key={language}
        language={language}
        password={password}
        own={own}
        onStrength={onStrength}
      />
    </>
  )
}
