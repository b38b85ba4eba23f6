import {
  agent,
  boolean,
  date,
  day,
  group,
  identifier,
  link,
  list,
  longText,
  money,
  number,
  term,
  text,
} from '../../../kinds/build.ts'

/** Codes a specimen is cited by, and material that came with it. */
export const specimen = {
  specimenCodes: list(
    {
      institution: identifier({ level: 'R' }),
      international: identifier({ level: 'R' }),
      collection: identifier({ level: 'R' }),
      sample: identifier({ level: 'R' }),
    },
    { level: 'R' },
  ),
  specimenContainer: term('SPCT', { public: 'off' }),
  commonNames: list({ name: text({ required: true }), language: term('LANG') }, { carried: true }),
  labels: list({
    kind: term('LABK'),
    heading: text(),
    transcript: longText(),
    language: term('LANG'),
    writing: term('LABW'),
    support: term('LABS'),
  }),
}

/** Preparation, treatment by former owners, and legal requirements. */
export const preservation = {
  preparations: list(
    {
      part: term('STCP', { level: 'R' }),
      type: term('STCT', { level: 'R' }),
      medium: term('STCM', { level: 'R' }),
      date: date(),
      count: number({ integer: true, min: 1 }),
      place: text({ level: 'A', private: true }),
    },
    { level: 'R', carried: true },
  ),
  formerCollections: list(
    {
      collection: link(['collection'], { named: true, required: true }),
      collector: agent(),
      when: date(),
      number: identifier(),
      value: money({ private: true }),
      note: text({ level: 'A' }),
    },
    { public: 'off', carried: true },
  ),
  certificates: list(
    {
      type: term('CTFT', { required: true }),
      number: identifier(),
      date: day(),
      authority: agent(),
      note: text({ level: 'A' }),
    },
    { public: 'off' },
  ),
  sensitivity: group(
    { sensitive: boolean(), generalisation: term('DGEN') },
    { public: 'never', carried: true },
  ),
}
