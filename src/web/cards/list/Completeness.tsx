import { useTranslation } from 'react-i18next'
import { usePercent } from '../../platform/i18n/use-percent.ts'
import styles from '../Row.module.css'

/** How much of a card is filled in: a ring that closes, and the figure. */
export function Completeness({ percent }: { readonly percent: number }) {
  const { t } = useTranslation()
  const inWords = usePercent()
  return (
    <span className={styles.completeness} title={t('cardList.row.complete', { percent })}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" className={styles.ring} />
        <circle
          cx="8"
          cy="8"
          r="6.5"
          className={styles.filled}
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          data-full={percent >= 100 || undefined}
        />
      </svg>
      <span className="numbers">{inWords(percent)}</span>
    </span>
  )
}
