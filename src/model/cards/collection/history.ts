import { agent, boolean, date, link, list, longText, money, term, text } from '../../kinds/build.ts'

/** Whose it was before, and how it came to the museum. */
export const history = {
  history: longText({ level: 'R' }),
  provenance: list(
    {
      owner: agent({ level: 'R', required: true }),
      when: date({ level: 'R' }),
      place: link(['place'], { named: true }),
      method: term('PRVM', { level: 'R' }),
      source: text(),
      uncertain: boolean({ level: 'A' }),
      note: longText({ level: 'A' }),
    },
    { level: 'R' },
  ),
  acquisitions: list({
    type: term('ACQT', { facet: true }),
    from: agent(),
    date: date(),
    price: money({ level: 'A', private: true }),
    note: text({ level: 'A' }),
  }),
}

/** Who keeps it now, under which law, and who answers for it. */
export const holding = {
  department: term('DEPT', { level: 'R', facet: true, column: true }),
  curators: list({ curator: agent({ level: 'R', required: true }), note: text({ level: 'A' }) }),
  owners: list({ owner: agent({ required: true }), note: text({ level: 'A' }) }, { private: true }),
  legalCondition: term('CDGG', { level: 'A' }),
  protections: list(
    { order: term('NVCT', { required: true }), details: text(), date: date() },
    { level: 'A' },
  ),
  accessConditions: text(),
}
