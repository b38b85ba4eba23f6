import { agent, day, list, longText, term } from '../kinds/build.ts'

/** Authors of the record. */
export const compilers = list(
  { compiler: agent({ level: 'R', required: true }), role: term('CMPR'), date: day({ level: 'R' }) },
  { level: 'R' },
)

/** Internal remarks. */
export const remarks = longText({ level: 'R', private: true })
