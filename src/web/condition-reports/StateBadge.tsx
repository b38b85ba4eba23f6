import { useTranslation } from 'react-i18next'
import type { FrozenState } from '#model/engine/aspects/freezes.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'

const tones = { DRAFT: 'info', FINISHED: 'success', ANNULLED: 'neutral' } as const satisfies Record<
  FrozenState,
  Tone
>

/** The state of a report. */
export function StateBadge({ state }: { readonly state: FrozenState }) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(`conditionReport.state/${state}`)}</Badge>
}
