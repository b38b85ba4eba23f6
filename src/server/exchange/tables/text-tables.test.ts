import { Readable } from 'node:stream'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { type TextEncodingName, textEncodings } from '#model/exchange/text-encodings.ts'
import { allOf } from '../../../../test/harness/all-of.ts'
import { type ReadTableOptions, readTable } from './index.ts'

const read = async (content: string | Buffer, options: ReadTableOptions = {}) => {
  const table = await readTable(Readable.from([Buffer.from(content)]), options)
  try {
    const rows = await allOf(table.rows())
    return {
      table,
      names: table.columns.map(({ name }) => name),
      rows: rows.map(({ row, cells }) => [row, ...cells.map(({ text }) => text)]),
    }
  } finally {
    await table.close()
  }
}

/** Names that the encoder has for what the platform calls otherwise. */
const encoderNames: Partial<Record<TextEncodingName, string>> = {
  macintosh: 'macroman',
  'x-mac-ce': 'maccenteuro',
}

/** Encodes what the platform only decodes. */
const encoded = (text: string, encoding: TextEncodingName): Buffer =>
  iconv.encode(text, encoderNames[encoding] ?? encoding)

const polish =
  'Numer;Tytuł;Opis\n1;Żółty dzban;Dzban gliniany, część zestawu, ślady użytkowania\n2;Księga ślubów;Źródło: Łódź\n'
const italian = 'Numero;Titolo\n1;Città di Lucca, metà del XVI secolo\n2;Perché è così – l’“opera”\n'
const german = 'Nummer;Titel\n1;Schüssel, Größe über 20 cm\n2;Töpferei Müller\n'

