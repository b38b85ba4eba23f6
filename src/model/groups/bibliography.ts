import { link, list, term, text } from '../kinds/build.ts'

/** References: the work and the place in it. */
export const bibliography = list({
  work: link(['biblio'], { named: true, required: true }),
  pages: text(),
  figures: text(),
  relation: term('BIL'),
  note: text({ level: 'A' }),
})
