import { agent, day, list, longText, term } from '../kinds/build.ts'

/** Who wrote the card. */
export const compilers = list(
  { compiler: agent({ level: 'R', required: true }), role: term('CMPR'), date: day({ level: 'R' }) },
  { level: 'R' },
)

/** For colleagues alone. */
export const remarks = longText({ level: 'R', private: true })
