import { useTranslation } from 'react-i18next'
import { useMoments } from '../platform/i18n/use-moments.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './Operator.module.css'

interface MailedLinkCellsProps {
  readonly link: {
    readonly expiresAt: string
    /** The moment its mail was given up; null while it was not. */
    readonly mailFailed: string | null
  }
  readonly words: 'operator.operators' | 'operator.registrations'
  /** The person or museum the link was mailed to. */
  readonly name: string
  readonly busy: boolean
  readonly onMailAgain: () => void
  /** The button that ends the link. */
  readonly end: { readonly text: string; readonly label: string; readonly run: () => void }
}

/** Two cells about an e-mailed link: its expiry and delivery, and the buttons that resend or revoke it. */
export function MailedLinkCells({ link, words, name, busy, onMailAgain, end }: MailedLinkCellsProps) {
  const { t } = useTranslation()
  const moments = useMoments()
  const { expiresAt, mailFailed } = link
  return (
    <>
      <td>
        {Date.parse(expiresAt) > Date.now() ? (
          moments.short(expiresAt)
        ) : (
          <Badge tone="warning">{t(`${words}.expired`, { date: moments.short(expiresAt) })}</Badge>
        )}
        {mailFailed !== null && (
          <p>
            <Badge tone="danger">{t(`${words}.mailFailed`, { date: moments.short(mailFailed) })}</Badge>
          </p>
        )}
      </td>
      <td>
        <div className={styles.actions}>
          <Button
            busy={busy}
            aria-label={t(`${words}.againNamed`, { name, museum: name })}
            onClick={onMailAgain}
          >
            {t(`${words}.again`)}
          </Button>
          <Button look="subtle" aria-label={end.label} onClick={end.run}>
            {end.text}
          </Button>
        </div>
      </td>
    </>
  )
}
