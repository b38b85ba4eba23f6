import type { Mapping } from '../mapping.ts'
import { to } from './object-targets.ts'

const files = {
  match: 'identifier',
  createTerms: true,
  keepUnmatched: true,
  emptyClears: false,
  language: 'en',
  constants: {},
} as const satisfies Partial<Mapping>

const people = ['individual', 'couple', 'anonymous'] as const
const bodies = ['corporate', 'purchase_fund'] as const

/**
 * constituents.csv of the National Gallery of Art, Washington: people and organisations. Couples and anonymous artists are people with a
 * remark, funds are organisations.
 */
export const nationalGalleryPersons: Mapping = {
  ...files,
  mode: 'createAndUpdate',
  columns: [
    to('constituentid', { path: '@key', prefix: 'nga:' }, { path: 'identifiers/identifier', prefix: 'nga:' }),
    to('ulanid', { path: 'identifiers/identifier', prefix: 'ULAN:' }),
    to('preferreddisplayname', { path: 'names/name', split: ['\n'], whenEmpty: 'refuse' }),
    to('forwarddisplayname', { path: 'names/name', split: ['\n'] }),
    to('lastname'),
    to(
      'displaydate',
      {
        path: 'birthDate',
        reader: 'life',
        with: { deathDate: '{end}', activityDate: '{active}' },
        when: { constituenttype: people },
      },
      {
        path: 'foundationDate',
        reader: 'life',
        with: { dissolutionDate: '{end}', activityDate: '{active}' },
        when: { constituenttype: bodies },
      },
    ),
    to('artistofngaobject', { path: 'roles', values: { 1: 'artist' }, empty: ['0'] }),
    to('beginyear'),
    to('endyear'),
    to('visualbrowsertimespan'),
    to('nationality', { path: 'nationalities', empty: ['Unknown'] }),
    to('visualbrowsernationality'),
    to(
      'constituenttype',
      {
        path: 'entityType',
        values: Object.fromEntries([
          ...people.map(type => [type, 'PERSON']),
          ...bodies.map(type => [type, 'ORGANIZATION']),
        ]),
      },
      {
        path: 'organizationType',
        values: { purchase_fund: 'purchase fund' },
        empty: [...people, 'corporate'],
      },
      {
        path: 'remarks',
        values: { couple: 'A couple', anonymous: 'Not known by name' },
        empty: ['individual', ...bodies],
      },
    ),
    to('wikidataid', { path: 'identifiers/identifier', prefix: 'Wikidata:' }),
  ],
}

/** constituents_bibliography.csv: literature about existing people; each work is created once and shared. */
export const nationalGalleryLiterature: Mapping = {
  ...files,
  mode: 'add',
  keepUnmatched: false,
  columns: [
    to('constituentid', { path: '@key', prefix: 'nga:' }),
    to('text', { path: 'bibliography/work', replace: [['_', '']], missing: 'create' }),
    to('texttype'),
    to('year'),
  ],
}
