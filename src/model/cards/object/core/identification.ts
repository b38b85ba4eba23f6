import {
  agent,
  boolean,
  choice,
  day,
  group,
  identifier,
  link,
  list,
  number,
  term,
  text,
  translated,
} from '../../../kinds/build.ts'
import { objectCategories, objectSubcategories, subcategoriesOf } from '../categories.ts'

/** Number and title, by which an object is known, then category and collection. */
export const identification = {
  objectNumbers: list(
    {
      objectNumber: identifier({ public: 'always', level: 'R', required: true, unique: true }),
      type: term('INVT'),
      date: day(),
      place: text({ level: 'A' }),
      note: text({ public: 'off', level: 'A' }),
    },
    { public: 'always', level: 'R', counts: true },
  ),
  title: translated({ public: 'always', level: 'R', counts: ['other'] }),
  objectInformation: group(
    {
      objectCategory: choice({
        name: 'objectCategory',
        choices: objectCategories,
        public: 'always',
        level: 'R',
        facet: true,
        column: true,
        counts: true,
      }),
      objectSubcategory: choice({
        name: 'objectSubcategory',
        choices: objectSubcategories,
        within: { key: 'objectCategory', fitting: subcategoriesOf },
        level: 'R',
        facet: true,
        column: true,
      }),
    },
    { public: 'always', level: 'R', carried: true },
  ),
  otherNumbers: list({
    number: identifier({ required: true, column: true }),
    type: term('ACCT'),
    issuer: agent(),
    note: text({ level: 'A' }),
  }),
  collections: list(
    {
      collection: link(['collection'], { level: 'R', required: true, facet: true, column: true }),
      note: text({ level: 'A' }),
    },
    { level: 'R', carried: true },
  ),
  department: term('DEPT', { facet: true, column: true, carried: true }),
  quantity: group(
    {
      count: number({ level: 'R', integer: true, min: 1 }),
      notCounted: boolean({ level: 'R' }),
    },
    { level: 'R' },
  ),
  nationalCode: group({
    region: text({ required: true, pattern: /^\d{2}$/ }),
    number: text({ required: true, pattern: /^\d{8}$/ }),
    suffix: text({ pattern: /^[A-Z0-9]{1,2}$/ }),
  }),
  cardLevel: group({ type: term('TSK'), research: term('LIR') }, { public: 'off', carried: true }),
  bodies: list({ body: agent({ required: true }), role: term('BODR') }, { public: 'off', carried: true }),
}
