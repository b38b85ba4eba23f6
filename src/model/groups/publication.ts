import { group, term, translated } from '../kinds/build.ts'

/** What the public may read of a card, and under what name. */
export const publication = group(
  {
    title: translated({ level: 'R' }),
    creditLine: translated({ level: 'R' }),
    licence: term('LICE', { level: 'R' }),
  },
  { level: 'R', carried: true },
)
