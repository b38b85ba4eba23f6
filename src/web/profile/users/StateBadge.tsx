import { useTranslation } from 'react-i18next'
import type { IdentityState } from '#model/permissions/roles.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Readonly<Record<IdentityState, Tone>> = {
  ACTIVE: 'success',
  INVITED: 'info',
  SUSPENDED: 'danger',
}

/** Whether a user can sign in. */
export function StateBadge({ state }: { readonly state: IdentityState }) {
  const { t } = useTranslation()
  return (
    <Badge dot tone={tones[state]}>
      {t(`users.states.${state}`)}
    </Badge>
  )
}
