import { type Alias, levelsOfPlaces } from './aliases.ts'
import type { Mapping, Target } from './mapping.ts'
import { darwinCore } from './profiles/darwin-core.ts'

/*
 * Columns of tables that follow a standard: the fields of the Italian catalogue cards by their codes, and of natural history as Darwin Core, Specify
 * and Arctos write them.
 */

const column = (names: string, ...targets: readonly Target[]): Alias => ({ names, ways: [targets] })

/** Fields of the ICCD's cards (OA, RA, D, F, NU, BDM), by code. */
export const catalogueCards: readonly Alias[] = [
  column('nctn', { path: 'nationalCode/number' }),
  column('invn|inv invn', { path: 'objectNumbers/objectNumber', whenEmpty: 'refuse' }),
  column('nctr', { path: 'nationalCode/region' }),
  column('ncts', { path: 'nationalCode/suffix' }),
  column('tsk', { path: 'cardLevel/type' }),
  column('lir', { path: 'cardLevel/research' }),
  column('ogtd|ogt ogtd', { path: 'objectName' }),
  column('ogtt', { path: 'typologies' }),
  column('ogtv', { path: 'configuration' }),
  column('ogtp', { path: 'position' }),
  column('cls', { path: 'classes', split: [';', '/'] }),
  column('frm', { path: 'format' }),
  column('ogtn', { path: 'properNames/name' }),
  column('qntn', { path: 'quantity/count' }),
  column('sgtt|sgl|sgla', { path: 'title', whenEmpty: 'warn' }),
  column('sgti', { path: 'subjects/subject', split: [';', '|'] }),
  column('autn', { path: 'productions', reader: 'makers' }),
  column('auta|autr|auts|autm|aath'),
  column('atbd', { path: 'productions/culture', with: { 'productions/type': 'CULTURE' } }),
  column('dtzg', { path: 'period' }),
  column('dtm', { path: 'datingBasis' }),
  column('dtzs', { path: 'periodFraction' }),
  column('dtr|dtf', { path: 'dating' }),
  column('dtsi', { path: 'dating', reader: 'firstYear' }),
  column('dtsf', { path: 'dating', reader: 'lastYear' }),
  column('mtc', { path: 'mediumDisplay' }, { path: 'materials/material', split: [';', '/', ','] }),
  column('mtcm', { path: 'materials/material', split: [';', '/', ','] }),
  column('mtct', { path: 'materials/technique', split: [';', '/', ','] }),
  column('stcc', { path: 'condition/state' }),
  column('stcs', { path: 'condition/detail' }),
  column('deso', { path: 'description' }),
  column('dess', { path: 'subjects/note' }),
  column('desi', { path: 'iconclass' }),
  column('isri', { path: 'inscriptions', reader: 'inscriptions' }),
  column('nsc', { path: 'historicalNotes' }),
  column('acqt', { path: 'acquisitions/type' }),
  column('acqn', { path: 'acquisitions/from' }),
  column('acqd', { path: 'acquisitions/date' }),
  column('cdgg', { path: 'legalCondition/generic' }),
  column('cdgs', { path: 'legalCondition/specific' }),
  column('bibd|bibh|bibm|biba', { path: 'bibliography', reader: 'references' }),
  column('cmpn', { path: 'compilers/compiler' }),
  column('cmpd', { path: 'compilers/date' }),
  column('fur', { path: 'officers/officer' }),
  column('roff', { path: 'originals/stage' }),
  column('rofo', { path: 'originals/work' }),
  column('rofa', { path: 'originals/author' }),
  column('rofd', { path: 'originals/date' }),
  column('rofc', { path: 'originals/place' }),
  column('scan', { path: 'excavations/event' }),
  column('dsca', { path: 'excavations/director' }),
  column('dscd', { path: 'excavations/date' }),
  column('adsp', { path: 'accessProfile/profile' }),
  column('adsm', { path: 'accessProfile/reason' }),
  column('oss', { path: 'remarks' }),
  column('ldcm|ldcs', { path: 'movements/to' }),
  column('pvcc|pvcp|pvcr|pvcs|ldct|ldcn|ecp|esc|nctc|fta|ftan|ftap|ftax'),
]

