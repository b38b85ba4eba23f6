import type { CardRule, CardValues } from '../../engine/define-card.ts'
import {
  choice,
  day,
  group,
  institution,
  longText,
  number,
  term,
  text,
  translated,
} from '../../kinds/build.ts'
import type { ValuesOf } from '../../kinds/field.ts'

/** Decisions on an object, with ids of the product's own. */
export const exhibitDecisions = { UNKNOWN: 1, LEFT_OUT: 2, SHOWN: 3, SHOWN_CONDITIONALLY: 4 } as const

/** Stages of an object in an exhibition. */
export const exhibitStates = {
  WANTED: 1,
  REQUESTED: 2,
  READY: 3,
  INSTALLED: 4,
  ROTATED_OUT: 5,
  BACK: 6,
} as const

/** Place, label, mount and light of one exhibit. */
export const exhibitionLine = {
  decision: group(
    {
      decision: choice({ name: 'exhibitDecision', choices: exhibitDecisions, level: 'R' }),
      reason: longText({ level: 'R' }),
      date: day(),
    },
    { level: 'R' },
  ),
  chapter: text({ level: 'R' }),
  exhibitNumber: text({ level: 'R' }),
  room: term('LR', { level: 'R' }),
  showcase: text({ level: 'R' }),
  label: translated({ long: true, level: 'R' }),
  creditLine: text({ level: 'R' }),
  catalogueNumber: text(),
  lender: institution({ level: 'R' }),
  mount: longText({ level: 'R' }),
  displayRequirements: longText({ level: 'R' }),
  light: group(
    {
      lux: number({ level: 'R', min: 0, max: 1_000_000, unit: 'lx' }),
      hours: number({ level: 'R', min: 0, max: 1_000_000, unit: 'h' }),
    },
    { level: 'R' },
  ),
  onShow: group({ from: day(), until: day({ ends: 'from' }) }),
  state: choice({ name: 'exhibitState', choices: exhibitStates, level: 'R' }),
  note: longText(),
}

export type ExhibitionLine = ValuesOf<typeof exhibitionLine>

/** An object that is left out was considered, and is left out for a reason. */
export const leftOutWithReason: CardRule<CardValues> = (line, problems) => {
  const { decision } = line as ExhibitionLine
  if (decision?.decision?.id === exhibitDecisions.LEFT_OUT && !decision.reason)
    problems.at('decision').at('reason').add({ key: 'required' })
}
