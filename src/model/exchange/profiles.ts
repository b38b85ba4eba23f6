import type { CardType } from '../record-types.ts'
import type { Mapping, Target } from './mapping.ts'
import { darwinCore } from './profiles/darwin-core.ts'
import { inventoryList } from './profiles/inventory-list.ts'
import { nationalGalleryLiterature, nationalGalleryPersons } from './profiles/national-gallery.ts'
import { common, dating, medium, number, title, to } from './profiles/object-targets.ts'
import { walters, waltersObjects } from './profiles/walters.ts'
import {
  waltersCreators,
  waltersExhibitions,
  waltersObjectExhibitions,
  waltersObjectPlaces,
  waltersObjectRelations,
  waltersPersons,
  waltersPlaces,
} from './profiles/walters-tables.ts'

/** bibliography.csv of the Roman mosaics of the J. Paul Getty Museum: works by the short references used in catalogues. */
const gettyWorks: Mapping = {
  ...common,
  mode: 'createAndUpdate',
  match: 'identifier',
  constants: {},
  columns: [
    to('short_ref', { path: '@key' }, { path: 'bibliography/sign' }),
    to('full_reference', { path: 'bibliography/note' }),
    to('title_hint', { path: 'bibliography/title' }),
    to('year', { path: 'bibliography/editionYear' }),
  ],
}

const side = (letter: string): Target => ({
  path: 'measurements',
  reader: 'dimensions',
  prefix: `${letter}: `,
  suffix: ' cm',
})

/** objects.csv of the same catalogue, with its references. */
const gettyObjects: Mapping = {
  ...common,
  constants: { 'objectInformation/objectCategory': 'ARCHEOLOGICAL' },
  columns: [
    to('cat_no'),
    to('object_number', number),
    to('title', title),
    to('date_text', dating),
    to('date_begin', { path: 'dating', reader: 'firstYear' }),
    to('date_end', { path: 'dating', reader: 'lastYear' }),
    to('height_cm', side('H')),
    to('width_cm', side('W')),
    to('material', ...medium),
    to('culture', { path: 'productions/culture', split: [';'], with: { 'productions/type': 'CULTURE' } }),
    to('findspot', {
      path: 'otherPlaces/place',
      split: ['from'],
      with: { 'otherPlaces/type': 'place of finding' },
    }),
    to('provenance', { path: 'historicalNotes' }),
    to('description', { path: 'description' }),
    to('condition', { path: 'condition/detail' }),
    to('bibliography_short', { path: 'bibliography', reader: 'references', empty: ['Unpublished.'] }),
    to('image_files'),
    to('creator'),
    to('owner'),
    to('rights', { path: 'publication/creditLine' }),
  ],
}

const profilesByType: Readonly<Partial<Record<CardType, Readonly<Record<string, Mapping>>>>> = {
  object: {
    walters,
    'inventory-list': inventoryList,
    'darwin-core': darwinCore,
    'walters-objects': waltersObjects,
    'walters-creators': waltersCreators,
    'walters-object-places': waltersObjectPlaces,
    'walters-object-exhibitions': waltersObjectExhibitions,
    'walters-object-relations': waltersObjectRelations,
    'getty-mosaics': gettyObjects,
  },
  person: {
    'walters-persons': waltersPersons,
    'nga-constituents': nationalGalleryPersons,
    'nga-constituents-bibliography': nationalGalleryLiterature,
  },
  place: { 'walters-places': waltersPlaces },
  event: { 'walters-exhibitions': waltersExhibitions },
  biblio: { 'getty-mosaics-works': gettyWorks },
}

/** Returns the built-in profiles of a record type. */
export const shippedProfiles = (
  type: CardType,
): readonly { readonly name: string; readonly mapping: Mapping }[] =>
  Object.entries(profilesByType[type] ?? {}).map(([name, mapping]) => ({ name, mapping }))
