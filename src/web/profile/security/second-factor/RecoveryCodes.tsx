import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveText } from '../../../platform/download.ts'
import { productName } from '../../../platform/i18n/product-name.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from '../Security.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** The recovery codes, shown this once: to be copied, saved as a file, or printed. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const [copied, setCopied] = useState<boolean>()
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = t('security.secondFactor.codesOf', { email: currentUser?.email ?? '' })

  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // No clipboard without HTTPS: the codes are there to be copied by hand.
      () => setCopied(false),
    )
  return (
    <div className={styles.keep}>
      <p ref={heading} tabIndex={-1}>
        {t('security.secondFactor.keepText')}
      </p>
      <div className={styles.sheet} data-printed>
        <p className={styles.sheetTitle}>
          {productName()}: {title}
        </p>
        <ol className={styles.codes}>
          {codes.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{t('security.secondFactor.copy')}</Button>
        <Button
          onClick={() =>
            saveText(
              `${productName().toLowerCase()}-${t('security.secondFactor.fileName')}.txt`,
              `${productName()}: ${title}\n\n${codes.join('\n')}\n`,
            )
          }
        >
          {t('security.secondFactor.download')}
        </Button>
        <Button onClick={() => window.print()}>{t('security.secondFactor.print')}</Button>
      </div>
      <p role="status" className={styles.status}>
        {copied === true && t('security.secondFactor.copied')}
        {copied === false && t('security.secondFactor.notCopied')}
      </p>
      <div className={styles.dialogButtons}>
        <Button look="primary" onClick={onDone}>
          {t('security.secondFactor.kept')}
        </Button>
      </div>
    </div>
  )
}
