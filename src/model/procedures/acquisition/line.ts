import type { CardRule, CardValues } from '../../engine/define-card.ts'
import { choice, day, group, identifier, longText, money, term, text } from '../../kinds/build.ts'

/** Decisions on the acquisition of an object, with ids of the product's own. */
export const acquisitionDecisions = { UNDECIDED: 1, DECLINED: 2, ACCEPTED: 3 } as const

/** Decision, price and number of one object. */
export const acquisitionLine = {
  decision: group(
    {
      decision: choice({ name: 'acquisitionDecision', choices: acquisitionDecisions, level: 'R' }),
      reason: longText({ level: 'R' }),
      decidedBy: text(),
      date: day(),
    },
    { level: 'R' },
  ),
  newNumber: identifier({ level: 'R' }),
  objectPrice: money({ level: 'R', private: true }),
  value: money({ level: 'R', private: true }),
  valueSource: term('STIF', { private: true }),
  titleProof: text({ level: 'R' }),
  condition: term('STCC'),
  note: longText(),
}

/** Declining an object requires a reason. */
export const declinedWithReason: CardRule<CardValues> = ({ decision }, problems) => {
  const { decision: taken, reason } = (decision ?? {}) as {
    readonly decision?: { readonly id: number }
    readonly reason?: string
  }
  if (taken?.id === acquisitionDecisions.DECLINED && !reason)
    problems.at('decision').at('reason').add({ key: 'required' })
}
