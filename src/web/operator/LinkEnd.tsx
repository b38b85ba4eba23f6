import { useTranslation } from 'react-i18next'
import { useMoments } from '../platform/i18n/use-moments.ts'
import { Badge } from '../ui/Badge.tsx'

interface LinkEndProps {
  readonly expiresAt: string
  /** When its mail was given up; null while it was not. */
  readonly mailFailed: string | null
  readonly words: 'operator.operators' | 'operator.registrations'
}

/** Until when a mailed link is good, and whether its mail arrived at all. */
export function LinkEnd({ expiresAt, mailFailed, words }: LinkEndProps) {
  const { t } = useTranslation()
  const moments = useMoments()
  return (
    <>
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
    </>
  )
}
