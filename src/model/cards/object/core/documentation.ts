import { bibliography } from '../../../groups/bibliography.ts'
import { date, link, list, term, text } from '../../../kinds/build.ts'

/** Publications, records and exhibitions of the object. */
export const documentation = {
  bibliography,
  documents: list({
    document: link(['document'], { named: true, required: true }),
    type: term('FNTT'),
    reference: text(),
    note: text({ level: 'A' }),
  }),
  exhibitions: list({
    event: link(['event'], { named: true, required: true }),
    venue: text(),
    date: date(),
    catalogueNumber: text(),
    note: text({ level: 'A' }),
  }),
}
