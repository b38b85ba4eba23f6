import { type Alias, levelsOfPlaces } from './alias.ts'
import { singular } from './heading-words.ts'
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
  column('invd', { path: 'objectNumbers/date' }),
  column('invc|invl', { path: 'objectNumbers/place' }),
  column('stis', { path: 'valuations/amount' }),
  column('stid', { path: 'valuations/date' }),
  column('stim', { path: 'valuations/reason' }),
  column('cmmn', { path: 'patrons/patron' }),
  column('cmmd', { path: 'patrons/date' }),
  column('cmmc', { path: 'patrons/circumstance' }),
  column('cmmf', { path: 'patrons/source' }),
  column('rstd', { path: 'treatments/date' }),
  column('rste', { path: 'treatments/body' }),
  column('rstn', { path: 'treatments/operator' }),
  column('rstt', { path: 'treatments/note' }),
  column('isrc', { path: 'inscriptions/type' }),
  column('isrl', { path: 'inscriptions/language' }),
  column('isrs', { path: 'inscriptions/technique' }),
  column('isrt', { path: 'inscriptions/script' }),
  column('isrp', { path: 'inscriptions/position' }),
  column('isra', { path: 'inscriptions/author' }),
  column('stmc', { path: 'marks/category' }),
  column('stmi', { path: 'marks/identification' }),
  column('stmq', { path: 'marks/qualifier' }),
  column('stmu', { path: 'marks/count' }),
  column('stmp', { path: 'marks/position' }),
  column('stmd', { path: 'marks/description' }),
  column('acql', { path: 'acquisitions/place' }),
  column('nvct', { path: 'protections/order' }),
  column('nvce', { path: 'protections/date' }),
  column('alnt', { path: 'titleChanges/type' }),
  column('alnd', { path: 'titleChanges/date' }),
  column('espt', { path: 'exportLicences/licence' }),
  column('fntp', { path: 'documents/type' }),
  column('fntd|fntt|fntn', { path: 'documents/note' }),
  column('mstt', { path: 'exhibitions/event' }),
  column('mstl', { path: 'exhibitions/venue' }),
  column('mstd', { path: 'exhibitions/date' }),
  column('rser', { path: 'structure/relation' }),
  column('rsec|rvel', { path: 'structure/level' }),
  column('aat', { path: 'attributions/attribution' }),
  column('prvc|prvp|prvr', {
    path: 'otherPlaces/note',
    join: ', ',
    with: { 'otherPlaces/type': 'place of provenance' },
  }),
  column('prvs', {
    path: 'otherPlaces/note',
    join: ', ',
    with: { 'otherPlaces/type': 'place of provenance' },
  }),
  column(
    'ldcd|ldcc|ldcp|ldcr|ubfp|ubfu|dtsv|dtsl|dtn|dtns|auth|misr|fntx|bibx|cdgi|rswr|aggd|aggn|aggr|aggf|stt|esp',
  ),
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
  column('ldcs', { path: 'movements/to' }),
  column('ldcn', { path: 'container/name' }),
  column('ldct', { path: 'container/type' }),
  column('ldcq', { path: 'container/qualifier' }),
  column('ldcu', { path: 'container/street' }),
  column('ldcm', { path: 'collections/collection' }),
  column('cold', { path: 'formerCollections/collection' }),
  column('gpdpx', { path: 'coordinates/point', join: ', ', turn: 0 }),
  column('gpdpy', { path: 'coordinates/point', join: ', ', turn: 1 }),
  column('pvcc|pvcp|pvcr|pvcs|pvcn|ecp|esc|nctc|fta|ftan|ftap|ftax'),
]

