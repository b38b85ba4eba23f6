import { rights } from '../../../groups/rights.ts'
import { agent, date, day, group, link, list, longText, money, term, text } from '../../../kinds/build.ts'

/** How it came, whose it is, what the law says about it, what it is worth. */
export const acquisition = {
  acquisitions: list(
    {
      type: term('ACQT', { level: 'R', facet: true }),
      from: agent({ level: 'R' }),
      date: date({ level: 'R', column: true }),
      place: link(['place'], { named: true }),
      price: money({ level: 'A', private: true }),
      note: text({ level: 'A' }),
    },
    { level: 'R', counts: true, carried: true },
  ),
  legalCondition: group(
    { generic: term('CDGG', { level: 'R' }), specific: text() },
    { level: 'R', carried: true },
  ),
  owners: list(
    { owner: agent({ level: 'R', required: true }), note: text({ level: 'A' }) },
    { level: 'R', private: true, carried: true },
  ),
  protections: list(
    { order: term('NVCT', { required: true }), details: text(), date: date() },
    { level: 'A' },
  ),
  titleChanges: list({ type: term('ALNT', { required: true }), date: date(), note: text() }, { level: 'A' }),
  exportLicences: list(
    { licence: term('ESPT', { required: true }), office: term('ESPU'), date: day() },
    { level: 'A' },
  ),
  rights,
  valuations: list(
    {
      amount: money({ required: true }),
      date: day(),
      reason: term('STIM'),
      source: term('STIF'),
      valuer: agent({ level: 'A' }),
      note: longText({ level: 'A' }),
    },
    { private: true },
  ),
}
