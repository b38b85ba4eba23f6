import { useTranslation } from 'react-i18next'
import type { MuseumState } from '#model/museum/museum-state.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Readonly<Record<MuseumState, Tone>> = {
  active: 'success',
  suspended: 'warning',
  closed: 'danger',
}

/** Whether a museum works as usual, is suspended or closed. */
export function StateBadge({ state }: { readonly state: MuseumState }) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(`operator.state.names.${state}`)}</Badge>
}
