import { list, term, text } from '../kinds/build.ts'

/** Material and technique by part. */
export const materials = list(
  {
    material: term('MTC', { level: 'R', facet: true, column: true }),
    technique: term('MTT', { level: 'R', facet: true, column: true }),
    part: text(),
    note: text({ level: 'A' }),
  },
  { level: 'R', counts: ['archaeological', 'other'], carried: true },
)
