import { zipped } from '../workbook.ts'
import { csvOf, type Row } from './tables.ts'

/** Specimens of amphipods of one collector, in ISO-8859-1 with tabs. */
function amphipods(count: number): string {
  const columns = [
    ...['ID', 'globalUniqueIdentifier', 'institutionCode', 'collectionID', 'collectionCode', 'catalogNumber'],
    ...['sex', 'kingdom', 'phylum', 'class', 'order', 'family', 'genus', 'subgenus', 'specificEpithet'],
    ...['infraspecificEpithet', 'scientificName', 'scientificNameAuthorship', 'scientificNameRank'],
    ...['dateIdentified', 'identifiedBy', 'typeStatus', 'continent', 'waterBody', 'country', 'stateProvince'],
    ...['locality', 'decimalLatitude', 'decimalLongitude', 'coordinatePrecision', 'minimumElevationInMeters'],
    ...['maximumElevationInMeters', 'minimumDepthInMeters', 'maximumDepthInMeters', 'basisOfRecord'],
    ...['eventDate', 'year', 'month', 'day', 'habitat', 'fieldNumber', 'recordedBy', 'collectionMethod'],
    ...['associatedMedia', 'eventRemarks', 'DateLastModified'],
  ]
  const rows = Array.from({ length: count }, (_, index): Row => {
    const [year, month, day] = [1917 + (index % 90), 1 + (index % 12), 1 + (index % 28)]
    const two = (part: number) => String(part).padStart(2, '0')
    const given: Row = {
      ID: String(index + 1),
      globalUniqueIdentifier: `Borza:Corophiidae:${index + 1}`,
      institutionCode: 'Borza',
      collectionID: 'Borza:Corophiidae',
      collectionCode: 'Corophiidae',
      catalogNumber: String(index + 1),
      kingdom: 'Animalia',
      phylum: 'Arthropoda',
      class: 'Malacostraca',
      order: 'Amphipoda',
      family: 'Corophiidae',
      genus: 'Chelicorophium',
      specificEpithet: index % 2 === 0 ? 'sowinskyi' : 'robustum',
      scientificName: `Chelicorophium ${index % 2 === 0 ? 'sowinskyi' : 'robustum'}`,
      scientificNameAuthorship: '(Martynov, 1924)',
      scientificNameRank: 'species',
      identifiedBy: 'Péter Borza',
      continent: 'Europe',
      waterBody: 'Danube',
      country: 'Hungary',
      locality: index % 5 === 0 ? 'Göd, 20 m below the mouth, 47°41´N' : 'Szöd',
      decimalLatitude: (47.788111 - index / 1000).toFixed(6),
      decimalLongitude: (18.960944 + index / 1000).toFixed(6),
      basisOfRecord: 'Preserved Specimen',
      eventDate: `${year}-${two(month)}-${two(day)}`,
      year: String(year),
      month: String(month),
      day: String(day),
      recordedBy: index % 3 === 0 ? 'Unger E' : 'Unger E, Szabó-Patay J',
    }
    return Object.fromEntries(columns.map(column => [column, given[column] ?? '']))
  })
  // Tab text of this kind ends its lines with a line feed alone.
  return csvOf(rows, '\t').replaceAll('\r\n', '\n')
}

const plantColumns = [
  ...['GUID', 'MODIFIED', 'SCIENTIFIC_NAME', 'LOCALITY', 'COLLECTOR', 'ORDER', 'CATALOG_NUMBER', 'GENUS'],
  ...['EARLIEST_DATE_COLLECTED', 'CONTINENT', 'FAMILY', 'COUNTRY', 'KINGDOM', 'STATE_PROVINCE'],
  ...['MINIMUM_ELEVATION_IN_METERS', 'INSTITUTION_CODE', 'DECIMAL_LATITUDE', 'SPECIFIC_EPITHET'],
  ...['COLLECTION_CODE', 'DECIMAL_LONGITUDE'],
] as const

