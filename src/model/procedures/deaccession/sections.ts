import { type CardOf, section } from '../../engine/define-card.ts'
import { agent, boolean, choice, day, group, link, list, longText, money, text } from '../../kinds/build.ts'

/** Grounds on which a museum parts with objects, with ids of the product's own. */
const deaccessionGrounds = {
  OUTSIDE_PROFILE: 1,
  DUPLICATE: 2,
  CONDITION: 3,
  HAZARD: 4,
  RESTITUTION: 5,
  TRANSFER: 6,
  LOST: 7,
  FAKE: 8,
  OTHER: 9,
} as const

/** Answers of those who were asked. */
export const answers = { PENDING: 1, AGREED: 2, OBJECTED: 3, NO_ANSWER: 4 } as const

/** Grounds, in the terms of the museum's collecting policy. */
const proposal = {
  grounds: choice({
    name: 'deaccessionGrounds',
    choices: deaccessionGrounds,
    level: 'R',
    facet: true,
    column: true,
  }),
  justification: longText({ level: 'R' }),
  policyReference: text({ level: 'R' }),
  proposedBy: agent({ level: 'R' }),
  proposedOn: day({ level: 'R' }),
  alternatives: longText(),
}

/** Title, restrictions, and those who have a say. */
const examination = {
  titleCheck: group(
    { checked: boolean({ level: 'R' }), checkedBy: agent(), date: day(), findings: longText({ level: 'R' }) },
    { level: 'R' },
  ),
  restrictionCheck: group(
    { checked: boolean({ level: 'R' }), findings: longText({ level: 'R' }) },
    { level: 'R' },
  ),
  consulted: list(
    {
      party: agent({ level: 'R', required: true }),
      role: text(),
      askedOn: day({ level: 'R' }),
      answer: choice({ name: 'consultationAnswer', choices: answers, level: 'R' }),
      answeredOn: day(),
      letter: link(['file']),
      note: longText(),
    },
    { level: 'R' },
  ),
  answersDue: day(),
  opinions: list({
    expert: agent({ required: true }),
    date: day(),
    opinion: longText(),
    document: link(['file']),
  }),
}

/** The decision: people, day and minutes. */
const resolution = {
  resolution: group(
    {
      body: text({ level: 'R' }),
      date: day({ level: 'R' }),
      reference: text({ level: 'R' }),
      members: longText(),
      votes: text(),
      conditions: longText(),
    },
    { level: 'R' },
  ),
  authorityApproval: group({ authority: agent(), date: day(), reference: text() }),
}

/** Notice to the public, receiver, and what becomes of the proceeds. */
const disposal = {
  notice: group({ published: day({ level: 'R' }), where: text({ level: 'R' }), until: day({ level: 'R' }) }),
  receiver: agent({ level: 'R', facet: true, column: true }),
  contractDate: day(),
  disposeBy: day({ level: 'R', column: true }),
  proceeds: group({ total: money({ level: 'R' }), use: longText({ level: 'R' }) }, { private: true }),
  notes: longText(),
}

/** Sections of a deaccession (Spectrum: deaccessioning and disposal). */
export const deaccessionSections = {
  proposal: section(proposal),
  examination: section(examination),
  resolution: section(resolution),
  disposal: section(disposal),
}

export type DeaccessionValues = CardOf<typeof deaccessionSections>
