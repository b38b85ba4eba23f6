import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { type ReadTableOptions, readTable, TableError } from '../index.ts'

const tableOf = (content: string | Buffer, options?: ReadTableOptions) =>
  readTable(Readable.from([Buffer.from(content)]), options)

/** The kind of a file and its rows, without empty cells. */
async function rowsOf(content: string | Buffer, options?: ReadTableOptions) {
  const table = await tableOf(content, options)
  const rows = []
  for await (const { cells } of table.rows())
    rows.push(
      Object.fromEntries(
        table.columns.flatMap(({ name, index }) => (cells[index]?.text ? [[name, cells[index].text]] : [])),
      ),
    )
  await table.close()
  return { kind: table.kind, columns: table.columns.map(({ name }) => name), rows }
}

async function refusal(content: string | Buffer, options?: ReadTableOptions): Promise<unknown> {
  try {
    return await rowsOf(content, options)
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return [error.code, error.parameters]
  }
}

test('XML of FileMaker is read by the names of its fields, each in a column of its own [F-X08]', async () => {
  const field = (name: string) => `<FIELD EMPTYOK="YES" MAXREPEAT="1" NAME="${name}" TYPE="TEXT"/>`
  const row = (...columns: string[]) =>
    `<ROW MODID="1" RECORDID="1">${columns.map(each => `<COL>${each}</COL>`).join('')}</ROW>`
  const data = (text: string) => `<DATA>${text}</DATA>`
  const read = await rowsOf(`<?xml version="1.0" encoding="UTF-8"?>
<FMPXMLRESULT xmlns="http://www.filemaker.com/fmpxmlresult"><ERRORCODE>0</ERRORCODE><PRODUCT NAME="FileMaker"/>
<METADATA>${['Inventory Number', 'Title', 'Material'].map(field).join('')}</METADATA>
<RESULTSET FOUND="2">${row(data('F 1'), data('Bowl'), data('clay') + data('glaze') + data(''))}
${row(data('F 2'), data(''), '')}</RESULTSET></FMPXMLRESULT>`)
  expect(read).toEqual({
    kind: 'xml',
    columns: ['Inventory Number', 'Title', 'Material'],
    rows: [
      { 'Inventory Number': 'F 1', Title: 'Bowl', Material: 'clay | glaze' },
      { 'Inventory Number': 'F 2' },
    ],
  })
})

test('XML of an unknown kind is read by what repeats in it, with paths, attributes and languages as columns [F-X08]', async () => {
  const read = await rowsOf(`<catalogue><info><version>1</version></info><objects>
<object id="7"><number>X 1</number><title xml:lang="de">Topf</title><title xml:lang="en">Pot</title>
  <size><of>height</of><cm>3</cm></size><size><of>width</of></size><size><of>depth</of><cm>5</cm></size>
  <note type="internal">See <i>there</i>.</note><maker>A | B</maker><maker>C</maker></object>
<object id="8"><number>X 2</number><added/><place>Jena</place><maker>D</maker></object></objects></catalogue>`)
  expect(read).toEqual({
    kind: 'xml',
    columns: [
      'object @id',
      'number',
      'place',
      'title[de]',
      'title[en]',
      'size › of',
      'size › cm',
      'note[internal]',
      'maker',
    ],
    rows: [
      {
        'object @id': '7',
        number: 'X 1',
        'title[de]': 'Topf',
        'title[en]': 'Pot',
        'size › of': 'height | width | depth',
        // The place of a value that is missing stays empty.
        'size › cm': '3 |  | 5',
        'note[internal]': 'See there.',
        maker: 'A \\| B | C',
      },
      { 'object @id': '8', number: 'X 2', place: 'Jena', maker: 'D' },
    ],
  })
})

test('A file with one record, and one whose records are in groups, are read by their records [F-X08]', async () => {
  const part = '<part><name>lid</name></part>'
  expect(
    (await rowsOf(`<export><object><n>1</n><t>a</t><m>b</m><d>c</d><e>f</e>${part}${part}</object></export>`))
      .rows,
  ).toEqual([{ n: '1', t: 'a', m: 'b', d: 'c', e: 'f', 'part › name': 'lid | lid' }])
  const objects = (museum: string) =>
    Array.from({ length: 50 }, (_, at) => `<object><n>${museum}${at}</n></object>`).join('')
  const grouped = `<all>${['a', 'b'].map(name => `<museum><name>${name}</name>${objects(name)}</museum>`).join('')}</all>`
  expect((await rowsOf(grouped)).rows).toHaveLength(100)
})

