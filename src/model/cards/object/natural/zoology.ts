import { agent, group, identifier, list, term, text, url } from '../../../kinds/build.ts'

/** Sex and life stage. */
export const life = {
  life: group(
    {
      sex: term('SEX', { level: 'R' }),
      stage: term('STAGE', { level: 'R' }),
    },
    { level: 'R' },
  ),
}

/** Further data on an animal: names, preparator, distribution of the species. */
export const zoology = {
  synonyms: list({ name: text({ required: true }), note: text() }, { carried: true }),
  preparators: list({ preparator: agent({ required: true }), role: term('AUIR') }),
  zoogeography: group({ land: term('LRVZ'), sea: term('LRM') }, { level: 'A', carried: true }),
  collectingTime: text({ level: 'A', pattern: /^([01]?\d|2[0-3])[:.][0-5]\d$/, carried: true }),
  causeOfDeath: term('DEATH', { level: 'A' }),
  tissues: list({ sample: identifier(), note: text(), sequence: url() }, { level: 'A' }),
}
