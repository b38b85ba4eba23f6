import { group, term, translated } from '../kinds/build.ts'
import { titleLimit } from '../kinds/text.ts'

/** Publication on the web, and the public title. */
export const publication = group(
  {
    title: translated({ level: 'R', maxLength: titleLimit }),
    creditLine: translated({ level: 'R' }),
    licence: term('LICE', { level: 'R' }),
  },
  { level: 'R', carried: true },
)
