import type { CardRule, CardValues } from '../../engine/define-card.ts'
import { agent, choice, day, group, longText, money, term, text } from '../../kinds/build.ts'
import type { ValuesOf } from '../../kinds/field.ts'

/** Decisions on an object, with ids of the product's own. */
export const deaccessionDecisions = { UNKNOWN: 1, KEPT: 2, DEACCESSIONED: 3 } as const

/** Decision on one object, and its way out of the collection. */
export const deaccessionLine = {
  decision: group(
    {
      decision: choice({ name: 'deaccessionDecision', choices: deaccessionDecisions, level: 'R' }),
      keepReason: longText({ level: 'R' }),
      date: day(),
    },
    { level: 'R' },
  ),
  origin: longText({ level: 'R' }),
  restrictions: longText({ level: 'R' }),
  method: term('ALNT', { level: 'R' }),
  newOwner: agent({ level: 'R' }),
  estimatedValue: money({ level: 'R', private: true }),
  price: money({ private: true }),
  documented: text(),
  leftOn: day({ level: 'R' }),
  leftTo: term('LR'),
  note: longText(),
}

export type DeaccessionLine = ValuesOf<typeof deaccessionLine>

/** An object that was proposed and stays in the collection stays for a reason. */
export const keptWithReason: CardRule<CardValues> = (line, problems) => {
  const { decision } = line as DeaccessionLine
  if (decision?.decision?.id === deaccessionDecisions.KEPT && !decision.keepReason)
    problems.at('decision').at('keepReason').add({ key: 'required' })
}
