import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import styles from './Field.module.css'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends TextFieldProps {
  /** Names of the button, and the hint for a locked shift key. */
  readonly texts: { readonly show: string; readonly hide: string; readonly capsLock: string }
}

/** A password: hidden until asked for, with a hint while caps lock is on. */
export function PasswordField({ texts, hint, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      hint={
        <span>
          <span role="status">{capsLock ? `${texts.capsLock} ` : null}</span>
          {hint}
        </span>
      }
      button={
        <button
          type="button"
          className={styles.inside}
          aria-label={shown ? texts.hide : texts.show}
          aria-pressed={shown}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={18} strokeWidth={1.6} /> : <Eye size={18} strokeWidth={1.6} />}
        </button>
      }
    />
  )
}
