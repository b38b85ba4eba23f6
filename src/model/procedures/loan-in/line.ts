import type { CardRule, CardValues } from '../../engine/define-card.ts'
import { choice, day, group, longText, money, number, term, text } from '../../kinds/build.ts'

/** Answers of the lender about an object, with ids of the product's own. */
export const lenderDecisions = { UNKNOWN: 1, REFUSED: 2, AGREED: 3 } as const

/** Stages of an object on loan to the museum. */
export const loanInStates = {
  EXPECTED: 1,
  IN_TRANSIT: 2,
  IN_STORE: 3,
  ON_SHOW: 4,
  PACKED: 5,
  RETURNED: 6,
  RETURNED_DAMAGED: 7,
  LOST: 8,
} as const

/** Agreement, condition and care of one object of a loan in. */
export const loanInLine = {
  lendersNumber: text({ level: 'R' }),
  borrowedPart: text(),
  decision: group(
    {
      decision: choice({ name: 'lenderDecision', choices: lenderDecisions, level: 'R' }),
      reason: longText({ level: 'R' }),
      date: day(),
    },
    { level: 'R' },
  ),
  insuranceValue: money({ level: 'R', private: true }),
  displayRequirements: longText({ level: 'R' }),
  maxLux: number({ level: 'R', min: 0, max: 1_000_000, unit: 'lx' }),
  packing: text({ level: 'R' }),
  state: choice({ name: 'loanInState', choices: loanInStates, level: 'R' }),
  receivedOn: day({ level: 'R' }),
  placedAt: term('LR', { level: 'R' }),
  conditionIn: term('STCC', { level: 'R' }),
  conditionOut: term('STCC', { level: 'R' }),
  conditionNote: longText({ level: 'R' }),
  returnedOn: day({ level: 'R' }),
  note: longText(),
}

/** An object that the lender refuses has a reason. */
export const refusedWithReason: CardRule<CardValues> = ({ decision }, problems) => {
  const { decision: taken, reason } = (decision ?? {}) as {
    readonly decision?: { readonly id: number }
    readonly reason?: string
  }
  if (taken?.id === lenderDecisions.REFUSED && !reason)
    problems.at('decision').at('reason').add({ key: 'required' })
}
