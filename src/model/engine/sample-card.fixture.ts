import { objectType } from '../cards/object/type.ts'
import * as build from '../kinds/build.ts'
import { defineCard, section } from './define-card.ts'
import { entityPages } from './record-pages.ts'

const { authority, boolean, choice, coordinates, date, day, group, identifier, link, list } = build
const { agent, longText, measure, money, number, term, terms, text, translated, url } = build

/** A small record type with every kind of field, in groups, lists and nested lists. */
export const sampleCard = defineCard({
  recordTypes: [objectType],
  path: '/api/v1/sample',
  pages: entityPages('sample', 'entities'),
  sections: {
    plain: section({
      label: text({ facet: true, column: true, counts: true }),
      story: longText(),
      name: translated(),
      address: url(),
      known: authority({ schemes: ['ulan', 'source'] }),
      count: number({ integer: true, min: 0 }),
      seen: boolean({ facet: true }),
      found: day(),
      age: date({ facet: true, column: true }),
      sort: choice({ name: 'sort', choices: { ONE: 1, TWO: 2 }, facet: true }),
      stuff: term('MTC', { facet: true }),
      keywords: terms('KEYWORDS'),
      price: money({ private: true }),
      width: measure(),
      place: coordinates(),
      maker: agent(),
      collection: link(['collection']),
    }),
    rows: section(
      {
        numbers: list({ number: identifier({ required: true, unique: true }), note: text() }),
        parts: list(
          {
            name: text(),
            main: boolean(),
            size: group({ width: measure(), note: text() }),
            holes: list({ place: text(), depth: number() }),
          },
          { single: 'main' },
        ),
        frame: group({ wood: term('MTC'), owner: group({ name: text(), since: day() }) }),
      },
      { for: ['framed'] },
    ),
  },
  permissions: {
    read: ['catalogueRead'],
    create: ['catalogueAddCard'],
    update: ['catalogueEdit'],
    delete: ['catalogueDelete'],
    publish: ['publishCardOnWeb'],
    link: ['catalogueLinkCardWithFile'],
    download: ['catalogueDownloadCard'],
    share: ['shareCard'],
  },
  kinds: ['framed'],
  kindsOf: ({ frame }) => (frame ? ['framed'] : []),
  heading: ({ label = '', numbers }) => ({ number: numbers?.[0]?.number ?? '', title: label, subtitle: '' }),
  numberPath: 'numbers.number',
  notCloned: ['numbers'],
})
