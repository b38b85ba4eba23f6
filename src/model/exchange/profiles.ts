import type { CardType } from '../record-types.ts'
import type { Mapping } from './mapping.ts'
import { darwinCore } from './profiles/darwin-core.ts'
import { gettyObjects, gettyWorks } from './profiles/getty-mosaics.ts'
import { inventoryList } from './profiles/inventory-list.ts'
import { nationalGalleryLiterature, nationalGalleryPersons } from './profiles/national-gallery.ts'
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

/** Profiles for a type of card that come with the product. */
export const shippedProfiles = (
  type: CardType,
): readonly { readonly name: string; readonly mapping: Mapping }[] =>
  Object.entries(profilesByType[type] ?? {}).map(([name, mapping]) => ({ name, mapping }))
