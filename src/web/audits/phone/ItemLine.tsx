import { Check, Circle, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Standing } from '#model/audits/standings.ts'
import { useLossWords } from '../../cards/use-loss-words.ts'
import type { KeptItem } from '../../field-work/device/kept.ts'
import styles from '../../field-work/page/Field.module.css'
import { auditedRecords } from '../audited-records.ts'
import type { AuditEntry } from './standings-on-device.ts'

export interface ItemLineProps {
  readonly item: KeptItem
  /** The account of the current user. */
  readonly me: string
  readonly standing: Standing<AuditEntry> | undefined
  readonly onTick: () => void
  /** Undoes the user's own last finding. */
  readonly onUndo: (latest: AuditEntry) => void
  /** Opens the results that can be recorded. */
  readonly onOpen: () => void
}

/** An expected object: a large tick, with the object next to it. */
export function ItemLine({ item, me, standing, onTick, onUndo, onOpen }: ItemLineProps) {
  const { t } = useTranslation()
  const lossWords = useLossWords(auditedRecords)
  const { number, title, lost } = item
  const latest = standing?.latest
  const isHere = latest?.result === 'IN_PLACE'
  const isMine = latest?.by === me
  const Icon = isHere ? Check : latest ? TriangleAlert : Circle
  const words = latest && t(`inventoryAudit.choice/auditResult/${latest.result}`)
  return (
    <li className={styles.item} data-found={latest ? '' : undefined}>
      <button
        type="button"
        className={styles.tick}
        aria-pressed={isHere}
        aria-label={t('auditPhone.tick', { number })}
        onClick={() => (isHere ? isMine && onUndo(latest) : onTick())}
      >
        <Icon size={28} strokeWidth={isHere ? 2.4 : 1.6} aria-hidden="true" />
      </button>
      <button type="button" className={styles.about} onClick={onOpen}>
        <span className={styles.first}>
          <b className="numbers">{number}</b>
          {words && (
            <span className={styles.quiet}>
              {isMine ? words : t('auditPhone.by', { result: words, name: latest.byName })}
            </span>
          )}
        </span>
        <span className={styles.of}>{title}</span>
        {lost && <span className={styles.lost}>{lossWords(lost)}</span>}
      </button>
    </li>
  )
}