/** Names of Darwin Core are those of the columns, in another spelling. */
const termOf = (column: string): string =>
  column
    .toLowerCase()
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const plants = (count: number): string =>
  csvOf(
    Array.from({ length: count }, (_, index) => ({
      GUID: `3170b210-6254-43d3-9740-${String(index).padStart(12, '0')}`,
      MODIFIED: '2009-06-03 15:13:54.576',
      SCIENTIFIC_NAME: 'Ballota acetabulosa (L.) Benth.',
      LOCALITY: `Doğanbey - Seferihisar, "near the sea", ${index} m. N 38°06´25´´`,
      COLLECTOR: 'Mark Döhring',
      ORDER: 'Lamiales',
      CATALOG_NUMBER: String(index + 1),
      GENUS: 'Ballota',
      EARLIEST_DATE_COLLECTED: `1999-0${1 + (index % 9)}-18 00:00:00.0`,
      CONTINENT: 'Asia',
      FAMILY: 'Lamiaceae',
      COUNTRY: 'TR',
      KINGDOM: 'Plantae',
      STATE_PROVINCE: 'İzmir',
      MINIMUM_ELEVATION_IN_METERS: String(index),
      INSTITUTION_CODE: 'BGBM',
      DECIMAL_LATITUDE: '38.10695',
      SPECIFIC_EPITHET: 'acetabulosa',
      COLLECTION_CODE: 'B',
      DECIMAL_LONGITUDE: '26.85083',
    })),
  ).replaceAll('\r\n', '\n')

const metafile = `<?xml version='1.0' encoding='utf-8'?>
<archive xmlns="http://rs.tdwg.org/dwc/text/">
  <core encoding="UTF-8" fieldsTerminatedBy="," linesTerminatedBy="\\n" fieldsEnclosedBy='"' ignoreHeaderLines="1" rowType="http://rs.tdwg.org/dwc/terms/DarwinCore">
    <files><location>DarwinCore.txt</location></files>
    <id index="0" />
${plantColumns
  .slice(1)
  .map(
    (column, index) =>
      `    <field index="${index + 1}" term="http://${column === 'MODIFIED' ? 'purl.org/dc/terms/modified' : `rs.tdwg.org/dwc/terms/${termOf(column)}`}"/>`,
  )
  .join('\n')}
  </core>
</archive>`

/** Specimens of many museums; among the rows from 206 to 250 two numbers stand twice. */
function pumas(): Buffer {
  const columns = [
    ...['InstitutionCode', 'CollectionCode', 'CatalogueNumber', 'BasisOfRecord', 'ScientificName', 'Kingdom'],
    ...['Phylum', 'Class', 'Order', 'Family', 'Genus', 'Country', 'DecimalLatitude', 'DecimalLongitude'],
  ]
  const row = (institution: string, number: string, country: string) =>
    `${institution},Mamm,${number},Specimen,Puma concolor,Animalia,Chordata,Mammalia,Carnivora,Felidae,Puma,${country},,`
  const numbers = Array.from({ length: 249 }, (_, index) => String(2000 + index))
  ;[numbers[220], numbers[230]] = ['257', '1234']
  ;[numbers[245], numbers[246]] = ['257', '1234']
  const lines = numbers.map((number, index) =>
    row('WNMU', number, index % 4 === 0 ? 'Perú' : index % 4 === 1 ? 'Zoo/Captive' : ''),
  )
  return Buffer.from([columns.join(','), ...lines].join('\r\n'), 'latin1')
}

export const specimenFiles = {
  'natural_history/borza_amphipoda_specimens_latin1.tsv': () => Buffer.from(amphipods(435), 'latin1'),
  'natural_history/pontaurus_specimens_dwca.zip': () =>
    zipped({ 'meta.xml': metafile, 'DarwinCore.txt': plants(240) }),
  'natural_history/pontaurus_specimens_dwca/DarwinCore.txt': () => plants(240),
  'natural_history/puma_gbif_specimens.csv': pumas,
}
