import { unpacked } from '../../../test/harness/unpacked.ts'
import { rawWorkbook, zipped } from '../../../test/harness/workbook.ts'
import type { Random } from '../../random.ts'
import type { FuzzReader } from '../fuzz-reader.ts'
import { spoilt } from '../spoil.ts'
import { describeTable, uploadTable } from './upload-table.ts'

const lines = [
  'Number,Title,Date,Dimensions',
  'A 1,"A cup, ""the"" cup",c. 1750,H 5.6 cm',
  'A 2,Jar,1st half 3rd c. B.C.,12 x 4 cm',
]

const csvs = [
  lines.join('\n'),
  `\ufeff${lines.join('\r\n')}`,
  lines.join('\n').replaceAll(',', ';'),
  lines.join('\n').replaceAll(',', '\t'),
].map(text => Buffer.from(text))

/** The same letters as other systems write them: in bytes of one, with the other order, without a mark. */
const accents = `Number,Title,Date\nA 3,"Coupe à vin, fêlée (Müller)",XVIe siècle\nA 4,Ubłocony żółw,IV w. p.n.e.\n`
csvs.push(
  Buffer.from(`\ufeff${lines.join('\n')}`, 'utf16le'),
  Buffer.from(Buffer.from(`\ufeff${accents}`, 'utf16le').swap16()),
  Buffer.from(accents),
  // Latin 1, and Windows 1250 with its own letters.
  Buffer.from(accents.replace(/[^\0-\xff]/g, 'l'), 'latin1'),
  Buffer.from('Number,Title\nA 5,Ub\xb3ocony \xbf\xf3\xb3w \x9cwi\xeaty\n', 'latin1'),
  Buffer.from('Number\tTitle\rA 6\tline ends of another time\r', 'latin1'),
)

const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const shared = '<c t="s"><v>0</v></c>'
const workbook = rawWorkbook({
  sheets: {
    One: `<row r="1">${['Number', 'Title', 'Date'].map(cell).join('')}</row><row r="2">${cell('A 1')}${shared}<c s="0"><v>43210.5</v></c></row>`,
  },
  strings: '<si><t>A cup</t></si>',
  formats: ['yyyy-mm-dd'],
})
const archive = zipped({
  'meta.xml':
    '<archive xmlns="http://rs.tdwg.org/dwc/text/"><core rowType="http://rs.tdwg.org/dwc/terms/Occurrence" fieldsTerminatedBy="," linesTerminatedBy="\\n"><files><location>o.txt</location></files><id index="0"/><field index="1" term="http://rs.tdwg.org/dwc/terms/scientificName"/></core></archive>',
  'o.txt': '1,Vulpes vulpes\n2,Lepus europaeus\n',
})

/** An archive, one of its parts spoilt, or its own bytes. */
export async function spoiltArchive(valid: Buffer, random: Random, pack = zipped): Promise<Buffer> {
  if (random.below(4) === 0) return spoilt(valid, random)
  const parts = [...(await unpacked(valid))]
  const [path] = random.of(parts)
  return pack(
    Object.fromEntries(parts.map(([name, part]) => [name, name === path ? spoilt(part, random) : part])),
  )
}

const withDoctype = async (): Promise<Buffer> =>
  zipped(
    Object.fromEntries(
      [...(await unpacked(await workbook))].map(([name, part]) => [
        name,
        name.endsWith('sheet1.xml')
          ? Buffer.concat([Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]>'), part])
          : part,
      ]),
    ),
  )

export const tables: readonly FuzzReader[] = [
  {
    name: 'tables: CSV',
    kind: 'text',
    hostile: () =>
      [
        `Number\n${'"'.repeat(100_001)}`,
        `Number,Dimensions\n1,"(${'1'.repeat(120)}! cm"`,
        `${'a,'.repeat(900)}a\n${','.repeat(900)}`,
        `Number\n${'\n'.repeat(200_000)}1`,
        `${'x'.repeat(900_000)},b\n1,2`,
      ].map(text => Buffer.from(text)),
    make: random => spoilt(random.of(csvs), random),
    read: ([input = Buffer.alloc(0)], museum) => uploadTable(museum, 'list.csv', 'object', input),
    readApart: ([input = Buffer.alloc(0)], tenantId) => describeTable(input, tenantId),
  },
  {
    name: 'tables: XLSX',
    kind: 'text',
    hostile: async () => [
      await withDoctype(),
      await zipped({ 'xl/workbook.xml': Buffer.alloc(15_000_000, 32) }),
    ],
    make: async random => spoiltArchive(await workbook, random),
    read: ([input = Buffer.alloc(0)], museum) => uploadTable(museum, 'list.xlsx', 'object', input),
    readApart: ([input = Buffer.alloc(0)], tenantId) => describeTable(input, tenantId),
  },
  {
    name: 'tables: Darwin Core',
    kind: 'text',
    hostile: async () => [
      await zipped({ 'meta.xml': '<!DOCTYPE archive [<!ENTITY a "b">]><archive/>', 'o.txt': '1' }),
    ],
    make: async random => spoiltArchive(await archive, random),
    read: ([input = Buffer.alloc(0)], museum) => uploadTable(museum, 'archive.zip', 'object', input),
    readApart: ([input = Buffer.alloc(0)], tenantId) => describeTable(input, tenantId),
  },
]
