import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { useTimes } from '../../platform/times.ts'
import { classes } from '../../ui/classes.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import styles from '../Row.module.css'

/** The person who is editing a record, and since when (C-K05). */
export function LockBadge({ lock }: { readonly lock: CardRow['lock'] }) {
  const { t } = useTranslation()
  const times = useTimes()
  if (!lock) return null
  const since = times.short(lock.since)
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