/** Names for terms of Darwin Core in other systems and languages. */
const namesOfTerms: Readonly<Record<string, string>> = {
  catalogNumber: 'catalogue number|cat num|guid|barcode',
  scientificName:
    'label name|full name|fullname|taxon|taxon name|scientific name full|nome scientifico|wissenschaftlicher name|nazwa naukowa|gatunek|identification',
  scientificNameAuthorship: 'species author|author|species author name|author string|autorita tassonomica',
  identifiedBy:
    'determiner|determined by|identified by|id made by|id by|who id|determined by verbatim|det|determinatore|bestimmer|bestimmt von|oznaczyl',
  identificationRemarks:
    'identification remark|identification note|determination remarks|determination notes',
  dateIdentified:
    'determined date|date determined|ident date|determined by year|identified date|made date|id date|det date|identification date|determination date',
  genus: 'genus name|genere|gattung|rodzaj',
  family: 'family name|famiglia|familie|rodzina',
  order: 'order name|ordine|ordnung|rzad',
  phylum: 'phylum name|division',
  specificEpithet: 'species|species name|specie|art|spec epithet',
  infraspecificEpithet: 'subspecies|subspecies name|infraspecific name',
  typeStatus: 'type status|type status name|type of type|nomenclatural type',
  vernacularName: 'common name|nome comune|deutscher name|nazwa polska',
  recordedBy:
    'collectors|collected by|collector agent|collector verbatim|collector name|collected verbatim|collection participant|participant string|field collector|raccoglitore|sammler|zbieracz|leg',
  eventDate:
    'date collected|collected on|collecting date|collection date|date collection|date of collection|date visited from|visited from|began date|verbatim date|verbatim event date|data raccolta|sammeldatum|data zbioru',
  continent: 'continent|continent ocean',
  higherGeography: 'higher geog|higher geography|geography',
  waterBody: 'water body|ocean|sea|sea gulf|sea gulf strait|sea basin|bay harbor|river|lake',
  county: 'county|district|district county shire',
  municipality: 'municipality|township|city|town|city town hamlet|village',
  stateProvince:
    'state|province|department province state|province state|state province|province state territory|state prov',
  locality:
    'locality|precise location|island|island name|site|place collected|spec locality|specific locale|precise locality|locality name|verbatim locality|full locality|specific locality|localita|lokalitat|lokalizacja zbioru',
  coordinateUncertaintyInMeters: 'max error distance|coordinate uncertainty|uncertainty|max uncertainty',
  minimumDepthInMeters: 'depth|min depth|min depth m|minimum depth|depth start|depth from|depth m start',
  maximumDepthInMeters: 'max depth|max depth m|maximum depth|depth end|depth to|depth m end',
  decimalLatitude: 'latitude|lat dec|latitude from|latitude 1|dec lat|lat',
  decimalLongitude: 'longitude|long dec|longitude from|longitude 1|dec long|lon|long',
  habitat: 'habitat|substrate|habitat description|lebensraum|siedlisko',
  samplingProtocol: 'collecting method|collection method|sampling method|method|sampling protocol',
  sex: 'sex|sesso|geschlecht|plec',
  lifeStage: 'life stage|stage|age class',
  individualCount: 'count|specimen count|lot count|part lot count|number of specimens',
  preparations:
    'prep type|storage medium|preservation|part name|preparation|preparation type|parts|preparation method',
  minimumElevationInMeters:
    'elevation|verbatim elevation|min elevation|minimum elevation|elevation from|altitude',
  maximumElevationInMeters: 'max elevation|maximum elevation|elevation to',
}

/** Columns of natural history, with the terms of Darwin Core. */
const specimenColumns: readonly Alias[] = [
  column('collecting method|collection method|sampling method|method', { path: 'collectingMethod/method' }),
  ...darwinCore.columns.map(({ column: name, targets }) => ({
    names: [name, namesOfTerms[name]].filter(Boolean).join('|'),
    ways: [targets],
  })),
  column('institution code|inst code', { path: 'specimenCodes/institution' }),
  column('record number|collector number|collectors number|field number|coll number', {
    path: 'collectors/number',
  }),
  column('other catalogue number|other catalogue numbers', { path: 'otherNumbers/number' }),
  column('biome|macro habitat|habitat type', { path: 'habitat/type' }),
  column('micro habitat|microhabitat', { path: 'habitat/substrate' }),
  column('certainty|identification certainty', { path: 'determinations/qualifier' }),
  column('association|associated species|host', { path: 'ecology/host' }),
  column('genetic code|dna code|tissue number|tissue code', { path: 'tissues/sample' }),
  column('type|dc type|higher classification|owner institution code|collection id|institution id'),
  column(
    'year|month|day|country code|basis of record|dataset key|taxon rank|taxon key|gbif id|geodetic datum|kingdom key',
  ),
]

