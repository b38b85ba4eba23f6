import { type CardRule, type CardValues, section } from '../engine/define-card.ts'
import { boolean, choice, day, longText, text } from '../kinds/build.ts'
import { isMissing } from '../validation/validators.ts'

/* Parts of answers that several portals ask for. */

/** Required whatever else was filled in: an unsigned answer is invalid. */
export const asks =
  (...keys: readonly string[]): CardRule<CardValues> =>
  (values, problems) => {
    for (const key of keys) if (isMissing(values[key])) problems.at(key).add({ key: 'required' })
  }

/** An agreement that was not ticked is none. */
export const isAccepted: CardRule<CardValues> = ({ accepted }, problems) => {
  if (accepted !== true) problems.at('accepted').add({ key: 'required' })
}

/** Agreement to a text, signed with name and position. */
export const acceptance = (role = text({ level: 'R' })) => ({
  acceptance: section({
    accepted: boolean({ level: 'R' }),
    name: text({ level: 'R', required: true }),
    role,
    note: longText({ level: 'R' }),
  }),
})

/** Condition on arrival, with ids of the product's own. */
const arrivals = { UNCHANGED: 1, CHANGED: 2, DAMAGED: 3, NOT_ARRIVED: 4 } as const

/** State of one object that arrived. */
export const arrivedLine = {
  arrived: choice({ name: 'arrivedState', choices: arrivals, level: 'R' }),
  remark: longText({ level: 'R' }),
}

/** Receipt of objects that came back. */
export const receivedBack = {
  sections: {
    back: section({
      arrivedOn: day({ level: 'R', required: true }),
      name: text({ level: 'R', required: true }),
      role: text({ level: 'R' }),
      note: longText({ level: 'R' }),
    }),
  },
  rules: [asks('arrivedOn', 'name')],
  line: arrivedLine,
}
