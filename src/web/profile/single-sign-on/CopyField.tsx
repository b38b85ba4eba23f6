import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './SingleSignOn.module.css'

export interface CopyFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: string
}

/** An address to be taken elsewhere. */
export function CopyField({ label, hint, value }: CopyFieldProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // No clipboard without HTTPS: the address is there to be copied by hand.
      field.current?.select()
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <TextField
      ref={field}
      readOnly
      label={label}
      hint={hint}
      value={value}
      onFocus={({ target }) => target.select()}
      button={
        <IconButton
          className={styles.copy}
          label={`${label}: ${t(copied ? 'singleSignOn.copied' : 'singleSignOn.copy')}`}
          onClick={() => void copy()}
        >
          <Icon size={16} strokeWidth={1.7} />
        </IconButton>
      }
    />
  )
}
