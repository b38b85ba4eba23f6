import { dateTexts } from './date-texts.ts'
import { asWindows1252, type Cell, csvOf, type Row, workbookOf } from './tables.ts'

/** Makers as a list of objects writes them: with life dates and roles, several in a cell, in letters of many alphabets. */
const makers = [
  'Ansel Brandt (German, 1730-1798) [Artist]',
  'Chinese [Artist]',
  'Ōtake Teruhide (Japanese, died 1780) [Metalworker]',
  'Ilario da Bigiano (Italian, active 13th-14th century) [Artist]',
  'Étienne Dubois le Père (French and Italian, ca. 1695-1774) [Designer] | Manufacture Chênevert (French, active 1756-present) [Manufacturer]',
  'Mūsá al-Mudhahhib [Scribe] | Yūsuf Ganjavī (Azerbaijani, died 605 AH/AD 1209) [Author]',
  'After Greek [Artist] | Roman [Artist]',
  "Roderic O'Neill (Irish, 1860-1940) [Artist]",
  'Zofia Łęcka (Polish, 1871-1944) (?) [Painter]',
  '',
]

const things = [
  ['Drinking Cup in the Shape of a Horn', 'cups', 'Precious Stones & Gems', 'carved yellow nephrite'],
  [
    'Leaf from a “Book of Hours”',
    'illuminated manuscripts; folios (leaves)',
    'Manuscripts & Rare Books',
    'ink, paint and gold on parchment',
  ],
  ['Tsuba with Waves', 'tsubas; sword components', 'Arms & Armor', 'silver, shibuichi, gold'],
  ['Vase (Vase à oreilles)', 'vases', 'Ceramics', 'soft-paste porcelain'],
  ['Mourning Virgin', 'figurines', 'Ivory & Bone', 'ivory'],
  ['Drawing of "Classical" Statues', 'sketches;drawings', 'Painting & Drawing', 'graphite on paper'],
  ['Venus', 'statues', 'Sculpture', 'cast bronze | marble'],
  ['Pectoral with Solar Boat', 'plaques (flat objects); pectorals', 'Jewelry', 'steatite'],
] as const

const sizes = [
  '5 1/16 in. (12.9 cm)',
  'H: 2 3/16 x W: 1 11/16 x D: 1/4 in. (5.6 x 4.3 x 0.6 cm)',
  '11 7/16 x 8 1/4 in. (29 x 21 cm)',
  'H: 10 9/16 x W: 7 1/4 in. (26.9 x 18.4 cm); Image H: 2 5/16 x W: 1 5/8 in. (5.8 x 4.2 cm)',
  '3 3/4 in. (9.6 cm) (l.)',
  '',
]

const inscriptions = [
  '',
  '[Signature] 大竹英秀; [Translation] Ōtake Teruhide (kao); [Date] 安永五申霜月',
  'On the foot: "ΣΩΚΡΑΤΗΣ"\nInside: illegible',
  '[Mark] crossed swords; [Inscription] Łódź 1881',
]

const provenances = [
  '',
  'Ada Rossi, Milan [date and mode of acquisition unknown]; Walter Hart, 1895, by purchase; Museum, 1931, by bequest.',
  'Sale, London, 1880;  Quill [date and mode of acquisition unknown];  Walter Hart, 1919, by purchase [bookplate inscribed "no. 4 and ytr.e.e."];  Museum, 1931, by bequest.',
]

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

/** One of 60 makers, places, exhibitions and rooms of the linked tables, by the row of an object. */
export const idOf = (kind: number, index: number): string => String(kind * 1000 + index)

/** Objects with the columns of a museum's open data: awkward as they are there, and each number once. */
export const objectRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => {
    const [title, name, classification, medium] = at(things, index)
    const [date, from, to] = at(dateTexts, index * 7)
    return {
      object_id: String(39 + index),
      object_number:
        index % 9 === 4 ? `W.${100 + index}.${index}R` : `${37 + (index % 15)}.${2245 + index * 13}`,
      title: index % 50 === 17 ? `${title}\nwith a lid` : title,
      object_name: name,
      classification,
      creators: at(makers, index),
      creator_ids: at(makers, index) === '' ? '' : idOf(1, index % 12),
      date_text: date,
      date_begin: String(from),
      date_end: String(to),
      culture: at(['', 'Roman', 'Etruscan; Greek'], index),
      period: at(['', 'Medieval', 'Edo; Meiji'], index),
      dynasty: at(['', "Qing [Ch'ing] Dynasty"], index),
      reign: '',
      style: at(['', 'Rococo; Neoclassical'], index),
      medium,
      dimensions: at(sizes, index),
      inscriptions: at(inscriptions, index),
      description:
        index % 40 === 23
          ? `${'A long description, kept whole. '.repeat(60)}`.trim()
          : at(
              ['', 'Adorned with felines and dragons, it appears to imitate a horn.', 'La pièce – rare'],
              index,
            ),
      keywords: at(['', 'dragons; cats', 'sea'], index),
      credit_line: at(['Acquired by Walter Hart', 'Museum purchase, 1949'], index),
      provenance: at(provenances, index),
      place_of_origin: at(['Tōkyō', 'Bologna', 'Zhonghua', 'Kraków | Sèvres'], index),
      place_ids: idOf(2, index % 12),
      on_view: at(['no', 'yes'], index),
      location_id: idOf(4, index % 30),
      current_location: at(
        ['Not on View', 'Not On View', 'Charles Street: Second Floor: European Porcelains'],
        index,
      ),
      exhibition_ids: '',
      related_objects: '',
      image_files: `PS3_${index}_Fnt_DD.jpg${index % 3 === 0 ? `|PS3_${index}_Back_DD.jpg` : ''}`,
      last_published: `20${String(9 + (index % 9)).padStart(2, '0')}-06-15`,
      record_url: `https://art.example.org/detail/${39 + index}`,
      rights: 'CC0 1.0 - The Walters Art Museum',
    }
  })

