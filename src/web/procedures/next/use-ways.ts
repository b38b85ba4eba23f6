import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { linkKind } from '#model/engine/aspects/becoming.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { useStartableTypes } from '../own-types.ts'

/** A procedure that may follow from another. */
export interface Way {
  /** Kind of the link between the two. */
  readonly kind: string
  readonly declaration: ProcedureDeclaration
  /** Name of the way, where several lead to the type. */
  readonly as: string | undefined
  /** 'Acquisition', or 'Condition check on departure' where the type alone does not say it. */
  readonly name: string
  /** Proposed at the step reached. */
  readonly isProposed: boolean
}

/** Returns the procedures that may follow from one and that the user may start; none while it cannot be edited. */
export function useWays({ type, step, may, deletedAt }: Procedure): readonly Way[] {
  const { t } = useTranslation()
  const startable = useStartableTypes()
  const becomes = procedureNamed(type)?.workflow.becomes ?? []
  if (!may.edit || deletedAt !== null) return []
  return becomes.flatMap(becoming => {
    const declaration = startable.find(({ name }) => name === becoming.type)
    if (!declaration) return []
    const { as, from = [] } = becoming
    const key = as === undefined ? `${declaration.type}.one` : `procedures.link/${as}`
    return [
      {
        kind: linkKind(becoming),
        declaration,
        as,
        name: t(key as TextKey) as string,
        isProposed: from.includes(step),
      },
    ]
  })
}
