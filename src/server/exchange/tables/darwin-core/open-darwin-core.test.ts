import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { zipped } from '../../../../../test/harness/workbook.ts'
import { readTable } from '../index.ts'

const terms = 'http://rs.tdwg.org/dwc/terms/'

const meta = `<archive xmlns="http://rs.tdwg.org/dwc/text/">
  <core encoding="ISO-8859-1" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1" rowType="${terms}Occurrence">
    <files><location>occurrence.txt</location></files>
    <id index="0"/>
    <field index="1" term="${terms}recordedBy"/>
    <field index="2" default="Animalia" term="${terms}Kingdom"/>
    <field default="PreservedSpecimen" term="${terms}basisOfRecord"/>
  </core>
  <extension encoding="UTF-8" fieldsTerminatedBy=";" fieldsEnclosedBy="'" rowType="http://rs.gbif.org/terms/1.0/VernacularName">
    <files><location>names.txt</location></files>
    <coreid index="0"/>
    <field index="1" term="${terms}vernacularName"/>
  </extension>
</archive>`

const archive = (folder = '', description = meta) =>
  zipped({
    [`${folder}meta.xml`]: description,
    [`${folder}occurrence.txt`]: Buffer.from(
      'id\twho\tkingdom\n1\tBorza Péter "senior"\t\n2\tMüller\tPlantae\n',
      'latin1',
    ),
    [`${folder}names.txt`]: "1;'Afale; Afalina'\n2;Tümmler\n",
  })

async function read(content: Buffer, sheet?: string) {
  const table = await readTable(Readable.from([content]), { sheet })
  const { kind, sheets, columns } = table
  const rows: string[][] = []
  for await (const { row, cells } of table.rows()) rows.push([String(row), ...cells.map(({ text }) => text)])
  await table.close()
  return { kind, sheets, columns: columns.map(({ name }) => name), rows }
}

test.each(['', 'archive-occ/'])(
  'A Darwin Core archive is read as it declares itself: encoding, signs, values that are the same in every row, in a folder %o or not [C-K16]',
  async folder => {
    expect(await read(await archive(folder))).toEqual({
      kind: 'dwca',
      sheets: ['Occurrence', 'VernacularName'],
      columns: ['id', 'recordedBy', 'kingdom', 'basisOfRecord'],
      rows: [
        ['2', '1', 'Borza Péter "senior"', 'Animalia', 'PreservedSpecimen'],
        ['3', '2', 'Müller', 'Plantae', 'PreservedSpecimen'],
      ],
    })
  },
)

test('An extension of an archive is told like a sheet, with the id of the record it belongs to [C-K16]', async () => {
  expect((await read(await archive(), 'VernacularName')).rows).toEqual([
    ['1', '1', 'Afale; Afalina'],
    ['2', '2', 'Tümmler'],
  ])
  await expect(read(await archive(), 'Multimedia')).rejects.toMatchObject({ code: 'sheetNotFound' })
})

test('An archive whose description names nothing that is in it is damaged [C-K16]', async () => {
  const without = meta.replaceAll('.txt', '.csv')
  await expect(read(await archive('', without))).rejects.toMatchObject({ code: 'damagedFile' })
})
