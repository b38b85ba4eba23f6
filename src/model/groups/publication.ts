import { group, term, translated } from '../kinds/build.ts'

/** Publication on the web, and the public title. */
export const publication = group(
  {
    title: translated({ public: 'always', level: 'R' }),
    creditLine: translated({ public: 'always', level: 'R' }),
    licence: term('LICE', { public: 'always', level: 'R' }),
  },
  { public: 'always', level: 'R', carried: true },
)
