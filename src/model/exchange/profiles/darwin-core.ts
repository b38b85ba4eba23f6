import type { ColumnMapping, Mapping, Target } from '../mapping.ts'

/** Branches of natural history by kingdom, as collections write it. */
const branches: Readonly<Record<string, string>> = {
  Plantae: 'BOTANY',
  Fungi: 'BOTANY',
  Chromista: 'BOTANY',
  Animalia: 'ZOOLOGY',
  Metazoa: 'ZOOLOGY',
  Protozoa: 'ZOOLOGY',
}

const metres = (path: string): Target => ({ path, suffix: ' m' })
const several = (path: string, sign = '|'): Target => ({ path, split: [sign] })
const number = (turn: number): Target => ({ path: 'objectNumbers/objectNumber', join: ' ', turn })
const day: Target = {
  path: 'collectingDate',
  replace: [
    [' 00:00:00.0', ''],
    ['T00:00:00', ''],
  ],
}
const collector: Target = several('collectors/collector')
const note = (prefix: string): Target => ({ path: 'collectingNotes', prefix })

/** Darwin Core terms with their targets, some also under the names of older versions. */
const terms: Readonly<Record<string, readonly Target[]>> = {
  institutionCode: [number(0)],
  collectionCode: [number(1)],
  catalogNumber: [number(2)],
  catalogueNumber: [number(2)],
  occurrenceID: [{ path: 'specimenCodes/international' }],
  globalUniqueIdentifier: [{ path: 'specimenCodes/international' }],
  scientificName: [{ path: 'determinations/taxon' }, { path: 'determinations/name' }],
  scientificNameAuthorship: [{ path: 'determinations/author' }],
  identificationQualifier: [{ path: 'determinations/qualifier' }],
  identifiedBy: [{ path: 'determinations/determiner' }],
  dateIdentified: [{ path: 'determinations/date' }],
  identificationRemarks: [{ path: 'determinations/note' }],
  kingdom: [
    { path: 'classification/kingdom' },
    { path: 'objectInformation/objectSubcategory', values: branches },
  ],
  phylum: [{ path: 'classification/phylum' }],
  class: [{ path: 'classification/class' }],
  order: [{ path: 'classification/order' }],
  family: [{ path: 'classification/family' }],
  genus: [{ path: 'classification/genus' }],
  specificEpithet: [{ path: 'classification/species' }],
  infraspecificEpithet: [{ path: 'classification/subspecies' }],
  typeStatus: [several('typeStatuses/status')],
  vernacularName: [several('commonNames/name')],
  recordedBy: [collector],
  collector: [collector],
  eventDate: [day],
  earliestDateCollected: [day],
  higherGeography: [{ path: 'collectingPlace/place' }],
  continent: [{ path: 'collectingPlace/continent' }],
  country: [{ path: 'collectingPlace/country' }],
  stateProvince: [{ path: 'collectingPlace/region' }],
  county: [{ path: 'collectingPlace/province' }],
  municipality: [{ path: 'collectingPlace/municipality' }],
  waterBody: [{ path: 'collectingPlace/water' }],
  locality: [{ path: 'collectingPlace/verbatim' }],
  decimalLatitude: [{ path: 'collectingPlace/point', join: ', ', turn: 0 }],
  decimalLongitude: [{ path: 'collectingPlace/point', join: ', ', turn: 1 }],
  coordinateUncertaintyInMeters: [metres('collectingPlace/uncertainty')],
  minimumElevationInMeters: [metres('elevation/minAltitude')],
  maximumElevationInMeters: [metres('elevation/maxAltitude')],
  minimumDepthInMeters: [metres('elevation/minDepth')],
  maximumDepthInMeters: [metres('elevation/maxDepth')],
  habitat: [{ path: 'habitat/description' }],
  samplingProtocol: [note('')],
  collectionMethod: [note('')],
  fieldNotes: [note('')],
  eventRemarks: [note('')],
  occurrenceRemarks: [note('')],
  sex: [{ path: 'life/sex' }],
  lifeStage: [{ path: 'life/stage' }],
  individualCount: [{ path: 'quantity/count' }],
  preparations: [several('preparations/type')],
}

/** Older tables write 'decimalLatitude' as 'DecimalLatitude'. */
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Specimens in the common exchange format of natural history collections: archives and tables with Darwin Core (TDWG) columns. */
export const darwinCore: Mapping = {
  mode: 'createAndUpdate',
  match: 'number',
  createTerms: true,
  keepUnmatched: true,
  emptyClears: false,
  language: 'en',
  constants: {
    'objectInformation/objectCategory': 'NATURALISTIC',
    'determinations/current': 'yes',
  },
  columns: Object.entries(terms).flatMap(([name, targets]): ColumnMapping[] =>
    [name, capital(name)].map(column => ({ column, targets })),
  ),
}
