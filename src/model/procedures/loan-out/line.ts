import type { CardRule, CardValues } from '../../engine/define-card.ts'
import { choice, date, day, group, link, list, longText, money, text } from '../../kinds/build.ts'

/** Decisions on an object's loan, with ids of the product's own. */
export const loanDecisions = { UNKNOWN: 1, DENIED: 2, ALLOWED: 3 } as const

/** Stages of an object's loan. */
export const loanStates = {
  IN_STORE: 1,
  PACKED: 2,
  SENT: 3,
  RECEIVED: 4,
  ON_SHOW: 5,
  RETURNED: 6,
  RETURNED_DAMAGED: 7,
  LOST: 8,
} as const

/** Agreement and handling of one object of a loan. */
export const loanLine = {
  requestedPart: text(),
  decision: group(
    {
      decision: choice({ name: 'loanDecision', choices: loanDecisions, level: 'R' }),
      denyReason: longText({ level: 'R' }),
      decidedBy: text(),
      date: day(),
    },
    { level: 'R' },
  ),
  /** Permissions required from third parties: an authority, an owner. */
  authorizations: list({
    requestDate: day({ level: 'R' }),
    recipeDate: day({ level: 'R' }),
    document: link(['file']),
    note: longText(),
  }),
  insuranceValue: money({ level: 'R', private: true }),
  valuationDate: date(),
  packing: text(),
  displayRequirements: longText(),
  imagePermission: text(),
  state: choice({ name: 'loanState', choices: loanStates, level: 'R' }),
  returnedOn: day(),
  returnedTo: text(),
  note: longText(),
}

/** Refusing an object requires a reason (C-P06). */
export const deniedWithReason: CardRule<CardValues> = ({ decision }, problems) => {
  const { decision: taken, denyReason } = (decision ?? {}) as {
    readonly decision?: { readonly id: number }
    readonly denyReason?: string
  }
  if (taken?.id === loanDecisions.DENIED && !denyReason)
    problems.at('decision').at('denyReason').add({ key: 'required' })
}
