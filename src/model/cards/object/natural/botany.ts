import { agent, date, group, identifier, list, number, term, text } from '../../../kinds/build.ts'

const count = number({ integer: true, min: 0 })

/** Herbarium data: the sheet, and the place where the plant grew. */
export const botany = {
  herbarium: group(
    { name: text({ level: 'R' }), type: term('HERBT', { level: 'R' }), code: identifier({ level: 'R' }) },
    { level: 'R', carried: true },
  ),
  botanicalSample: group({ type: term('SAMP'), sequence: text() }),
  composition: group({ sheets: count, labels: count, envelopes: count }),
  scheme: group({ scheme: term('SBSC'), genusNumber: text() }, { level: 'A', carried: true }),
  donor: group({ donor: agent(), date: date() }, { level: 'A', carried: true }),
  ecology: group(
    {
      environment: term('LRIB'),
      substrate: term('LRIJ'),
      light: term('LRII'),
      slope: term('LRIS'),
      exposure: term('LRIP'),
      waterMovement: term('LRID'),
      acidity: number({ min: 0, max: 14, unit: 'pH' }),
      temperature: number({ min: -100, max: 200, unit: '°C' }),
      host: text(),
      neighbour: text(),
    },
    { carried: true },
  ),
  botanicalPreparations: list(
    { type: term('DBT', { required: true }), preparator: agent(), date: date(), place: text() },
    { level: 'A' },
  ),
  phenology: term('PHEN', { level: 'A' }),
}
