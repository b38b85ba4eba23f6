import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '../ui/TextField.tsx'

/** The e-mail address for signing in, marked so that password managers and phone keyboards recognise it. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type' | 'name'>) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('login.email')}
      type="email"
      name="username"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

/** A code of the second factor; a hint explains when it need not come from the device. */
export function CodeField(props: Omit<TextFieldProps, 'label'>) {
  const { t } = useTranslation()
  return (
    <TextField
      {...props}
      label={t('login.code.label')}
      autoComplete="one-time-code"
      inputMode={props.hint ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  )
}
