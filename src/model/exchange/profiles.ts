import type { CardType } from '../cards/card-types.ts'
import { emptyWords, materialSeparators } from './aliases.ts'
import type { ColumnMapping, Mapping, Target } from './mapping.ts'

const to = (column: string, ...targets: Target[]): ColumnMapping => ({ column, targets })

const common = {
  mode: 'create',
  match: 'number',
  createTerms: true,
  keepUnmatched: true,
  emptyClears: false,
  language: 'en',
  constants: { 'objectInformation/objectCategory': 'ALTRA_CATEGORIA' },
} as const satisfies Partial<Mapping>

const number: Target = { path: 'objectNumbers/objectNumber', whenEmpty: 'refuse' }
const title: Target = { path: 'title', whenEmpty: 'warn' }
const names: readonly Target[] = [
  { path: 'objectName', split: [';'], take: 'first' },
  { path: 'typologies', split: [';'], take: 'rest' },
]
const makers: Target = { path: 'productions', reader: 'makers' }
const dating: Target = { path: 'dating', empty: emptyWords }
const medium: readonly Target[] = [
  { path: 'mediumDisplay' },
  { path: 'materials/material', split: [...materialSeparators] },
]
const measured: readonly Target[] = [
  { path: 'dimensionsDisplay' },
  { path: 'measurements', reader: 'dimensions' },
]
const room: Target = { path: 'movements/to', replace: [[': ', ' > ']], split: ['\n'] }

/** The open data of the Walters Art Museum: objects.csv, and lists with a part of its columns. */
export const walters: Mapping = {
  ...common,
  columns: [
    to('object_id', {
      path: 'otherNumbers/number',
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

/** An inventory list as registrars keep it in a spreadsheet. */
const inventoryList: Mapping = {
  ...common,
  columns: [
    to('Inv. No.', number),
    to('Title', title),
    to('Object type', ...names),
    to('Maker', makers),
    to('Date', dating),
    to('From', { path: 'dating', reader: 'firstYear' }),
    to('To', { path: 'dating', reader: 'lastYear' }),
    to('Material', ...medium),
    to('Measurements', ...measured),
    to('Where', room),
    to('Acquired', { path: 'acquisitions/note' }),
    to('Entered on', { path: 'objectNumbers/date' }),
    to('Notes', { path: 'remarks' }),
  ],
}

const profilesByType: Readonly<Partial<Record<CardType, Readonly<Record<string, Mapping>>>>> = {
  object: { walters, 'inventory-list': inventoryList },
}

/** Profiles for a type of card that come with the product. */
export const shippedProfiles = (
  type: CardType,
): readonly { readonly name: string; readonly mapping: Mapping }[] =>
  Object.entries(profilesByType[type] ?? {}).map(([name, mapping]) => ({ name, mapping }))
