import {
  agent,
  boolean,
  date,
  day,
  group,
  link,
  list,
  longText,
  term,
  terms,
  text,
} from '../../../kinds/build.ts'

/** In what state it is, what endangers it or those who handle it, and what was done for it. */
export const condition = {
  condition: group(
    {
      state: term('STCC', { level: 'R', facet: true, column: true, counts: true }),
      completeness: term('COMPL'),
      damages: terms('DAMG'),
      detail: longText(),
      risk: longText(),
      proposal: longText(),
    },
    { level: 'R' },
  ),
  hazards: list({ hazard: term('HAZ', { required: true }), date: day(), note: text() }),
  /** A warning for whoever takes it in hand: hazards are noted or it is radioactive. */
  hazardous: boolean({ derived: true, column: true }),
  requirements: group(
    {
      handling: longText({ level: 'A' }),
      packing: longText({ level: 'A' }),
      display: longText({ level: 'A' }),
      environment: longText({ level: 'A' }),
      security: longText({ level: 'A' }),
      storage: longText({ level: 'A' }),
    },
    { level: 'A', private: true },
  ),
  salvage: group({ priority: term('SALV'), assessed: day() }, { level: 'A', private: true }),
  treatments: list({
    date: date(),
    type: term('RSTT'),
    circumstance: term('RSTN'),
    body: agent(),
    operator: agent(),
    funder: agent({ level: 'A' }),
    note: longText(),
  }),
  analyses: list(
    {
      type: term('ANLT', { required: true }),
      laboratory: agent(),
      date: date(),
      result: longText(),
      report: link(['document', 'biblio'], { named: true }),
    },
    { level: 'A' },
  ),
}
