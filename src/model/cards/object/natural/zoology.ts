import { agent, group, identifier, list, term, text, url } from '../../../kinds/build.ts'

/** What of a living thing is told by its sex and age. */
export const life = {
  life: group(
    {
      sex: term('SEX', { level: 'R' }),
      stage: term('STAGE', { level: 'R' }),
    },
    { level: 'R' },
  ),
}

/** What else is kept of an animal: its names, who prepared it, where its kind lives. */
export const zoology = {
  synonyms: list({ name: text({ required: true }), note: text() }, { carried: true }),
  preparators: list({ preparator: agent({ required: true }), role: term('AUIR') }),
  zoogeography: group({ land: term('LRVZ'), sea: term('LRM') }, { level: 'A', carried: true }),
  collectingTime: text({ level: 'A', pattern: /^([01]?\d|2[0-3])[:.][0-5]\d$/, carried: true }),
  causeOfDeath: term('DEATH', { level: 'A' }),
  tissues: list({ sample: identifier(), note: text(), sequence: url() }, { level: 'A' }),
}