const listed = [
  ...['object_number', 'title', 'object_name', 'classification', 'creators', 'date_text', 'date_begin'],
  ...['date_end', 'culture', 'period', 'medium', 'dimensions', 'inscriptions', 'description', 'keywords'],
  ...['credit_line', 'provenance', 'place_of_origin', 'current_location', 'image_files'],
] as const

const list = (): Row[] =>
  objectRows(500).map(row => Object.fromEntries(listed.map(column => [column, row[column] ?? ''])))

const numbers = new Set<string>(['date_begin', 'date_end'])

const asSheet = (rows: readonly Row[]): Map<number, readonly Cell[]> =>
  new Map<number, readonly Cell[]>([
    [1, listed],
    ...rows.map(
      (row, index) =>
        [index + 2, listed.map(column => (numbers.has(column) ? Number(row[column]) : row[column]))] as const,
    ),
  ])

const messyColumns = [
  ...['Inv. No. ', 'Title', 'Object type', 'Maker', 'Date', 'From', 'To', 'Material', 'Measurements'],
  ...['Where', 'Acquired', 'Entered on', 'Notes'],
]

/** Numbers of two rows of the messy list, which stand there a second time. */
const doubled = { 9: '38.147', 19: '37.2745' } as const

/** Faults that are in the messy list, by their rows. */
const plantedFaults: readonly { row: number; fault: string; value?: string | number; cells?: object }[] = [
  { row: 14, fault: 'duplicate_object_number', value: doubled[9], cells: { 0: doubled[9] } },
  { row: 24, fault: 'missing_object_number', cells: { 0: undefined } },
  { row: 34, fault: 'date_begin_after_date_end', cells: { 5: 1950, 6: 1900 } },
  { row: 35, fault: 'date_begin_after_date_end', cells: { 5: 450, 6: 400 } },
  ...[44, 45, 46].map(row => ({
    row,
    fault: 'none - real Excel date cell in a column of ISO text',
    value: '2009-06-15',
    cells: { 11: { date: 39979 } },
  })),
  { row: 54, fault: 'duplicate_object_number', value: doubled[19], cells: { 0: doubled[19] } },
  { row: 64, fault: 'object number stored as a number', value: 48.61, cells: { 0: 48.61 } },
  { row: 74, fault: 'leading/trailing spaces in title', cells: { 1: '  Landscape  ' } },
  { row: 84, fault: 'day-first date text', value: '15/06/1850', cells: { 4: '15/06/1850' } },
  { row: 94, fault: 'blank row' },
  { row: 105, fault: 'formula cell in Notes', cells: { 12: { formula: '1+1' } } },
  { row: 115, fault: 'missing title', cells: { 1: undefined } },
  {
    row: 125,
    fault: 'HTML in title must be shown as text',
    cells: { 0: '51.958', 1: '<script>alert(1)</script> Fuchi with Flowering Plum Tree' },
  },
  { row: 206, fault: 'summary row to be skipped' },
]

/** Titles stand above the header, a row is blank, a total below, and every fault is one that lists have. */
function messySheet(): Map<number, readonly Cell[]> {
  const rows = objectRows(200)
  const cellsOf = (row: Row): Cell[] => [
    ...[row.object_number, row.title?.replaceAll('\n', ' '), row.object_name, row.creators, row.date_text],
    ...[Number(row.date_begin), Number(row.date_end), row.medium, row.dimensions, row.current_location],
    ...[row.credit_line, row.last_published, undefined],
  ]
  // The blank row stands between them: what comes after it is a row further down.
  const placed = rows.map((row, index) => [index < 90 ? index + 4 : index + 5, cellsOf(row)] as const)
  const sheet = new Map<number, readonly Cell[]>([
    [1, ['A museum - inventory export (test)']],
    [2, []],
    [3, messyColumns],
    ...placed,
    [206, ['Total', 200]],
  ])
  const changes = [
    ...Object.entries(doubled).map(([row, number]) => ({ row: Number(row), cells: { 0: number } })),
    ...plantedFaults,
  ]
  for (const { row, cells } of changes)
    if (cells) sheet.set(row, Object.assign([...(sheet.get(row) ?? [])], cells))
  return new Map([...sheet].toSorted(([one], [other]) => one - other))
}

/** The same list in the forms a museum may send it, and one as people keep it by hand. */
export const objectFiles = {
  'import_fixtures/walters_500_utf8_bom.csv': () => `\ufeff${csvOf(list())}`,
  'import_fixtures/walters_500_cp1252_semicolon.csv': () => asWindows1252(csvOf(list(), ';')),
  'import_fixtures/walters_500_utf16le_tab.txt': () => Buffer.from(`\ufeff${csvOf(list(), '\t')}`, 'utf16le'),
  'import_fixtures/walters_500.xlsx': () => workbookOf({ Objects: asSheet(list()) }),
  'import_fixtures/walters_200_messy.xlsx': () =>
    workbookOf({ 'Inventory list ': messySheet(), 'Empty sheet': new Map() }),
  'import_fixtures/walters_200_messy.expected.json': () =>
    JSON.stringify({
      sheet: 'Inventory list ',
      header_row: 3,
      data_rows: 200,
      first_data_row: 4,
      last_data_row: 204,
      planted_faults: plantedFaults.map(({ cells: _, ...fault }) => fault),
    }),
}
