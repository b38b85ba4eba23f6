import type { CardRule } from '../engine/define-card.ts'

interface WithRights {
  readonly rights?: readonly { readonly from?: string; readonly until?: string }[]
}

/** Rule: no right ends before it starts. */
export const rightsRunForward: CardRule<WithRights> = ({ rights = [] }, problems) => {
  for (const [index, { from, until }] of rights.entries())
    if (from && until && from > until) problems.at(`rights.${index}.until`).add({ key: 'order' })
}
