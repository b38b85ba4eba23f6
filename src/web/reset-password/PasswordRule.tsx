import { Check, Circle } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './PasswordRule.module.css'

/** The parts of the rule `password` of #model/validation, each with its own mark. */
const rules = [
  ['length', /^.{8,200}$/su],
  ['lower', /\p{Ll}/u],
  ['upper', /\p{Lu}/u],
  ['digit', /\d/],
  ['noSpaces', /^\S+$/],
] as const

/** What a password needs, ticked off while one types (acceptance row P-A12). */
export function PasswordRule({ password, id: ownId }: { readonly password: string; readonly id?: string }) {
  const { t } = useTranslation()
  const id = useId()
  return (
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
  )
}
