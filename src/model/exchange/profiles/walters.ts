import { emptyWords } from '../alias.ts'
import type { Mapping } from '../mapping.ts'
import { common, dating, makers, measured, medium, names, number, room, title, to } from './object-targets.ts'

/** The Walters Art Museum's open data: objects.csv, and lists with some of its columns. */
export const walters: Mapping = {
  ...common,
  columns: [
    to('object_id', {
      path: 'otherNumbers/number',
      prefix: 'walters:',
      split: ['|'],
      with: { 'otherNumbers/type': 'database id' },
    }),
    to('object_number', number),
    to('title', title),
    to('object_name', ...names),
    to('classification', { path: 'department' }),
    to('creators', makers),
    to('creator_ids'),
    to('date_text', dating),
    to('date_begin', { path: 'dating', reader: 'firstYear' }),
    to('date_end', { path: 'dating', reader: 'lastYear' }),
    to('culture', { path: 'productions/culture', split: [';'], with: { 'productions/type': 'CULTURE' } }),
    to('period', { path: 'period', split: [';'], take: 'first' }),
    to('dynasty', { path: 'historicalNotes', prefix: 'Dynasty: ' }),
    to('reign', { path: 'historicalNotes', prefix: 'Reign: ' }),
    to('style', { path: 'styles', split: [';'] }),
    to('medium', ...medium),
    to('dimensions', ...measured),
    to('inscriptions', { path: 'inscriptions', reader: 'inscriptions', empty: emptyWords }),
    to('description', { path: 'description' }),
    to('keywords', { path: 'subjects/subject', split: [';'] }),
    to('credit_line', { path: 'publication/creditLine' }),
    to('provenance', { path: 'provenance', reader: 'owners' }),
    to('place_of_origin', {
      path: 'otherPlaces/place',
      split: ['|'],
      with: { 'otherPlaces/type': 'place of making' },
    }),
    to('place_ids'),
    to('on_view'),
    to('location_id'),
    to('current_location', room),
    to('exhibition_ids'),
    to('related_objects'),
    to('image_files'),
    to('last_published'),
    to('record_url', {
      path: 'documents/reference',
      split: ['\n'],
      with: { 'documents/document': 'Online catalogue' },
    }),
    to('rights', {
      path: 'publication/licence',
      values: { 'CC0 1.0 - The Walters Art Museum': 'CC0 1.0' },
    }),
  ],
}

/** The same with makers and places in tables of their own: each exists once, as a link. */
export const waltersObjects: Mapping = {
  ...walters,
  columns: walters.columns.map(column =>
    ['creators', 'place_of_origin'].includes(column.column) ? to(column.column) : column,
  ),
}
