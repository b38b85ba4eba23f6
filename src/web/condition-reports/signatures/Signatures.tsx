import { Signature as SignatureSign } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionReport, Signature } from '#model/api/condition-report-shapes.ts'
import { mayEditSome } from '#model/api/procedures/shapes.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { StrokeLines } from './SignaturePad.tsx'
import styles from './Signatures.module.css'
import { SignDialog } from './SignDialog.tsx'

export interface SignaturesProps {
  readonly report: ConditionReport
  readonly onSigned: (signature: Signature) => void
}

/** The signatures of a finished report. */
export function Signatures({ report, onSigned }: SignaturesProps) {
  const { t } = useTranslation()
  const { day } = useDates()
  const [signing, setSigning] = useState(false)
  const { id, state, signatures } = report
  const maySign = useCan(mayEditSome)
  return (
    <>
      {state === 'FINISHED' && maySign && (
        <Button onClick={() => setSigning(true)}>
          <SignatureSign size={16} strokeWidth={1.7} aria-hidden="true" />
          {t('conditionReports.sign.button')}
        </Button>
      )}
      {signatures.length === 0 && <p className={styles.none}>{t('conditionReports.sign.none')}</p>}
      <ul className={styles.list}>
        {signatures.map(({ id: key, name, role, place, date, strokes }) => (
          <li key={key} className={styles.signature}>
            {strokes.length > 0 ? (
              <svg viewBox="0 0 1000 400" role="img" aria-label={t('conditionReports.sign.of', { name })}>
                <StrokeLines strokes={strokes} />
              </svg>
            ) : (
              <p className={styles.typed}>{name}</p>
            )}
            <p className={styles.name}>
              {name} · {t(`conditionReport.role/${role}`)}
            </p>
            <p className={styles.small}>{[place, day(date)].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
      {signing && (
        <SignDialog
          reportId={id}
          onClose={() => setSigning(false)}
          onSigned={signature => {
            setSigning(false)
            onSigned(signature)
          }}
        />
      )}
    </>
  )
}