describe('A text table', () => {
  test.each([
    ['windows-1250', polish],
    ['iso-8859-2', polish],
    ['windows-1252', italian],
    ['iso-8859-1', german],
  ] as const)('in %s is read without being told', async (encoding, text) => {
    const { table, rows } = await read(encoded(text, encoding))
    expect(table.encoding).toBe(encoding)
    expect(rows.map(([, ...cells]) => cells.join(';'))).toEqual(text.trimEnd().split('\n').slice(1))
  })

  test.each([
    ['UTF-8', Buffer.from(polish), 'utf-8'],
    ['UTF-8 with byte order mark', Buffer.from(`\ufeff${polish}`), 'utf-8'],
    ['UTF-16 little-endian', Buffer.from(polish, 'utf16le'), 'utf-16le'],
    ['UTF-16 little-endian with byte order mark', Buffer.from(`\ufeff${polish}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 big-endian', Buffer.from(polish, 'utf16le').swap16(), 'utf-16be'],
    [
      'UTF-16 big-endian with byte order mark',
      Buffer.from(`\ufeff${polish}`, 'utf16le').swap16(),
      'utf-16be',
    ],
  ] as const)('in %s is read without being told', async (_, bytes, encoding) => {
    const { table, names, rows } = await read(bytes)
    expect(table.encoding).toBe(encoding)
    expect(names).toEqual(['Numer', 'Tytuł', 'Opis'])
    expect(rows[1]).toEqual([3, '2', 'Księga ślubów', 'Źródło: Łódź'])
  })

  const french = 'Numéro;Titre\n1;Église Saint-Étienne, façade\n2;L’hôtel où naquit le poète\n'
  const czech = 'Číslo;Název\n1;Džbán s květy, věž\n2;Řezbář z Plzně, šperk\n'
  const russian = 'Номер;Название\n1;Кувшин с цветами\n2;Портрет в интерьере\n'
  const lithuanian = 'Numeris;Pavadinimas\n1;Ąsotis su gėlėmis, žalvaris\n2;Šventų daiktų skrynia\n'

  test.each([
    ['macintosh', french],
    ['macintosh', german],
    ['macintosh', italian],
    ['macintosh', 'Number,Title\n1,Café\n'],
    ['macintosh', 'Number,Title\n1,The artist’s “studio”\n2,Bontecou’s box\n'],
    ['windows-1252', french],
    ['windows-1252', 'Number,Title\n1,The artist’s “studio” – a view…\n2,Bontecou’s box\n'],
    ['windows-1252', 'Number,Title\n1,Café\n'],
    ['cp850', german],
    ['cp850', 'Numéro;Titre\n1;Église Saint-Étienne, façade\n2;hôtel où naquit le poète\n'],
    ['windows-1250', czech],
    ['iso-8859-2', czech],
    ['x-mac-ce', polish],
    ['cp852', polish],
    ['windows-1257', lithuanian],
    ['windows-1251', russian],
  ] as const)(
    'of old computers and other countries is known by its letters: %s [F-X08]',
    async (encoding, text) => {
      const { rows } = await read(encoded(text, encoding))
      const separator = text.includes(';') ? ';' : ','
      expect(rows.map(([, ...cells]) => cells.join(separator))).toEqual(text.trimEnd().split('\n').slice(1))
    },
  )

  test.each(textEncodings)('is read in the encoding that is chosen: %s [F-X08]', async encoding => {
    const text = 'Title\n20 cm\n'
    const bytes = encoding === 'utf-16be' ? Buffer.from(text, 'utf16le').swap16() : encoded(text, encoding)
    const { table, rows } = await read(bytes, { encoding })
    expect([table.encoding, rows[0]?.[1]]).toEqual([encoding, '20 cm'])
  })

  test('in Mac Roman shows its é when Mac Roman is chosen [F-X08]', async () => {
    const bytes = Buffer.concat([Buffer.from('Title\nCaf'), Buffer.from([0x8e, 0x0a])])
    expect((await read(bytes, { encoding: 'macintosh' })).rows).toEqual([[2, 'Café']])
    expect((await read(bytes, { encoding: 'windows-1252' })).rows).toEqual([[2, 'CafŽ']])
    expect((await read(bytes)).table.encoding).toBe('macintosh')
  })

  test('with its first accent in the last of many rows is read in the right encoding', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`Number;Title\n${'1;A plain title in English\n'.repeat(30_000)}`),
      encoded('2;Café, Größe\n', 'iso-8859-1'),
    ])
    expect((await read(bytes)).rows.at(-1)).toEqual([30_002, '2', 'Café, Größe'])
  })

  test('that is not in the encoding it is said to be in is refused', async () => {
    await expect(read(encoded(german, 'iso-8859-1'), { encoding: 'utf-8' })).rejects.toMatchObject({
      code: 'unreadable',
      parameters: { encoding: 'utf-8' },
    })
  })

  test.each([',', ';', '\t', '|'] as const)(
    'separated by %j is split there, whatever its texts contain',
    async separator => {
      const others = [',', ';', '\t', '|'].filter(each => each !== separator)
      const lines = Array.from({ length: 20 }, (_, index) => [
        `A.${index}`,
        `"one${others.join(' two')}\n${separator}"`,
        `x${others[index % 3]}y`,
      ])
      const { table, rows } = await read(
        [['Number', 'Title', 'Note'], ...lines].map(line => line.join(separator)).join('\r\n'),
      )
      expect(table.separator).toBe(separator)
      expect(rows).toHaveLength(20)
      expect(rows[3]).toEqual([5, 'A.3', `one${others.join(' two')}\n${separator}`, `x${others[0]}y`])
    },
  )

  test('with decimal commas and semicolons is split at the semicolons', async () => {
    const { rows } = await read('Number;Height;Width\n1;10,5;3,2\n2;11,5;3,7\n3;12,5;4,0\n')
    expect(rows[0]).toEqual([2, '1', '10,5', '3,2'])
  })

  test('of one column is a table too', async () => {
    const { names, rows } = await read('Term\nAmphora\nKylix\n')
    expect([names, rows]).toEqual([
      ['Term'],
      [
        [2, 'Amphora'],
        [3, 'Kylix'],
      ],
    ])
  })

  test('has rows numbered as a spreadsheet numbers them, over blank rows and cells of several lines', async () => {
    const { rows } = await read('Number,Title\r\n1,"two\nlines"\r\n\r\n,\r\n2,b\r\n')
    expect(rows).toEqual([
      [2, '1', 'two\nlines'],
      [5, '2', 'b'],
    ])
  })

  test('may mix the ends of its lines', async () => {
    const { rows } = await read('Number,Title\r\n1,"a"\n2,"b"\r3,c\r\n')
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'c'],
    ])
  })

  test('keeps quotation marks that stand inside a cell', async () => {
    const { rows } = await read('Number,Title,Note\n1,48" frame,"said ""so"""\n2,"Meteor" expedition,x\n')
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ['1', '48" frame', 'said "so"'],
      ['2', '"Meteor" expedition', 'x'],
    ])
  })

  test('with tabs that quotes nothing keeps its quotation marks', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `${index}\t"Meteor expedition\tx`)
    const { rows } = await read(`Number\tTitle\tNote\n${lines.join('\n')}\n`)
    expect(rows).toHaveLength(30)
    expect(rows[0]).toEqual([2, '0', '"Meteor expedition', 'x'])
  })

  test('names its columns uniquely, the nameless by their letter', async () => {
    const { names } = await read(' Title , title,,Note\n1,2,3,4\n')
    expect(names).toEqual(['Title', 'title (2)', 'C', 'Note'])
  })

  test('has its header found below titles and remarks, or taken where the caller says', async () => {
    const text = 'Collection of prints\nState: 2024,\n\nNumber,Title,Artist\n1,a,b\n2,c,d\n3,e,f\n'
    expect((await read(text)).table.headerRow).toBe(4)
    expect((await read(text, { headerRow: 5 })).names).toEqual(['1', 'a', 'b'])
    const headless = await read('1,2\n3,4\n', { headerRow: 0 })
    expect(headless.names).toEqual(['A', 'B'])
    expect(headless.rows).toEqual([
      [1, '1', '2'],
      [2, '3', '4'],
    ])
    await expect(read(text, { headerRow: 3 })).rejects.toMatchObject({
      code: 'noHeader',
      parameters: { row: 3 },
    })
    await expect(read('1,2\n3,4\n')).rejects.toMatchObject({ code: 'noHeader' })
  })

  test('loses its totals at the end and nothing else', async () => {
    const { table, rows } = await read(
      'Number,Title,Artist,Price\n1,a,b,1\nTotal,,,5\n2,c,d,2\n\n7,only a number and a title,,\n\nSumme,,,3\nRazem: 2,,,\n',
    )
    expect(rows.map(([row]) => row)).toEqual([2, 3, 4, 6])
    expect(table.skippedRows).toEqual([8, 9])
  })

  test('with few columns loses its totals too, and no record that is called so [F-X02]', async () => {
    const totals = await read('Number,Title,Value\nT 1,a,100\nT 2,b,250\nTotal,,350\n')
    expect(totals.rows.map(([row]) => row)).toEqual([2, 3])
    expect(totals.table.skippedRows).toEqual([4])
    const records = await read('Title,Year,Notes\nHand bell,1900,\nCount Basie,1935,\nTotal eclipse,1999,\n')
    expect(records.rows.map(([row]) => row)).toEqual([2, 3, 4])
  })

  test('loses a total whatever sentence tells it, in four languages, and no work that begins alike [F-X02]', async () => {
    const totals = [
      'Sum total of the register',
      'Total number of objects',
      'Summe aller Objekte',
      'Gesamtsumme',
      'Totale generale',
      'Somma dei valori',
      'Suma ogółem',
      'Łączna liczba obiektów',
      'Count of all records',
      'Anzahl der Objekte',
      'Totale degli oggetti',
      "Totale dell'inventario",
      'Suma wszystkich pozycji',
    ]
    for (const total of totals) {
      const narrow = await read(`Number,Value\nA 1,100\nA 2,250\n${total},350\n`)
      expect([total, narrow.rows.length, narrow.table.skippedRows]).toEqual([total, 2, [4]])
      const wide = await read(`Number,Title,Count,Value\nA 1,a,1,100\nA 2,b,2,250\n${total},,3,350\n`)
      expect([total, wide.rows.length]).toEqual([total, 2])
    }
    for (const title of ['Total eclipse', 'Sum 41', 'Count Basie', 'Suma theologiae']) {
      const records = await read(`Title,Year\nHand bell,1900\nBowl,1901\n${title},1935\n`)
      expect([title, records.rows.length]).toEqual([title, 3])
    }
    // The last row of a list, in narrow tables and in wide ones that are hardly filled.
    const works = [
      'Count of Monte Cristo',
      'Sum of the Parts',
      'Total in the Garden',
      'Gesamtansicht der Stadt',
      'Gesamtaufnahme',
      'Summe der Teile',
      'Zusammen im Garten',
      'Totale della piazza',
      'Somma di ricordi',
      'Suma wszystkich lęków',
      'Razem w ogrodzie',
    ]
    for (const title of works)
      for (const columns of ['Title,Year', 'Title,Year,Place,Maker,Notes']) {
        const records = await read(`${columns}\nHand bell,1900\nBowl,1901\n${title},1844\n`)
        expect([title, columns, records.rows.length]).toEqual([title, columns, 3])
      }
    const named = await read(
      'Title,Year,Place\nHand bell,1900,Bath\nBowl,1901,Bath\nTotal of the day,,Leeds\n',
    )
    expect(named.rows).toHaveLength(3)
  })

  test('of a last row with a text of blanks is read without delay', async () => {
    const blanks = `1${' '.repeat(32_000)}x`
    const rows = Array.from({ length: 8 }, () => `Total,${blanks}`)
    const started = performance.now()
    expect((await read(`Title,Year\nBowl,1901\n${rows.join('\n')}\n`)).rows).toHaveLength(9)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  test('with a single group, or with groups beside columns of their own, is read by both rows [F-X03]', async () => {
    const data = 'A 1,Bowl,Anna Lisle,potter,1900\nA 2,Cup,Bert Osgood,smith,1910\n'
    const wanted = ['Number', 'Title', 'Maker › Name', 'Maker › Role', 'Date']
    const single = await read(`,,Maker,,\nNumber,Title,Name,Role,Date\n${data}`)
    const beside = await read(`Number,Title,Maker,,Date\n,,Name,Role,\n${data}`)
    for (const { table, names, rows } of [single, beside]) {
      expect([table.headerRow, names]).toEqual([2, wanted])
      expect(rows).toHaveLength(2)
    }
    // A title above a table is no group of its columns.
    for (const title of ['Makers', 'Acquisitions', 'Our register']) {
      const { names } = await read(`${title},,,,\nNumber,Title,Name,Role,Date\n${data}`)
      expect(names).toEqual(['Number', 'Title', 'Name', 'Role', 'Date'])
    }
  })

  test('with groups of columns above their names is read by both [F-X03]', async () => {
    const { table, names, rows } = await read(
      'Object,,Maker,,Place\nNumber,Title,Name,Life dates,Made in\nH 1,Bowl,Anna Smith,1900-1950,Leeds\nH 2,Cup,John Potter,1910-1970,York\n',
    )
    expect(table.headerRow).toBe(2)
    expect(names).toEqual([
      'Object › Number',
      'Object › Title',
      'Maker › Name',
      'Maker › Life dates',
      'Place › Made in',
    ])
    expect(rows.map(([row]) => row)).toEqual([3, 4])
    // A heading that is missing makes no group of the others: the next row is data.
    const gap = await read('Number,,Title\nH 1,x,Bowl\nH 2,y,Cup\n')
    expect([gap.table.headerRow, gap.names]).toEqual([1, ['Number', 'B', 'Title']])
  })

  test('gives a sample and can be read again', async () => {
    const table = await readTable(Readable.from(['Number,Title\n1,a\n2,b\n3,c\n']))
    expect((await table.sample(2)).map(({ row }) => row)).toEqual([2, 3])
    expect(await allOf(table.rows())).toEqual(await allOf(table.rows()))
    await table.close()
  })

  test('has longer rows than its header come whole, shorter ones filled up', async () => {
    const many = '1,a,\n'.repeat(120)
    const { rows } = await read(`Number,Title,Note\n${many}2\n3,b,c,too much\n`)
    expect(rows.at(-2)).toEqual([122, '2', '', ''])
    expect(rows.at(-1)).toEqual([123, '3', 'b', 'c', 'too much'])
  })
})
