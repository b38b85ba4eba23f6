import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShareLink } from '#model/api/sharing.ts'
import { useTimes } from '../../platform/times.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Sharing.module.css'

export interface LinkListProps<Link> {
  readonly links: readonly Link[]
  /** Shown where there are none. */
  readonly none: string
  readonly heading?: string
  readonly headingLevel?: 'h2' | 'h3'
  /** The person or institution a link is for. */
  readonly recipientOf?: (link: Link) => string
  /** Terms and uses that links of this kind have beside. */
  readonly termsOf?: (link: Link) => readonly string[]
  readonly usesOf?: (link: Link) => readonly string[]
  readonly busy: boolean
  /** The button that revokes a link; by itself a general word. */
  readonly revoke?: string
  /** Absent for readers, who cannot revoke links. */
  readonly onRevoke?: ((link: Link) => void) | undefined
}

/** Links that work now with their terms and use, each with a button to revoke it. */
export function LinkList<Link extends ShareLink>(props: LinkListProps<Link>) {
  const { links, none, heading, headingLevel: Heading = 'h3', recipientOf, termsOf, usesOf } = props
  const { busy, revoke, onRevoke } = props
  const { t } = useTranslation()
  const times = useTimes()
  const id = useId()
  const use = (link: Link): readonly string[] =>
    link.lastUsedAt === null
      ? [t('sharing.neverUsed')]
      : [
          t('sharing.views', { count: link.views }),
          ...(usesOf?.(link) ?? []),
          t('sharing.lastUsed', { time: times.short(link.lastUsedAt) }),
        ]
  return (
    <section aria-labelledby={id} className={styles.links}>
      <Heading id={id}>{heading ?? t('sharing.links')}</Heading>
      {links.length === 0 && <p className={styles.quiet}>{none}</p>}
      <ul>
        {links.map(link => {
          const ends = times.full(link.expiresAt)
          const terms = [...(termsOf?.(link) ?? []), ...(link.hasPassword ? [t('sharing.withPassword')] : [])]
          return (
            <li key={link.id}>
              <div>
                {recipientOf && <p className={styles.recipient}>{recipientOf(link)}</p>}
                <p>{[t('sharing.ends', { time: ends }), ...terms].join(', ')}</p>
                <p className={styles.quiet}>{use(link).join(', ')}</p>
                <p className={styles.quiet}>
                  {t('sharing.by', { name: link.createdBy, time: times.short(link.createdAt) })}
                </p>
              </div>
              {onRevoke && (
                <Button
                  look="subtle"
                  busy={busy}
                  aria-label={revoke ? undefined : t('sharing.revokeThis', { time: ends })}
                  onClick={() => onRevoke(link)}
                >
                  {revoke ?? t('sharing.revoke')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
