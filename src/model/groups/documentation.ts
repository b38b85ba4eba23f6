import { link, list, term, text } from '../kinds/build.ts'

/** Written sources with records of their own. */
export const documents = list({
  document: link(['document'], { named: true, required: true }),
  type: term('FNTT'),
  reference: text(),
  note: text({ level: 'A' }),
})
