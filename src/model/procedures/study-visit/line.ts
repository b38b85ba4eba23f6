import type { CardRule, CardValues } from '../../engine/define-card.ts'
import { choice, group, longText, term, text } from '../../kinds/build.ts'
import type { ValuesOf } from '../../kinds/field.ts'

/** Decisions on an object, with ids of the product's own. */
export const visitDecisions = { UNKNOWN: 1, DENIED: 2, ALLOWED: 3, SUPERVISED: 4 } as const

/** Stages of an object during a visit. */
export const visitStates = { TO_FETCH: 1, FETCHED: 2, ON_TABLE: 3, PUT_BACK: 4, NOT_SHOWN: 5 } as const

const picturePermissions = { NONE: 1, OWN_USE: 2, PUBLICATION: 3, BY_MUSEUM: 4 } as const

/** Fetching, handling and findings for one object. */
export const studyVisitLine = {
  decision: group(
    {
      decision: choice({ name: 'visitDecision', choices: visitDecisions, level: 'R' }),
      reason: longText({ level: 'R' }),
    },
    { level: 'R' },
  ),
  bringFrom: term('LR', { level: 'R' }),
  bringDetail: text(),
  handling: longText({ level: 'R' }),
  sampling: longText(),
  picturePermission: choice({ name: 'picturePermission', choices: picturePermissions, level: 'R' }),
  state: choice({ name: 'visitState', choices: visitStates, level: 'R' }),
  findings: longText({ level: 'R' }),
  note: longText(),
}

export type StudyVisitLine = ValuesOf<typeof studyVisitLine>

/** An object that is not shown has a reason. */
export const deniedWithReason: CardRule<CardValues> = (line, problems) => {
  const { decision } = line as StudyVisitLine
  if (decision?.decision?.id === visitDecisions.DENIED && !decision.reason)
    problems.at('decision').at('reason').add({ key: 'required' })
}
