import { expect, test, vi } from 'vitest'
import type { Mapping, Target } from '#model/exchange/mapping.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { everyRecordPermission, importer, mappingOf as mapping } from '../../../test/harness/imports.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useTestApp()

async function registrar() {
  const person = await importer(app(), { permissions: everyRecordPermission })
  const { museum, bring, map, run } = person
  return {
    ...person,
    async loaded(type: string, lines: readonly string[], by: Mapping) {
      const { id } = await bring(lines.join('\n'), 'list.csv', type)
      await map(id, by)
      const checked = await run(id, 'check')
      const done = await run(id, 'load')
      // The check says what the load does.
      expect(checked.counts).toEqual(done.counts)
      return done
    },
    consistent: () => expectConsistency(app(), museum),
  }
}

const persons = mapping({ name: { path: 'names/name' }, id: { path: 'identifiers/identifier' } })
const makers = (missing?: Target['missing']) =>
  mapping({
    number: { path: 'objectNumbers/objectNumber' },
    maker: { path: 'productions/agent', ...(missing && { missing }) },
  })

test('A link finds its card by its name whatever its case, accents and order, or by a number of another system; what is not clear is told with the number of candidates [C-K08] [C-K16]', async () => {
  const { loaded, call, consistent } = await registrar()
  await loaded(
    'person',
    ['name,id', '"Perréal, Jean",ULAN:500115588', 'Gemini G.E.L.,walters:17', 'Toshimasa,', 'Toshimasa,'],
    persons,
  )
  const done = await loaded(
    'object',
    [
      'number,maker',
      '1,jean perreal',
      '2,ulan: 500115588',
      '3,walters:17',
      '4,Toshimasa',
      '5,Nobody',
      '6,Somebody',
    ],
    makers('refuse'),
  )
  expect(done.counts).toMatchObject({ created: 3, refused: 3 })
  expect(done.messages.map(({ kind, rows, text }) => [kind, rows, text])).toEqual([
    ['ambiguousLink', [5], '2 records share this name or number. Enter a unique number.'],
    ['unknownLink', [6, 7], 'No record has this name or number.'],
  ])
  const kept = await loaded('object', ['number,maker', '7,Toshimasa', '8,Nobody'], makers())
  expect(kept.counts).toMatchObject({ created: 2, refused: 0 })
  expect(kept.messages.map(({ kind }) => kind)).toEqual(['ambiguousName', 'nameNotLinked'])
  const { body } = await call('GET', '/api/v1/catalogue/?q=perr%C3%A9al')
  expect(body.result.map(({ number }: { number: string }) => number)).toEqual(['1', '2'])
  await consistent()
})

test('A maker is linked by the name as it stands before anything is taken off it, and all that stay unlinked are told [F-X05]', async () => {
  const { loaded, call, consistent } = await registrar()
  await loaded(
    'person',
    [
      'name',
      'Raphael',
      'Workshop of Raphael',
      '"Smith, John, and Jones, Mary"',
      "Wang Yuanqi [Wang Yuan-ch'i]",
    ],
    mapping({ name: { path: 'names/name' } }),
  )
  const done = await loaded(
    'object',
    [
      'number,maker',
      '1,Workshop of Raphael (Italian)',
      '2,Circle of Raphael',
      '3,"Smith, John, and Jones, Mary"',
      "4,Wang Yuanqi [Wang Yuan-ch'i]",
      '5,After Titian; pupil of Giorgione',
      '6,Titian',
      '7,Ann Lee and Bob Ray',
    ],
    mapping({
      number: { path: 'objectNumbers/objectNumber' },
      maker: { path: 'productions', reader: 'makers' },
    }),
  )
  expect(done.counts).toMatchObject({ created: 7, refused: 0 })
  expect(
    done.messages
      .map(({ kind, count, samples }) => [kind, count, samples.map(({ value }) => value)])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  ).toEqual([
    ['maybeSeveral', 1, ['Ann Lee and Bob Ray']],
    ['nameNotLinked', 4, ['Titian', 'Giorgione', 'Titian', 'Ann Lee and Bob Ray']],
  ])
  const makersOf = async (number: number) => {
    const { body } = await call('GET', `/api/v1/catalogue/?q=${number}`)
    const found = body.result.find((each: { number: string }) => each.number === String(number))
    const { body: card } = await call('GET', `/api/v1/catalogue/${found.id}`)
    return card.productions.map(
      ({ agent, qualifier }: { agent: { id?: string; name: string }; qualifier?: { name: string } }) => [
        qualifier?.name,
        agent.name,
        agent.id !== undefined,
      ],
    )
  }
  expect(await makersOf(1)).toEqual([[undefined, 'Workshop of Raphael', true]])
  expect(await makersOf(2)).toEqual([['circle of', 'Raphael', true]])
  expect(await makersOf(3)).toEqual([[undefined, 'Smith, John, and Jones, Mary', true]])
  expect(await makersOf(4)).toEqual([[undefined, "Wang Yuanqi [Wang Yuan-ch'i]", true]])
  expect(await makersOf(5)).toEqual([
    ['after', 'Titian', false],
    ['pupil of', 'Giorgione', false],
  ])
  await consistent()
})

