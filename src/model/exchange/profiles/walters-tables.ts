import type { Mapping, Target } from '../mapping.ts'
import { to } from './object-targets.ts'

/** Identifier in the Walters Art Museum's own system, by which its tables refer to one another. */
const known: readonly Target[] = [
  { path: '@key', prefix: 'walters:' },
  { path: 'identifiers/identifier', prefix: 'walters:' },
]

const files = {
  mode: 'createAndUpdate',
  match: 'identifier',
  createTerms: true,
  keepUnmatched: true,
  emptyClears: false,
  language: 'en',
  constants: {},
} as const satisfies Partial<Mapping>

/** persons.csv: makers, including workshops and attributions that have entries of their own. */
export const waltersPersons: Mapping = {
  ...files,
  columns: [
    to('person_id', ...known),
    to('display_name'),
    to('attribution_doubt'),
    to('name', { path: 'names/name', split: ['\n'] }),
    to('sort_name', { path: 'names/name', split: ['\n'] }),
    to('nationality', { path: 'nationalities', split: [';'] }),
    to('life_dates', {
      path: 'birthDate',
      reader: 'life',
      with: { deathDate: '{end}', activityDate: '{active}' },
    }),
    to('birth_year'),
    to('death_year'),
    to('gender', { path: 'gender' }),
    to('biography', {
      path: 'descriptions/description',
      with: { 'descriptions/type': 'biography' },
    }),
    to('url'),
  ],
}

/** places.csv: a tree; each place is preceded by the path of its broader places, which are created if the table has no rows for them. */
export const waltersPlaces: Mapping = {
  ...files,
  columns: [
    to('place_id', ...known),
    to('name', { path: 'placeLocation/name', split: ['\n'] }),
    to('place_type', { path: 'locationType' }),
    to('hierarchy', { path: 'broader', missing: 'create' }),
    to('latitude', { path: 'position/point', join: ', ', turn: 0 }),
    to('longitude', { path: 'position/point', join: ', ', turn: 1 }),
  ],
}

/** exhibitions.csv: exhibitions, at the museum and elsewhere, as events. */
export const waltersExhibitions: Mapping = {
  ...files,
  constants: { eventType: 'exhibition' },
  columns: [
    to('exhibition_id', ...known),
    to('title', { path: 'name' }),
    to('begin_date', { path: 'date', join: '/', turn: 0 }),
    to('end_date', { path: 'date', join: '/', turn: 1 }),
    to('display_date'),
    to('citation', {
      path: 'eventDescription/description',
      with: { 'eventDescription/type': 'citation' },
    }),
    to('not_at_walters'),
  ],
}

/** Settings for tables that add rows to existing objects, found by their number in the museum's tables. */
const additions = {
  ...files,
  mode: 'add',
  keepUnmatched: false,
} as const satisfies Partial<Mapping>

const object = to('object_id', { path: '@key', prefix: 'walters:' })

const linked = (path: string): Target => ({ path, prefix: 'walters:', missing: 'refuse' })

/** object_creators.csv */
export const waltersCreators: Mapping = {
  ...additions,
  constants: { 'productions/type': 'AUTHOR' },
  columns: [
    object,
    to('seq'),
    to('creator_id', linked('productions/agent')),
    to('role', { path: 'productions/role' }),
  ],
}

/** Place relations in the vocabulary; additional information is stored beside them. */
const placeRelations: Readonly<Record<string, string>> = {
  'Place of Origin': 'place of making',
  'Place of Binding': 'place of making',
  'Place of Discovery': 'place of finding',
  'Place Depicted': 'place depicted',
  'Place Mentioned': 'place depicted',
  'Source of Materials': 'place of provenance',
  '(Not Assigned)': 'place of provenance',
}

/** object_places.csv */
export const waltersObjectPlaces: Mapping = {
  ...additions,
  columns: [
    object,
    to('seq'),
    to('place_id', linked('otherPlaces/place')),
    to(
      'relation',
      { path: 'otherPlaces/type', values: placeRelations },
      { path: 'otherPlaces/note', empty: ['Place of Origin', 'Place of Discovery', 'Place Depicted'] },
    ),
  ],
}

/** object_exhibitions.csv */
export const waltersObjectExhibitions: Mapping = {
  ...additions,
  columns: [object, to('exhibition_id', linked('exhibitions/event'))],
}

/** object_relations.csv */
export const waltersObjectRelations: Mapping = {
  ...additions,
  columns: [
    object,
    to('related_object_id', linked('relatedObject/object')),
    to('relation', { path: 'relatedObject/association' }),
    to('related_in_this_file'),
  ],
}
