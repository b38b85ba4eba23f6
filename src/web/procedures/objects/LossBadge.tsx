import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import { choiceSetAt } from '#model/engine/choice-sets.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { useLabel } from '../../cards/use-label.ts'
import { Badge } from '../../ui/Badge.tsx'
import { linesArea } from './lines-area.ts'

export interface LossBadgeProps {
  readonly declaration: ProcedureDeclaration
  readonly object: Pick<ProcedureObject, 'lost'>
}

/** Shows that an object is missing, stolen or destroyed; nothing for those that are there. */
export function LossBadge({ declaration, object: { lost } }: LossBadgeProps) {
  const { type, declaration: records } = linesArea(declaration)
  const labelOf = useLabel(type)
  const set = choiceSetAt(records, records.lostPath ?? '')?.name
  return lost === null || set === undefined ? null : (
    <Badge tone="danger">{labelOf(`choice/${set}/${lost}`)}</Badge>
  )
}
