import type { Language } from '../languages.ts'
import type { VocabularyCode } from './definitions.ts'

/** Built-in mappings for well-known files; 'vitrine' is the product's own export format. */
export const importProfiles = [
  'vitrine',
  'aat',
  'iconclass',
  'iccd',
  'iso-countries',
  'iso-languages',
  'nomisma',
  'tate-subjects',
  'nga-locations',
  'walters-locations',
  'darwin-core-taxa',
] as const

export type ProfileName = (typeof importProfiles)[number]

/** The columns of a well-known file. */
export interface Profile {
  readonly scheme: string
  readonly source: string | null
  readonly key: string
  readonly parent?: string
  /** Column with the key of the accepted name for a synonym, which is then placed below it. */
  readonly accepted?: string
  /** Columns that form the path of a term from the top down. Each step is a term; rows with the same path are one. */
  readonly way?: readonly string[]
  /** Rows with the same name and parent are one term, with the notes of all. */
  readonly sameNamesAreOne?: true
  /** Former names of columns. */
  readonly renamedColumns?: ReadonlyMap<string, string>
  /** Name columns by language. */
  readonly labels: Readonly<Partial<Record<Language, string>>>
  /** Name column used when no language has a name. */
  readonly otherwise?: string
  readonly notation?: string
  readonly note?: string
  readonly uri?: string
  /** Column that distinguishes several vocabularies in one file. */
  readonly part?: string
  /** Language of the names, if there is only one. */
  readonly language?: Language
  /** Target vocabularies; for a file with several, by value of the part column. */
  readonly into: readonly { readonly code: VocabularyCode; readonly part?: string }[]
}

/** Returns a column's name as the profile knows it. */
export const columnName = ({ renamedColumns }: Pick<Profile, 'renamedColumns'>, name: string): string =>
  renamedColumns?.get(name.trim()) ?? name.trim()

export const profiles: Readonly<Record<Exclude<ProfileName, 'vitrine'>, Profile>> = {
  aat: {
    scheme: 'aat',
    source: 'Getty AAT',
    key: 'aat_id',
    parent: 'broader_id',
    labels: { en: 'label_en' },
    uri: 'uri',
    into: [{ code: 'OGTT' }],
  },
  iconclass: {
    scheme: 'iconclass',
    source: 'Iconclass',
    key: 'notation',
    parent: 'parent',
    labels: { en: 'label_en', it: 'label_it', de: 'label_de' },
    otherwise: 'label_fr',
    notation: 'notation',
    into: [{ code: 'ICONCLASS' }],
  },
  iccd: {
    scheme: 'iccd',
    source: 'ICCD',
    key: 'notation',
    parent: 'broader_notation',
    labels: { it: 'pref_label_it' },
    notation: 'notation',
    note: 'definition',
    uri: 'uri',
    part: 'scheme',
    into: [
      { code: 'OGTD', part: 'reperti_archeologici' },
      { code: 'MTC', part: 'materia_e_tecnica-ra' },
      { code: 'MTT', part: 'tecnica_e_materia-ra' },
      { code: 'PLAT', part: 'beni_architettonici_e_paesaggistici' },
      { code: 'OGTT', part: 'patrimonio_scientifico_e_tecnologico' },
      { code: 'OGTT', part: 'beni_demoetnoantropologici' },
    ],
    language: 'it',
  },
  'iso-countries': {
    scheme: 'iso3166',
    source: 'ISO 3166',
    key: 'alpha2',
    labels: { en: 'name_en', it: 'name_it', de: 'name_de' },
    notation: 'alpha2',
    into: [{ code: 'COUNTRIES' }],
  },
  'iso-languages': {
    scheme: 'iso639',
    source: 'ISO 639',
    key: 'alpha3',
    labels: { en: 'name_en', it: 'name_it' },
    notation: 'alpha3',
    into: [{ code: 'LANG' }],
  },
  nomisma: {
    scheme: 'nomisma',
    source: 'Nomisma',
    key: 'id',
    parent: 'broader',
    labels: { en: 'label_en', it: 'label_it', de: 'label_de' },
    otherwise: 'id',
    note: 'definition_en',
    part: 'type',
    into: [
      { code: 'DENO', part: 'Denomination' },
      { code: 'MINT', part: 'Mint' },
      { code: 'MTC', part: 'Material' },
    ],
  },
  'tate-subjects': {
    scheme: 'tate',
    source: 'Tate',
    key: 'subject_id',
    parent: 'parent_id',
    labels: { en: 'name' },
    into: [{ code: 'SGTI' }],
  },
  'nga-locations': {
    scheme: 'nga',
    source: 'National Gallery of Art',
    key: 'locationkey',
    parent: 'partof',
    labels: { en: 'description' },
    into: [{ code: 'LR' }],
  },
  'walters-locations': {
    scheme: 'walters',
    source: 'Walters Art Museum',
    key: 'location_id',
    way: ['building', 'floor', 'room'],
    labels: {},
    otherwise: 'display',
    language: 'en',
    into: [{ code: 'LR' }],
  },
  'darwin-core-taxa': {
    scheme: 'dwc',
    source: null,
    key: 'taxonID',
    parent: 'parentNameUsageID',
    accepted: 'acceptedNameUsageID',
    labels: { en: 'scientificName' },
    note: 'nameAccordingTo',
    sameNamesAreOne: true,
    renamedColumns: new Map([
      ['TaxonID', 'taxonID'],
      ['HigherTaxonID', 'parentNameUsageID'],
      ['AcceptedTaxonID', 'acceptedNameUsageID'],
      ['ScientificName', 'scientificName'],
      ['TaxonAccordingTo', 'nameAccordingTo'],
    ]),
    into: [{ code: 'TAXO' }],
  },
}
