import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimes } from '../../cards/record/times.ts'
import { Button } from '../../ui/Button.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import styles from './Share.module.css'

export interface MadeLinkProps {
  readonly url: string
  readonly expiresAt: string
  readonly onAnother: () => void
}

/** A link that was just made: the only time it is seen. */
export function MadeLink({ url, expiresAt, onAnother }: MadeLinkProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const [copied, setCopied] = useState(false)
  const link = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // No clipboard without HTTPS: the link is there to be copied by hand.
      link.current?.select()
    }
  }
  return (
    <div className={styles.form}>
      <FormRow
        broad
        label={t('fileWork.share.link')}
        hint={t('fileWork.share.told', { time: times.full(expiresAt) })}
      >
        <TextInput ref={link} readOnly value={url} onFocus={({ target }) => target.select()} />
      </FormRow>
      <div className={styles.buttons}>
        <Button onClick={onAnother}>{t('fileWork.share.another')}</Button>
        <Button look="primary" onClick={() => void copy()}>
          {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          {t(copied ? 'fileWork.share.copied' : 'fileWork.share.copy')}
        </Button>
      </div>
    </div>
  )
}
