import { Signature as SignatureSign } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { LoadFailed } from '../../../platform/query/LoadFailed.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useLabel } from '../../use-label.ts'
import type { RecordSlotProps, RecordSlotTab } from '../view/record-slots.ts'
import { StrokeLines } from './SignaturePad.tsx'
import styles from './Signatures.module.css'
import { SignDialog } from './SignDialog.tsx'
import { useStanding } from './use-standing.ts'

/** The signatures of a finished record. */
function Signatures({ area, card }: RecordSlotProps) {
  const { t } = useTranslation()
  const labelOf = useLabel(area.type)
  const { day } = useDates()
  const [signing, setSigning] = useState(false)
  const { data, isError, refetch } = useStanding(area, card.id)
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton width={30} />
  const { signatures } = data
  return (
    <>
      {card.abilities.sign && (
        <Button onClick={() => setSigning(true)}>
          <SignatureSign size={16} strokeWidth={1.7} aria-hidden="true" />
          {t('cards.freezing.sign.button')}
        </Button>
      )}
      {signatures.length === 0 && <p className={styles.none}>{t('cards.freezing.sign.none')}</p>}
      <ul className={styles.list}>
        {signatures.map(({ id: key, name, role, place, date, strokes }) => (
          <li key={key} className={styles.signature}>
            {strokes.length > 0 ? (
              <svg viewBox="0 0 1000 400" role="img" aria-label={t('cards.freezing.sign.of', { name })}>
                <StrokeLines strokes={strokes} />
              </svg>
            ) : (
              <p className={styles.typed}>{name}</p>
            )}
            <p className={styles.name}>
              {name} · {labelOf(`role/${role}`)}
            </p>
            <p className={styles.small}>{[place, day(date)].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
      {signing && <SignDialog area={area} id={card.id} onClose={() => setSigning(false)} />}
    </>
  )
}

/** The view of signatures, for every type whose records are finished for good. */
export const signaturesTab: RecordSlotTab = {
  id: 'signatures',
  label: 'cards.freezing.sign.signatures',
  View: Signatures,
  Count: ({ area, card }) => useStanding(area, card.id).data?.signatures.length || null,
}
