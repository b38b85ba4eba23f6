import { useTranslation } from 'react-i18next'
import { isProcedureStatus, procedureStatuses } from '#model/engine/aspects/statuses.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'

/** The colours of badges as the model names them (C-P02). */
const tones = {
  default: 'neutral',
  green: 'success',
  blue: 'info',
  purple: 'special',
} as const satisfies Record<(typeof procedureStatuses)[keyof typeof procedureStatuses]['badge'], Tone>

/** The status of a procedure. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { t } = useTranslation()
  if (!isProcedureStatus(status)) return null
  return <Badge tone={tones[procedureStatuses[status].badge]}>{t(`procedures.status/${status}`)}</Badge>
}
