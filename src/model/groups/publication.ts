import { group, term, translated } from '../kinds/build.ts'

/** Publication on the web, and the public title. */
export const publication = group(
  {
    title: translated({ level: 'R' }),
    creditLine: translated({ level: 'R' }),
    licence: term('LICE', { level: 'R' }),
  },
  { level: 'R', carried: true },
)