test('JSON is read by its largest list, nested keys as paths, numbers as they are written [F-X08]', async () => {
  const read = await rowsOf(`{"meta":{"total":2,"@id":"x"},"objects":[
{"@id":"o1","id":1.10,"title":"Vase","maker":{"name":"A","dates":[1900,12345678901234567890]},"materials":["clay","gl|aze"],"title":"Topf"},
{"id":2,"flag":true,"none":null,"empty":[],"__proto__":{"polluted":true},"constructor":"c"}]}`)
  expect(read.kind).toBe('json')
  expect(read.rows).toHaveLength(2)
  expect(read.rows[0]).toEqual({
    // An '@id' is the key of an exported table, and this is none.
    'objects @id': 'o1',
    id: '1.10',
    title: 'Vase | Topf',
    'maker › name': 'A',
    'maker › dates': '1900 | 12345678901234567890',
    materials: 'clay | gl\\|aze',
  })
  expect(read.rows[1]).toEqual({ id: '2', flag: 'true', '__proto__ › polluted': 'true', constructor: 'c' })
  expect({}).not.toHaveProperty('polluted')
})

test('JSON Lines, a list at the root and one object are read [F-X08]', async () => {
  expect(await rowsOf('{"a":1}\n\n{"a":2,"b":["x","y"]}\n')).toEqual({
    kind: 'jsonl',
    columns: ['a', 'b'],
    rows: [{ a: '1' }, { a: '2', b: 'x | y' }],
  })
  expect(await rowsOf(' [{"a":"ä"},{"a":"b"}]')).toMatchObject({
    kind: 'json',
    rows: [{ a: 'ä' }, { a: 'b' }],
  })
  expect((await rowsOf('{"number":"1","title":"Pot"}')).rows).toEqual([{ number: '1', title: 'Pot' }])
})

