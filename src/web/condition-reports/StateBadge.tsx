import { useTranslation } from 'react-i18next'
import type { ReportState } from '#model/condition-reports/report-states.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'

const tones = { DRAFT: 'info', FINISHED: 'success', ANNULLED: 'neutral' } as const satisfies Record<
  ReportState,
  Tone
>

/** How far a report has come. */
export function StateBadge({ state }: { readonly state: ReportState }) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(`conditionReport.state/${state}`)}</Badge>
}
