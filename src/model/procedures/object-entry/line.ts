import type { CardRule, CardValues } from '../../engine/define-card.ts'
import { boolean, choice, day, group, link, longText, money, term, text } from '../../kinds/build.ts'

/** Decisions on an object that came in, with ids of the product's own. Those sent back have been here; those not handed in never were. */
export const entryDecisions = { UNDECIDED: 1, NOT_HANDED_IN: 2, RETURN: 3, ACCEPT: 4 } as const

/** Arrival of one object, and what becomes of it. */
export const entryLine = {
  entryNumber: text({ level: 'R' }),
  /** It comes back, and does not pass into custody. */
  isOurs: boolean({ level: 'R' }),
  conditionOnArrival: term('STCC', { level: 'R' }),
  conditionNote: longText({ level: 'R' }),
  photo: link(['file'], { level: 'R' }),
  statedValue: money({ private: true }),
  placedAt: term('LR', { level: 'R' }),
  decision: group(
    {
      decision: choice({ name: 'entryDecision', choices: entryDecisions, level: 'R' }),
      reason: longText({ level: 'R' }),
      decidedBy: text(),
      date: day(),
    },
    { level: 'R' },
  ),
  note: longText(),
}

/** Sending an object back requires a reason. */
export const returnedWithReason: CardRule<CardValues> = ({ decision }, problems) => {
  const { decision: taken, reason } = (decision ?? {}) as {
    readonly decision?: { readonly id: number }
    readonly reason?: string
  }
  if (taken?.id === entryDecisions.RETURN && !reason)
    problems.at('decision').at('reason').add({ key: 'required' })
}
