import { useTranslation } from 'react-i18next'
import type { Comparison } from '#model/condition-reports/comparison.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones = {
  NEW: 'info',
  UNCHANGED: 'neutral',
  WORSE: 'danger',
  TREATED: 'success',
} as const satisfies Record<Comparison, Tone>

/** The change of a damage since the last report. */
export function ComparisonBadge({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation()
  return <Badge tone={tones[comparison]}>{t(`conditionReport.comparison/${comparison}`)}</Badge>
}
