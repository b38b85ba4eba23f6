import { choiceSetAt } from '#model/engine/choice-sets.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { Badge } from '../ui/Badge.tsx'
import { useLabel } from './use-label.ts'

export interface ApartBadgeProps {
  readonly declaration: Pick<CardDeclaration, 'type' | 'sections' | 'apart'>
  /** Id of the choice that keeps the record apart; undefined for a record that belongs in its list. */
  readonly apart: number | undefined
}

/** The label of what keeps a record apart from its list: 'In custody'. */
export function ApartBadge({ declaration, apart }: ApartBadgeProps) {
  const labelOf = useLabel(declaration.type)
  const set = declaration.apart && choiceSetAt(declaration, declaration.apart.path)
  const code = Object.entries(set?.choices ?? {}).find(([, id]) => id === apart)?.[0]
  return set && code ? <Badge tone="special">{labelOf(`choice/${set.name}/${code}`)}</Badge> : null
}
