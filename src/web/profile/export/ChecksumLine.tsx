import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Export.module.css'

/** The checksum of an archive, to be compared with that of what was downloaded. */
export function ChecksumLine({ sha256 }: { readonly sha256: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(sha256).then(
      () => setCopied(true),
      // No clipboard without HTTPS: it is there to be copied by hand.
      () => undefined,
    )
  return (
    <div className={styles.checksum}>
      <span>SHA-256</span>
      <code>{sha256}</code>
      <IconButton label={t(copied ? 'museumExport.copied' : 'museumExport.copy')} onClick={() => void copy()}>
        {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      </IconButton>
    </div>
  )
}
