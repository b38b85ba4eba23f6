import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { everyRecordPermission, importer } from '../../../test/harness/imports.ts'
import { describeRealData, realPath } from '../../../test/harness/museum-files.ts'
import { eadFile, lidoHarvest } from './tables/tree/examples.fixture.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useTestApp()

async function registrar() {
  const person = await importer(app(), { permissions: everyRecordPermission })
  const { call } = person
  return {
    ...person,
    /** Records in the order of their numbers. */
    async objects() {
      const { body } = await call('GET', '/api/v1/catalogue/?sort=number&blocksize=100')
      const cards: Record<string, unknown>[] = []
      for (const { id } of body.result) cards.push((await call('GET', `/api/v1/catalogue/${id}`)).body)
      return cards
    },
  }
}

test("LIDO becomes records by 'Next' alone, checked and loaded without a fault [F-X08]", async () => {
  const { bring, run, objects } = await registrar()
  const file = await bring(lidoHarvest, 'harvest.xml')
  expect(file.found).toMatchObject({ kind: 'lido', rowCount: 2, encoding: null, headerRow: 0 })
  expect((await run(file.id, 'check')).counts).toMatchObject({ created: 2, refused: 0 })
  const { messages } = await run(file.id, 'load')
  expect(messages.filter(({ severity }) => severity !== 'note').map(({ kind }) => kind)).not.toContain(
    'invalid',
  )
  expect(await objects()).toMatchObject([
    {
      objectNumbers: [{ objectNumber: 'K 1' }],
      title: { de: 'Schale mit Fischen', en: 'Bowl with fishes' },
      // Known words are the terms there are, in whatever language.
      objectName: { name: 'bowl' },
      productions: [{ agent: { name: 'Ofen, Erna' }, role: { name: 'Töpferin' } }],
      dating: { text: 'um 1925' },
      materials: [{ material: { name: 'stoneware' } }, { technique: { name: 'gedreht' } }],
      measurements: [{ value: { value: 8, unit: 'cm' } }, { value: { value: 21, unit: 'cm' } }],
      description: { de: 'Flach, mit zwei Fischen.' },
      publication: { creditLine: { de: 'Schenkung Karl Ufer' } },
    },
    { objectNumbers: [{ objectNumber: 'K 2' }] },
  ])
})

test('Units of EAD are linked to the unit above them in the same file [F-X08]', async () => {
  const { bring, run, objects } = await registrar()
  const { id } = await bring(eadFile, 'papers.xml')
  expect((await run(id, 'load')).counts).toMatchObject({ created: 4, refused: 0 })
  const [drawings, fonds, series, letter] = await objects()
  expect(drawings).toMatchObject({ structure: { whole: { id: fonds?.id } } })
  expect(series).toMatchObject({ structure: { whole: { id: fonds?.id } } })
  expect(letter).toMatchObject({ structure: { whole: { id: series?.id } }, title: { en: 'To Karl Ufer' } })
})

test('JSON is references where records are works, and a table of records elsewhere [F-X08]', async () => {
  const { bring, run, objects } = await registrar()
  const json = JSON.stringify([
    { type: 'book', number: 'J 1', title: 'Sketchbook', maker: 'Erna Ofen', date: '1931' },
    { type: 'book', number: 'J 2', title: 'Guest book', maker: 'Karl Ufer', date: '1950' },
  ])
  const table = await bring(json, 'objects.json')
  expect(table.found).toMatchObject({ kind: 'json', rowCount: 2 })
  expect((await run(table.id, 'load')).counts).toMatchObject({ created: 2, refused: 0 })
  expect(await objects()).toMatchObject([
    { title: { en: 'Sketchbook' }, productions: [{ agent: { name: 'Erna Ofen' } }] },
    { title: { en: 'Guest book' } },
  ])
  const works = await bring(
    JSON.stringify([{ id: 'a', type: 'book', title: 'Pots' }]),
    'works.json',
    'biblio',
  )
  expect(works.found.kind).toBe('csl-json')
})

test('Columns of rights are loaded: a right has a type [F-X08]', async () => {
  const { bring, run, objects } = await registrar()
  const { id } = await bring('Number,Title,Copyright,Rights holder\nR 1,Cup,All rights reserved,Erna Ofen\n')
  expect((await run(id, 'load')).counts).toMatchObject({ created: 1, refused: 0 })
  expect(await objects()).toMatchObject([
    {
      rights: [
        { type: { name: 'copyright' }, statement: 'All rights reserved' },
        { type: { name: 'copyright' }, holder: { name: 'Erna Ofen' } },
      ],
    },
  ])
})

test('A broken file says in words where and why; nothing of it is kept [F-X08]', async () => {
  const { upload, call } = await registrar()
  const answer = await upload('<list>\n<object><title>Bowl</titel></object></list>', 'broken.xml')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toBe('Line 2, character 28: this is not valid XML.')
  expect((await upload('<l><o>1</o>', 'cut.xml')).json().message).toBe(
    'The file is cut off in line 1: the element “l” is not closed. Export it again.',
  )
  expect((await call('GET', '/api/v1/imports?type=object')).body.result).toEqual([])
})

test('A column that is called like a part of every object is a column like any other [F-X08]', async () => {
  const { bring } = await registrar()
  const { found } = await bring('Number,constructor,__proto__,toString\n1,a,b,c\n2,d,e,f\n')
  expect(found.columns.map(({ name }) => name)).toEqual(['Number', 'constructor', '__proto__', 'toString'])
})

describeRealData('LIDO of a coin portal', 'lido_records', () => {
  test('All records have their titles, makers and dates [F-X08]', async () => {
    const { bringFile, run, objects } = await registrar()
    for (const [name, count] of [
      ['kenom_oai_lido.xml', 20],
      ['lido_example1.xml', 1],
    ] as const) {
      const { id, found } = await bringFile(realPath(`lido_records/${name}`))
      expect(found).toMatchObject({ kind: 'lido', rowCount: count })
      expect((await run(id, 'load')).counts).toMatchObject({ created: count, refused: 0 })
    }
    const cards = await objects()
    expect(cards).toHaveLength(21)
    for (const card of cards)
      expect(card).toMatchObject({
        title: { de: expect.stringMatching(/\S/) },
        dating: { text: expect.stringMatching(/\d/) },
        objectName: { name: expect.stringMatching(/\S/) },
      })
    expect(
      cards.filter(({ productions }) => Array.isArray(productions) && productions.length > 0).length,
    ).toBe(21)
  })
})