test('The encoding that XML declares is honoured, and that of its first bytes [F-X08]', async () => {
  const xml = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><l><o><t>Łódź ąę</t></o><o><t>é</t></o></l>`
  const latin = (encoding: string) =>
    `<?xml version='1.0' encoding='${encoding}'?><l><o><t>Größe</t></o><o><t>é</t></o></l>`
  expect((await rowsOf(xml('UTF-8'))).rows[0]).toEqual({ t: 'Łódź ąę' })
  expect((await rowsOf(`\ufeff${xml('utf-8')}`)).rows[0]).toEqual({ t: 'Łódź ąę' })
  expect((await rowsOf(Buffer.from(`\ufeff${xml('UTF-16')}`, 'utf16le'))).rows[0]).toEqual({ t: 'Łódź ąę' })
  expect((await rowsOf(Buffer.from(`\ufeff${xml('UTF-16')}`, 'utf16le').swap16())).rows[0]).toEqual({
    t: 'Łódź ąę',
  })
  for (const encoding of ['ISO-8859-1', 'iso-8859-15', 'windows-1252'])
    expect((await rowsOf(Buffer.from(latin(encoding), 'latin1'))).rows[0]).toEqual({ t: 'Größe' })
  const polish = Buffer.from(xml('windows-1250').replace('Łódź ąę', 'A'), 'latin1')
  polish[polish.indexOf('A</t>')] = 0xa3
  expect((await rowsOf(polish)).rows[0]).toEqual({ t: 'Ł' })
  // Text that was declared in memory as UTF-16 and written as UTF-8.
  expect((await rowsOf(xml('utf-16'))).rows[0]).toEqual({ t: 'Łódź ąę' })
  expect(await refusal(xml('klingon-7'))).toEqual(['unreadable', { encoding: 'klingon-7' }])
  expect(await refusal(Buffer.from(latin('utf-8'), 'latin1'))).toEqual(['unreadable', { encoding: 'utf-8' }])
})

test('Broken XML and JSON are refused with the place and the reason [F-X08]', async () => {
  expect(await refusal('<a>\n<b>1</b>\n<b>2')).toEqual(['xmlCutOff', { row: 3, found: 'b' }])
  expect(await refusal('<a>\n<b>1</c></a>')).toEqual(['brokenXml', { row: 2, column: 9 }])
  expect(await refusal('<a>\n<b x=1/></a>')).toMatchObject(['brokenXml', { row: 2 }])
  expect(await refusal('<a><b>&nbsp;</b></a>')).toMatchObject(['xmlEntity', { row: 1 }])
  expect(await refusal('<a><b>&constructor;</b></a>')).toMatchObject(['xmlEntity', { row: 1 }])
  expect(await refusal('[{"a":1},\n{"a":[1,2}]')).toEqual(['brokenJson', { row: 2, column: 10 }])
  expect(await refusal('[{"a":1},\n {"a":NaN}]')).toEqual(['jsonValue', { row: 2, column: 7, found: 'NaN' }])
  expect(await refusal('[{"a":-Infinity}]')).toMatchObject(['jsonValue', { found: 'Infinity' }])
  expect(await refusal('[{"a":1}, // two\n{"a":2}]')).toMatchObject(['jsonValue', { found: '//' }])
  expect(await refusal('[{"a":1},\n{"a":"x')).toEqual(['jsonCutOff', { row: 2 }])
  expect(await refusal('[{"a":1,}]')).toMatchObject(['brokenJson', { row: 1 }])
  expect(await refusal('[{"a":1} {"a":2}]')).toMatchObject(['brokenJson', { row: 1 }])
})

test('Nothing in XML unfolds or reaches outside: entities and external parts are refused [F-X08]', async () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  )
  expect(await refusal(`<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]><a><b>&l9;</b></a>`)).toEqual([
    'doctype',
    {},
  ])
  expect(
    await refusal(
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a><b>&x;</b></a>',
    ),
  ).toEqual(['doctype', {}])
  expect(
    await refusal('<!DOCTYPE a [<!ENTITY % x SYSTEM "http://localhost/x.dtd"> %x;]><a><b>1</b></a>'),
  ).toEqual(['doctype', {}])
  // One that only names where a grammar lies is passed over: nothing is fetched.
  expect(
    await rowsOf('<!DOCTYPE a SYSTEM "http://localhost:1/a.dtd"><a><b><c>1</c></b><b><c>2</c></b></a>'),
  ).toMatchObject({ rows: [{ c: '1' }, { c: '2' }] })
})

test('XML and JSON beyond the limits are refused where they are [F-X08]', async () => {
  expect(await refusal(`${'<a>'.repeat(300)}x${'</a>'.repeat(300)}`)).toEqual([
    'tooDeep',
    { row: 1, limit: 200 },
  ])
  expect(await refusal(`${'[{"a":'.repeat(150)}1${'}]'.repeat(150)}`)).toMatchObject(['tooDeep', { row: 1 }])
  const attributes = Array.from({ length: 300 }, (_, at) => `a${at}="1"`).join(' ')
  expect(await refusal(`<l>\n<o ${attributes}/></l>`)).toEqual(['recordTooLarge', { row: 2 }])
  expect(await refusal(`<l>\n<${'n'.repeat(1000)}/></l>`)).toEqual(['recordTooLarge', { row: 2 }])
  expect(await refusal(`[{"${'n'.repeat(1000)}":1}]`)).toMatchObject(['recordTooLarge', { row: 1 }])
  const wide = `<l><o>${Array.from({ length: 600 }, (_, at) => `<f${at}>1</f${at}>`).join('')}</o><o><f1>2</f1></o></l>`
  expect(await refusal(wide)).toEqual(['tooManyColumns', { row: 1, column: 501, limit: 500 }])
  const long = 'x'.repeat(1_000_001)
  expect(await refusal(`<l><o><t>a</t></o><o><t>${long}</t></o></l>`)).toEqual([
    'cellTooLong',
    { row: 2, column: 1, limit: 1_000_000 },
  ])
  expect(await refusal(`<l><o><t>a</t></o><o><t>${'x'.repeat(18_000_000)}</t></o></l>`)).toEqual([
    'recordTooLarge',
    { row: 1 },
  ])
  const many = `<l><o>${'<t>1</t>'.repeat(200_001)}</o><o><t>1</t></o></l>`
  expect(await refusal(many)).toEqual(['recordTooLarge', { row: 1 }])
  expect(await refusal('[{"a":1},{"a":2},{"a":3}]', { limits: { rows: 2 } })).toEqual([
    'tooManyRows',
    { row: 3, limit: 2 },
  ])
  expect(await refusal('<l><o><t>1</t></o></l>', { limits: { fileBytes: 10 } })).toEqual([
    'tooLarge',
    { limit: 10 },
  ])
})

test('Text that only begins like XML or JSON stays a table [F-X08]', async () => {
  expect((await tableOf('[number],title\n1,Cup\n2,Jar\n')).kind).toBe('csv')
  expect((await tableOf('<5 cm>;title\n1;Cup\n2;Jar\n')).kind).toBe('csv')
})
