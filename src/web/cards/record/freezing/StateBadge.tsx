import type { FrozenState } from '#model/engine/aspects/freezes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { useStateLabel } from './use-state-label.ts'

const tones = { DRAFT: 'info', FINISHED: 'success', ANNULLED: 'neutral' } as const satisfies Record<
  FrozenState,
  Tone
>

export interface StateBadgeProps {
  readonly declaration: Pick<CardDeclaration, 'type' | 'sections' | 'freezes'>
  readonly state: FrozenState
}

/** The state of a record that is written, then finished for good. */
export function StateBadge({ declaration, state }: StateBadgeProps) {
  const labelOf = useStateLabel(declaration)
  return <Badge tone={tones[state]}>{labelOf(state)}</Badge>
}