test('A mapping with a setting that would have no effect is refused before anything is read [F-X01]', async () => {
  const { bring, map, call } = await importer(app())
  const { id } = await bring('number,maker\n1,Léon Gruel')
  await map(
    id,
    mapping({
      number: { path: 'objectNumbers/objectNumber' },
      maker: { path: 'title', missing: 'create' },
    }),
  )
  const { status, body } = await call('POST', `/api/v1/imports/${id}/check`)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('maker')
})

test('Where the mapping says so, a card is made for a name that has none, once for all rows, and goes with the import when that is taken back [C-K08] [C-K16]', async () => {
  const { loaded, call, ended, consistent } = await registrar()
  const done = await loaded(
    'object',
    ['number,maker', '1,Léon Gruel', '2,"Gruel, Léon"', '3,léon gruel'],
    makers('create'),
  )
  expect(done.counts).toMatchObject({ created: 3, refused: 0 })
  const list = () => call('GET', '/api/v1/catalogue/persons?blocksize=10')
  expect((await list()).body.result.map(({ title }: { title: string }) => title)).toEqual(['Léon Gruel'])
  const undo = await call('POST', `/api/v1/operations/${done.load?.id}/undo`)
  expect((await ended(undo.body.id)).progress.fail).toEqual([])
  expect((await list()).body.totalSize).toBe(0)
  await consistent()
})

test('Who may not create persons makes none by a table of objects [P-P04]', async () => {
  const { bring, map, call } = await importer(app())
  const { id } = await bring('number,maker\n1,Léon Gruel')
  await map(id, makers('create'))
  expect((await call('POST', `/api/v1/imports/${id}/check`)).status).toBe(403)
  const answer = await call('GET', '/api/v1/imports?type=person')
  expect(answer.status).toBe(403)
})

test('A row may name a parent that stands below it; one whose row is refused is told and left out [C-E05] [C-K16]', async () => {
  const { loaded, call, consistent } = await registrar()
  const places = mapping(
    {
      id: { path: '@key' },
      name: { path: 'placeLocation/name', whenEmpty: 'refuse' },
      parent: { path: 'broader', missing: 'refuse' },
    },
    { mode: 'create', match: 'identifier' },
  )
  const done = await loaded(
    'place',
    ['id,name,parent', '3,Roma,2', '2,Lazio,1', '1,Italia,', '5,Nowhere,4', '4,,', '6,Lost,99'],
    places,
  )
  expect(done.counts).toMatchObject({ created: 4, refused: 2 })
  const { body } = await call('GET', '/api/v1/place?q=Roma')
  const { body: rome } = await call('GET', `/api/v1/place/${body.result[0].id}`)
  expect(rome.broader.name).toBe('Lazio')
  await consistent()
})

test('Rows that add to cards make one change of each; what is there already is not doubled [C-O04] [C-K16]', async () => {
  const { loaded, call, consistent } = await registrar()
  await loaded('person', ['name,id', 'Anna,x:1', 'Bruno,x:2'], persons)
  await loaded('object', ['number', 'A', 'B'], mapping({ number: { path: 'objectNumbers/objectNumber' } }))
  const added = mapping(
    {
      object: { path: '@key' },
      person: { path: 'productions/agent', missing: 'refuse' },
      role: { path: 'productions/role' },
    },
    { mode: 'add', constants: { 'productions/type': 'AUTHOR' } },
  )
  const lines = [
    'object,person,role',
    'A,x:1,painter',
    'A,x:2,',
    'A,x:1,painter',
    'C,x:1,painter',
    'B,x:9,painter',
  ]
  const done = await loaded('object', lines, added)
  expect(done.counts).toMatchObject({ updated: 2, unchanged: 1, refused: 2 })
  expect(done.messages.map(({ kind, rows }) => [kind, rows])).toEqual([
    ['cardNotFound', [5]],
    ['unknownLink', [6]],
  ])
  const { body } = await call('GET', '/api/v1/catalogue/?q=A')
  const { body: card } = await call('GET', `/api/v1/catalogue/${body.result[0].id}`)
  expect(card.productions).toHaveLength(2)
  expect(card.version).toBe(2)
  expect((await loaded('object', lines.slice(0, 4), added)).counts).toMatchObject({
    updated: 0,
    unchanged: 3,
  })
  await consistent()
})
