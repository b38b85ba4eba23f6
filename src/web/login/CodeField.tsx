import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '../ui/TextField.tsx'

/** A code of the second factor; a hint says where it need not be of the device. */
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
