import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { administratorValidators } from '#model/api/registration.ts'
import type { PasswordStrength } from '#model/validation/password-strength.ts'
import { firstProblem } from '#model/validation/validators.ts'
import { usePasswordTexts } from '../platform/use-password-texts.ts'
import { PasswordRule } from '../reset-password/PasswordRule.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Register.module.css'

interface PersonValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

const names = ['firstName', 'lastName', 'email', 'password'] as const

const problemOf = (name: keyof PersonValues, values: PersonValues) =>
  firstProblem(name === 'password' ? values[name] : values[name].trim(), administratorValidators[name])

/** Returns true when the values are sufficient for an account. */
export const isPersonComplete = (values: PersonValues): boolean =>
  names.every(name => !problemOf(name, values))

const inputs = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
  },
} as const

interface PersonFieldsProps {
  readonly values: PersonValues
  readonly onChange: (values: PersonValues) => void
  /** Problems found by the server, by field. */
  readonly problems: Readonly<Record<string, string>>
  /** Counts the attempts to go on: each shows all that is wrong and leads to the first of it. */
  readonly attempts: number
  /** The address was invited, and is not to be changed. */
  readonly emailFixed?: boolean
  readonly museum: string
  /** Told the strength of the password as soon as it is known. */
  readonly onStrength?: (strength: PasswordStrength | undefined) => void
}

/** Names, e-mail and a new password of a new user. */
export function PersonFields({
  values,
  onChange,
  problems,
  attempts,
  emailFixed,
  museum,
  onStrength,
}: PersonFieldsProps) {
  const { t } = useTranslation()
  const passwordTexts = usePasswordTexts()
  const ruleId = useId()
  const form = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())

  const wordsAt = (name: keyof PersonValues): string | undefined => {
    if (problems[name]) return problems[name]
    const problem = problemOf(name, values)
    if (!problem || (attempts === 0 && (!visited.has(name) || problem.key === 'required'))) return undefined
    return t(`validation.${problem.key}`, { ...problem.params })
  }
  const focusFirst = useEffectEvent(() => {
    const wrong = names.find(name => problems[name] ?? problemOf(name, values))
    if (wrong) form.current?.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus()
  })
  useEffect(() => {
    if (attempts > 0) focusFirst()
  }, [attempts])
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirst()
  }, [problems])

  const common = (name: keyof PersonValues) => ({
    'data-field': name,
    name: name === 'email' ? 'username' : name,
    value: values[name],
    problem: wordsAt(name),
    'aria-required': true,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...values, [name]: event.target.value }),
    onBlur: () => setVisited(last => new Set(last).add(name)),
  })
  return (
    <div ref={form} className={styles.person}>
      {(['firstName', 'lastName'] as const).map(name => (
        <TextField key={name} label={t(`profile.${name}`)} {...inputs[name]} {...common(name)} />
      ))}
      <div className={styles.whole}>
        <TextField
          label={t('login.email')}
          hint={emailFixed ? undefined : t('registration.emailHint')}
          {...inputs.email}
          {...common('email')}
          readOnly={emailFixed}
        />
      </div>
      <div className={styles.whole}>
        <PasswordField
          label={t('login.password')}
          autoComplete="new-password"
          texts={passwordTexts}
          aria-describedby={ruleId}
          {...common('password')}
        />
        <PasswordRule
          id={ruleId}
          password={values.password}
          own={[values.email, values.firstName, values.lastName, museum]}
          onStrength={onStrength}
        />
      </div>
    </div>
  )
}
