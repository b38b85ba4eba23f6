import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useExcessTexts } from './use-excess-texts.ts'

export interface ExcessBadgesProps {
  readonly declaration: ProcedureDeclaration
  readonly object: Pick<ProcedureObject, 'exceeds'>
}

/** Shows which limits an object exceeds; nothing for those within them. */
export function ExcessBadges({ declaration, object }: ExcessBadgesProps) {
  return useExcessTexts(declaration)(object).map(({ name, full }) => (
    <span key={name} title={full}>
      <Badge tone="warning">{name}</Badge>
    </span>
  ))
}