const mineralColumns: readonly Alias[] = [
  column(
    'mineral|mineral name|mineralname|mineral species|species|specie minerale|nome minerale|nazwa mineralu|mineralart',
    { path: 'minerals/species' },
  ),
  column('species|specie|art|gatunek', { path: 'minerals/species' }),
  column(
    'fluorescence|fluoreszenz|fluorescenza|fluorescencja|fluor|fluor lw|fluor sw|fluorescence lw|fluorescence sw|uv',
    {
      path: 'special/fluorescence',
      join: '; ',
    },
  ),
  column('radioactive|radioactivity|radioattivo|radioattivita|radioaktiv|radioaktivitat|promieniotworczosc', {
    path: 'radioactivity/radioactive',
  }),
  column('streak|strich|strichfarbe|striscio|polvere|rysa', { path: 'physical/streak' }),
  column('density|specific gravity|dichte|densita|peso specifico|gestosc', { path: 'physical/density' }),
  column('cleavage|spaltbarkeit|sfaldatura|lupliwosc', { path: 'physical/cleavage' }),
  column('synonym|synonyms|synonym name|sinonimo|sinonimi|synonyme|alias', { path: 'minerals/synonyms' }),
  column('variety|varietat|varieta|odmiana', { path: 'minerals/variety' }),
  column('formula|chemical formula|formel|formula chimica|wzor|wzor chemiczny', {
    path: 'formula/simplified',
  }),
  column('strunz|strunz code|strunz number', { path: 'mineralClass/strunzCode' }),
  column('dana|dana code|dana number', { path: 'mineralClass/danaCode' }),
  column('crystal system|kristallsystem|sistema cristallino|uklad krystalograficzny', {
    path: 'crystal/system',
  }),
  column('colour|farbe|colore|barwa', { path: 'physical/colour' }),
  column('lustre|luster|glanz|lucentezza|polysk', { path: 'physical/lustre' }),
  column('hardness|harte|durezza|twardosc', { path: 'physical/hardness' }),
  column('mine|grube|miniera|kopalnia', { path: 'mineralContext/mine' }),
  column('matrix|host rock|matrix rock|muttergestein|roccia|skala', { path: 'mineralContext/hostRock' }),
  column('associated minerals|paragenesis|paragenese|begleitminerale|paragenesi|paragenezy', {
    path: 'mineralContext/context',
  }),
]

/** Fields of the French catalogue of museums (Joconde), by code. */
const jocondeColumns: readonly Alias[] = [
  column('inv', { path: 'objectNumbers/objectNumber', whenEmpty: 'refuse' }),
  column('domn', { path: 'typologies', split: [';', ','] }),
  column(
    'deno',
    { path: 'objectName', split: [';'], take: 'first' },
    { path: 'typologies', split: [';'], take: 'rest' },
  ),
  column('titr', { path: 'title', whenEmpty: 'warn' }),
  column('appl', { path: 'titles/title' }),
  column('autr', { path: 'productions', reader: 'makers' }),
  column('paut', { path: 'productions/note' }),
  column('ecol', { path: 'styles', split: [';'] }),
  column('peri', { path: 'period', split: [';'], take: 'first' }),
  column('mill', { path: 'dating' }),
  column('epoq', { path: 'styles', split: [';'] }),
  column('tech', { path: 'mediumDisplay' }),
  column('dims', { path: 'dimensionsDisplay' }, { path: 'measurements', reader: 'dimensions' }),
  column('insc', { path: 'inscriptions', reader: 'inscriptions' }),
  column('pins', { path: 'inscriptions/note' }),
  column('repr', { path: 'subjects/subject', split: [';'] }),
  column('prep|srep', { path: 'subjects/note' }),
  column('desc', { path: 'description' }),
  column('util', { path: 'technical/function' }),
  column('hist', { path: 'historicalNotes' }),
  column('geohi', { path: 'otherPlaces/note', with: { 'otherPlaces/type': 'place of making' } }),
  column('lieux', {
    path: 'otherPlaces/place',
    split: [';'],
    with: { 'otherPlaces/type': 'place of making' },
  }),
  column('decv', { path: 'findspot/locality' }),
  column('stat', { path: 'legalCondition/generic' }),
  column('dacq', { path: 'acquisitions/date' }),
  column('apti|aptn', { path: 'provenance', reader: 'owners' }),
  column('bibl', { path: 'bibliography', reader: 'references' }),
  column('expo', { path: 'exhibitions/event', split: [';'] }),
  column('comm', { path: 'remarks' }),
  column('etat', { path: 'condition/state' }),
  column('ref|loca|loca2|loca3|museo|phot|dmis|dmaj|img|video|refim|contact|www|copy|label|gene|depo'),
]

/** Columns that have a meaning of their own beside certain others. */
interface TableContext {
  /** The field that records of such tables have; others mean by the same words what they say. */
  readonly about?: string
  /** Returns true for a table with these headings, in all their readings. */
  readonly isIn: (headings: ReadonlySet<string>) => boolean
  readonly columns: readonly Alias[]
  /** True for tables of natural history. */
  readonly isNatural?: true
  /** Values of every record of such a table, by path. */
  readonly constants?: Mapping['constants']
}

const words = (text: string): readonly string[] => text.split('|')

/** Returns how many of some words a table has for headings; the last words of headings are in the singular. */
const countOf = (wanted: readonly string[], headings: ReadonlySet<string>): number =>
  wanted.filter(word => headings.has(word) || headings.has(singular(word.split(' ')).join(' '))).length

