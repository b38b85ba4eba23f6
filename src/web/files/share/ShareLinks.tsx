import { useTranslation } from 'react-i18next'
import type { FileShare } from '#model/api/files/sharing.ts'
import { useTimes } from '../../cards/record/times.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Share.module.css'

export interface ShareLinksProps {
  readonly shares: readonly FileShare[]
  readonly busy: boolean
  readonly onRevoke: (id: string) => void
}

/** Links of a file that work now: on what terms, how often they were used, and how they are taken back. */
export function ShareLinks({ shares, busy, onRevoke }: ShareLinksProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const termsOf = ({ hasPassword, allowDownload, size, watermark }: FileShare) =>
    [
      size !== 'original' && t('fileWork.get.pixels', { count: Number(size) }),
      watermark !== null && t('fileWork.share.withWatermark'),
      hasPassword && t('fileWork.share.withPassword'),
      !allowDownload && t('fileWork.share.onlyShown'),
    ].filter(Boolean)
  const usedAs = ({ views, downloads, lastUsedAt }: FileShare) =>
    lastUsedAt === null
      ? [t('fileWork.share.neverUsed')]
      : [
          t('fileWork.share.views', { count: views }),
          t('fileWork.share.downloads', { count: downloads }),
          t('fileWork.share.lastUsed', { time: times.short(lastUsedAt) }),
        ]
  return (
    <section aria-labelledby="share-links" className={styles.links}>
      <h3 id="share-links">{t('fileWork.share.links')}</h3>
      {shares.length === 0 && <p className={styles.quiet}>{t('fileWork.share.none')}</p>}
      <ul>
        {shares.map(share => {
          const ends = times.full(share.expiresAt)
          return (
            <li key={share.id}>
              <div>
                <p>{[t('fileWork.share.ends', { time: ends }), ...termsOf(share)].join(', ')}</p>
                <p className={styles.quiet}>{usedAs(share).join(', ')}</p>
                <p className={styles.quiet}>
                  {t('fileWork.share.by', { name: share.createdBy, time: times.short(share.createdAt) })}
                </p>
              </div>
              <Button
                look="subtle"
                busy={busy}
                aria-label={t('fileWork.share.revokeThis', { time: ends })}
                onClick={() => onRevoke(share.id)}
              >
                {t('fileWork.share.revoke')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
