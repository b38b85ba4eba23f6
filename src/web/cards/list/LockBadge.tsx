import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { classes } from '../../ui/classes.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import styles from './Row.module.css'

/** Who is editing a card, and since when (acceptance row C-K05). */
export function LockBadge({ lock }: { readonly lock: CardRow['lock'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!lock) return null
  const since = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(
    new Date(lock.since),
  )
  const words = lock.mine
    ? t('cardList.row.lockedByMe', { since })
    : t('cardList.row.locked', { name: lock.userName, since })
  return (
    <Tooltip text={words}>
      <span className={classes(styles.lock, lock.mine && styles.mine)} role="img" aria-label={words}>
        <Lock size={12} strokeWidth={2} aria-hidden="true" />
        {!lock.mine && <span aria-hidden="true">{lock.userName}</span>}
      </span>
    </Tooltip>
  )
}