const taxa = words(
  'scientific name|taxon|taxon name|label name|genus|family|species|specific epithet|phylum|nome scientifico|wissenschaftlicher name|nazwa naukowa|gattung|genere|famiglia',
)
const finds = words(
  'site|known as|knownas|discovery method|date found|datefound|find spot|findspot|lugar hallazgo|find type|finder|gridref|grid reference|provenience|excavation|luogo di ritrovamento|luogo di rinvenimento|scavo|fundort|fundstelle|befund|grabung|stanowisko|miejsce znalezienia|trench|small find|small find number|site code|us|n frammenti|numero frammenti|warstwa|schicht|fundnummer|stratigraphic unit|unita stratigrafica',
)
/** Words that only a table of specimens has beside a taxon. */
const ofSpecimens = words(
  'collector|recorded by|collectors|habitat|locality|spec locality|elevation|depth|identified by|determiner|determined by|id made by|type status|collecting method|life stage|sex|preparations|preparation',
)
/** Words of which several make a table one of specimens even where the taxon has a name of its own. */
const onlySpecimens = words(
  'habitat|elevation|altitude|identified by|determiner|determined by|id made by|id date|identification date|date determined|date identified|type status|collecting method|life stage|sex|preparations|preparation|locality|collector number|coll number|field number|date collected|collecting date|place collected|microhabitat|raccoglitore|data raccolta|determinatore|sammler|sammeldatum|bestimmer|zbieracz|data zbioru|oznaczyl',
)
const ofMinerals = words(
  'mineral|mineral name|mineralname|mineral species|specie minerale|nome minerale|nazwa mineralu|mineralart|strunz|dana|strunz code|crystal system|kristallsystem|chemical formula|formel|formula chimica|wzor chemiczny',
)
/** Traits of minerals alone, of which several make a table one of them even where it names the species by another word. */
const traitsOfMinerals = words(
  'variety|varieta|varietat|odmiana|hardness|durezza|harte|twardosc|lustre|lucentezza|glanz|cleavage|sfaldatura|spaltbarkeit|streak|strich|fluorescence|fluorescenza|fluoreszenz|fluorescencja|fluor lw|fluor sw|radioactive|radioattivo|radioaktiv|associated minerals|paragenesis|host rock|formula|mine|miniera|grube',
)
const ofJoconde = words('domn|deno|titr|autr|paut|peri|mill|epoq|pins|repr|dacq|stat')
/** Words beside which a state is that of a print, and no part of a country. */
const ofEditions = words('edition|edition number|auflage|edizione|printer|publisher|portfolio')
const lives = words(
  'role|roles|constituent id|artist id|birth date|death date|born|died|nationality|gender|artist bio|artist nationality|artist display bio',
)

/** Tables of specimens name at least two ranks of taxa, or one and what else only they have; in tables of finds the levels of a place are where they were found; beside a nationality, dates without a name are those of the maker's life. */
export const tableContexts: readonly TableContext[] = [
  {
    isIn: headings => {
      const ranks = countOf(taxa, headings)
      return (
        ranks > 1 || (ranks > 0 && countOf(ofSpecimens, headings) > 1) || countOf(onlySpecimens, headings) > 2
      )
    },
    columns: specimenColumns,
    isNatural: true,
    constants: darwinCore.constants,
  },
  {
    isIn: headings => countOf(ofMinerals, headings) > 0 || countOf(traitsOfMinerals, headings) > 1,
    columns: mineralColumns,
    isNatural: true,
  },
  { isIn: headings => countOf(ofJoconde, headings) > 2, columns: jocondeColumns },
  {
    isIn: headings => countOf(ofEditions, headings) > 0,
    columns: [column('state|state of print', { path: 'edition/state' })],
  },
  {
    isIn: headings => countOf(finds, headings) > 0,
    columns: [
      column(`${levelsOfPlaces}|flurname|flur|site code|easting|northing|localita|grid ref`, {
        path: 'findspot/note',
        join: ', ',
      }),
      column(
        'trench|square|grid square|sector|area|saggio|quadrato|settore|schnitt|areal|flache|sektor|quadrant|wykop|ar|odcinek|unit area|zone',
        { path: 'sector' },
      ),
      column('level|spit|locus|stratum|strato|livello|poziom|obiekt archeologiczny', {
        path: 'stratigraphicUnits/unit',
      }),
      column('parte conservata|preserved part|part preserved|erhaltener teil|part|zachowana czesc', {
        path: 'preserved/part',
      }),
      column('corpo ceramico|impasto|ware|scherben|fabric|fabric type', { path: 'fabric/fabric' }),
      column('munsell|munsell colour|colore munsell', { path: 'surface/munsell' }),
    ],
  },
  {
    about: 'productions',
    isIn: headings => countOf(lives, headings) > 0,
    columns: [
      column('begin date|end date|birth date|death date|born|died'),
      column('full name|display name|displayname|forward display', { path: 'productions', reader: 'makers' }),
    ],
  },
]