/** Names for terms of Darwin Core in other systems and languages. */
const namesOfTerms: Readonly<Record<string, string>> = {
  catalogNumber: 'catalogue number|cat num|guid|barcode',
  scientificName:
    'full name|taxon|taxon name|species name|nome scientifico|wissenschaftlicher name|nazwa naukowa|gatunek|identification',
  scientificNameAuthorship: 'species author|author string|autorita tassonomica',
  identifiedBy: 'determiner|determined by|det|determinatore|bestimmer|bestimmt von|oznaczyl',
  dateIdentified: 'determined date|date determined|det date|identification date|determination date',
  specificEpithet: 'species|specie|art|spec epithet',
  infraspecificEpithet: 'subspecies|infraspecific name',
  typeStatus: 'type status|type status name',
  vernacularName: 'common name|nome comune|deutscher name|nazwa polska',
  recordedBy: 'collectors|collected by|raccoglitore|sammler|zbieracz|leg',
  eventDate:
    'date collected|collecting date|collection date|verbatim date|verbatim event date|data raccolta|sammeldatum|data zbioru',
  continent: 'continent',
  stateProvince: 'state|province|state prov',
  locality:
    'locality|spec locality|locality name|verbatim locality|specific locality|localita|lokalitat|lokalizacja zbioru',
  decimalLatitude: 'latitude|latitude 1|dec lat|lat',
  decimalLongitude: 'longitude|longitude 1|dec long|lon|long',
  habitat: 'habitat',
  sex: 'sex|sesso|geschlecht|plec',
  lifeStage: 'life stage|stage|age class',
  individualCount: 'count|specimen count',
  preparations: 'prep type|preparation|preparation type|parts|preparation method',
  minimumElevationInMeters: 'elevation|min elevation|altitude',
  maximumElevationInMeters: 'max elevation',
}

/** Columns of natural history, with the terms of Darwin Core. */
const specimenColumns: readonly Alias[] = [
  ...darwinCore.columns.map(({ column: name, targets }) => ({
    names: [name, namesOfTerms[name]].filter(Boolean).join('|'),
    ways: [targets],
  })),
  column(
    'year|month|day|country code|basis of record|dataset key|taxon rank|taxon key|gbif id|geodetic datum|kingdom key',
  ),
]

/** Columns that have a meaning of their own beside certain others. */
interface TableContext {
  /** Returns true for a table with these headings, in all their readings. */
  readonly isIn: (headings: ReadonlySet<string>) => boolean
  readonly columns: readonly Alias[]
  /** Values of every record of such a table, by path. */
  readonly constants?: Mapping['constants']
}

const words = (text: string): readonly string[] => text.split('|')

const taxa = words(
  'scientific name|taxon|genus|family|species|specific epithet|phylum|nome scientifico|wissenschaftlicher name|nazwa naukowa|gattung|genere|famiglia',
)
const finds = words(
  'site|find spot|findspot|provenience|excavation|luogo di ritrovamento|luogo di rinvenimento|scavo|fundort|fundstelle|befund|grabung|stanowisko|miejsce znalezienia|stratigraphic unit|unita stratigrafica',
)
const lives = words('nationality|gender|artist bio|artist nationality|artist display bio')

/** Tables of specimens name at least two ranks of taxa; in tables of finds the levels of a place are where they were found; beside a nationality, dates without a name are those of the maker's life. */
export const tableContexts: readonly TableContext[] = [
  {
    isIn: headings => taxa.filter(word => headings.has(word)).length > 1,
    columns: specimenColumns,
    constants: darwinCore.constants,
  },
  {
    isIn: headings => finds.some(word => headings.has(word)),
    columns: [column(levelsOfPlaces, { path: 'findspot/note', join: ', ' })],
  },
  {
    isIn: headings => lives.some(word => headings.has(word)),
    columns: [column('begin date|end date|birth date|death date|born|died')],
  },
]
