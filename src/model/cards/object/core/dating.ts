import { date, list, term, terms, text } from '../../../kinds/build.ts'
import { madeKinds } from '../categories.ts'

/** How old it is, and how that is known. */
export const dating = {
  dating: date({ level: 'R', facet: true, column: true, counts: madeKinds }),
  period: term('DTZG', { level: 'R', facet: true, column: true, carried: true }),
  periodFraction: term('DTZS', { carried: true }),
  datingBasis: terms('DTM'),
  otherDatings: list({ date: date({ required: true }), basis: term('DTM'), note: text() }, { level: 'A' }),
}
