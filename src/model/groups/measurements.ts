import { boolean, list, measure, term, text } from '../kinds/build.ts'

/** Dimensions with type, part and accuracy. */
export const measurements = list(
  {
    type: term('MISZ', { level: 'R', required: true }),
    value: measure({ level: 'R', quantities: ['length', 'weight', 'area', 'volume', 'duration'] }),
    part: text(),
    qualifier: term('MISV', { level: 'A' }),
    approximate: boolean({ level: 'A' }),
    missing: boolean({ level: 'A' }),
    note: text({ level: 'A' }),
  },
  { level: 'R', counts: ['archaeological', 'other'] },
)
