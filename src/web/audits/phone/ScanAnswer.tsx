import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AuditMethod } from '#model/audits/finding.ts'
import { useLossWords } from '../../cards/use-loss-words.ts'
import type { KeptItem, KeptList } from '../../field-work/device/kept.ts'
import styles from '../../field-work/page/Field.module.css'
import type { RecordEntry } from '../../field-work/page/record-entry.ts'
import { Button } from '../../ui/Button.tsx'
import { auditedRecords } from '../audited-records.ts'

/** The result of looking up a number in the list. */
export type Answer =
  | { readonly kind: 'here'; readonly item: KeptItem }
  | { readonly kind: 'elsewhere'; readonly item: KeptItem; readonly method: AuditMethod }
  | { readonly kind: 'unknown'; readonly code: string; readonly method: AuditMethod }
  | { readonly kind: 'several'; readonly code: string; readonly items: readonly KeptItem[] }

const icons = { here: CircleCheck, elsewhere: TriangleAlert, unknown: CircleHelp, several: CircleHelp }

export interface ScanAnswerProps {
  readonly audit: KeptList
  readonly answer: Answer
  readonly locationId: string | null
  readonly noteDown: RecordEntry
  readonly onTick: (item: KeptItem) => void
  readonly onDone: () => void
}

/** Shows at once which object a number belongs to, and the findings that can be recorded for it. */
export function ScanAnswer({ audit, answer, locationId, noteDown, onTick, onDone }: ScanAnswerProps) {
  const { t } = useTranslation()
  const lossWords = useLossWords(auditedRecords)
  const placeName = (id: string) =>
    audit.places.find(place => place.id === id)?.name || t('auditPhone.noPlace')
  const Icon = icons[answer.kind]
  const words = {
    here: ({ lost }: KeptItem) => t(lost ? 'auditPhone.answer.foundAgain' : 'auditPhone.answer.here'),
    elsewhere: (item: KeptItem) => t('auditPhone.answer.elsewhere', { place: placeName(item.placeId) }),
  }
  const note = (finding: Parameters<RecordEntry>[0]) => {
    void noteDown(finding)
    onDone()
  }
  return (
    <div className={styles.answer} data-kind={answer.kind}>
      <p>
        <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
        {answer.kind === 'here' && words.here(answer.item)}
        {answer.kind === 'elsewhere' && words.elsewhere(answer.item)}
        {answer.kind === 'unknown' && t('auditPhone.answer.unknown', { code: answer.code })}
        {answer.kind === 'several' && t('auditPhone.answer.several')}
      </p>
      {(answer.kind === 'here' || answer.kind === 'elsewhere') && (
        <p className={styles.about}>
          {answer.item.number} · {answer.item.title}
          {answer.item.lost && <span className={styles.lost}> · {lossWords(answer.item.lost)}</span>}
        </p>
      )}
      {answer.kind === 'elsewhere' && (
        <Button
          onClick={() =>
            note({ result: 'ELSEWHERE', objectId: answer.item.objectId, locationId, method: answer.method })
          }
        >
          {t('auditPhone.answer.moved')}
        </Button>
      )}
      {answer.kind === 'unknown' && (
        <Button
          onClick={() =>
            note({
              result: 'UNEXPECTED',
              objectId: null,
              number: answer.code,
              locationId,
              method: answer.method,
            })
          }
        >
          {t('auditPhone.answer.noteDown')}
        </Button>
      )}
      {answer.kind === 'several' &&
        answer.items.map(item => (
          <Button
            key={item.objectId}
            onClick={() => {
              if (item.placeId === (locationId ?? '')) onTick(item)
              else void noteDown({ result: 'ELSEWHERE', objectId: item.objectId, locationId })
              onDone()
            }}
          >
            {item.number} · {item.title} · {placeName(item.placeId)}
          </Button>
        ))}
    </div>
  )
}
