import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Loss } from '#model/engine/lost.ts'
import { Badge } from '../ui/Badge.tsx'
import { useLossWords } from './use-loss-words.ts'

export interface LossBadgeProps {
  readonly declaration: Pick<CardDeclaration, 'type' | 'sections' | 'lost'>
  readonly loss: Loss | null | undefined
}

/** Shows that something is missing, stolen or destroyed, and since when; nothing for what is there. */
export function LossBadge({ declaration, loss }: LossBadgeProps) {
  const wordsOf = useLossWords(declaration)
  return loss ? <Badge tone="danger">{wordsOf(loss)}</Badge> : null
}
