import { useTranslation } from 'react-i18next'
import type { OperatedMuseum } from '#model/api/operator/museums.ts'
import type { MuseumState } from '#model/museum/museum-state.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Readonly<Record<MuseumState, Tone>> = {
  active: 'success',
  suspended: 'warning',
  closed: 'danger',
}

/** The state of a museum: active, suspended or closed. */
export function StateBadge({ state }: { readonly state: MuseumState }) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(`operator.state.names.${state}`)}</Badge>
}

const licenceBadgeTones: Readonly<Record<'TRIAL' | 'PAID' | 'EXPIRED', Tone>> = {
  TRIAL: 'info',
  PAID: 'success',
  EXPIRED: 'danger',
}

/** The licence of a museum, or that it has ended. */
export function LicenceBadge({ licence }: { readonly licence: OperatedMuseum['licence'] }) {
  const { t } = useTranslation()
  const state = licence.active ? licence.type : 'EXPIRED'
  return <Badge tone={licenceBadgeTones[state]}>{t(`operator.licences.${state}`)}</Badge>
}
