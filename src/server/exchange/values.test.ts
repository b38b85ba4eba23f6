import { expect, test, vi } from 'vitest'
import type { NameCounts, NameLine } from '#model/api/import-names.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { Mapping, Target } from '#model/exchange/mapping.ts'
import type { PermissionCode } from '#model/permissions/codes.ts'
import { mergeTerm } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { makeMuseum, type TestMuseum } from '../../../test/harness/factories.ts'
import { importer, mappingOf } from '../../../test/harness/imports.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useTestApp()

const mapping = (columns: Readonly<Record<string, Target>>, given: Partial<Mapping> = {}): Mapping =>
  mappingOf(columns, { keepUnmatched: true, ...given })

const everything = [
  ...new Set(
    declarations.flatMap(({ permissions: { read, create, update } }) => [...read, ...create, ...update]),
  ),
]

const material = 'materials/material'
const materials = (given?: Partial<Mapping>) =>
  mapping({ number: { path: 'objectNumbers/objectNumber' }, material: { path: material } }, given)
const agent = 'productions/agent'
const makers = (missing?: Target['missing']) =>
  mapping({
    number: { path: 'objectNumbers/objectNumber' },
    maker: { path: agent, ...(missing && { missing }) },
  })

async function registrar(
  given: { museum?: TestMuseum; permissions?: readonly PermissionCode[]; role?: 'TENANT_ADMIN' } = {},
) {
  const person = await importer(app(), {
    ...(given.museum && { museum: given.museum }),
    ...(given.role ? { role: given.role } : { permissions: given.permissions ?? everything }),
  })
  const { call, bring, map, run, museum } = person
  const names = async (id: string, query: Record<string, string>): Promise<NameLine[]> => {
    const { body } = await call('GET', `/api/v1/imports/${id}/names?${new URLSearchParams(query)}`)
    return body.result
  }
  return {
    ...person,
    names,
    counts: async (id: string): Promise<NameCounts> =>
      (await call('GET', `/api/v1/imports/${id}/names/counts`)).body,
    decide: (id: string, decisions: readonly object[]) =>
      call('POST', `/api/v1/imports/${id}/names/decisions`, { decisions }),
    async checked(lines: readonly string[], by: Mapping, type = 'object') {
      const { id } = await bring(lines.join('\n'), 'list.csv', type)
      await map(id, by)
      await run(id, 'check')
      return id
    },
    consistent: () => expectConsistency(app(), museum),
  }
}

const csv = (first: string, names: readonly string[]): string[] => [
  `number,${first}`,
  ...names.map((name, at) => `${at + 1},"${name}"`),
]

test('Free text of materials with 500 distinct values makes no term before somebody looked at it; the report counts them by field and outcome [F-X04] [F-X02]', async () => {
  const { checked, counts, names, call, run, consistent, museum } = await registrar()
  await makeTerms(app(), museum, 'MTC', ['gold'])
  const id = await checked(
    csv('material', [
      'Gold',
      'gold',
      ...Array.from({ length: 500 }, (_, at) => `odd stuff ${at}`),
      'odd stuff 7',
    ]),
    materials(),
  )
  const before = await counts(id)
  expect(before.unseen).toEqual({ count: 500, limit: 300, confirmed: 0 })
  expect(before.fields).toEqual([
    {
      path: material,
      vocabulary: 'MTC',
      types: [],
      outcomes: [
        { outcome: 'found', names: 1, times: 2 },
        { outcome: 'new', names: 500, times: 501 },
      ],
      open: 500,
      decided: 0,
      decisions: ['take', 'new', 'text', 'leave'],
    },
  ])
  const found = await names(id, { path: material, outcome: 'found' })
  expect(found).toMatchObject([{ name: 'Gold', key: 'gold', times: 2, firstRow: 2 }])
  const open = await names(id, { path: material, state: 'open' })
  expect(open).toHaveLength(25)
  expect(open[0]).toMatchObject({ name: 'odd stuff 7', times: 2, outcomes: ['new'] })
  const last = open.at(-1) as NameLine
  const next = await names(id, {
    path: material,
    state: 'open',
    afterTimes: String(last.times),
    afterKey: last.key,
  })
  expect(next[0]?.key).not.toBe(last.key)
  expect(
    (await names(id, { path: material, state: 'open', q: 'STUFF 499' })).map(({ name }) => name),
  ).toEqual(['odd stuff 499'])

  const refused = await call('POST', `/api/v1/imports/${id}/load`)
  expect(refused.status).toBe(400)
  expect(refused.body.message).toContain('500')
  // More than was confirmed is not made either.
  expect((await call('POST', `/api/v1/imports/${id}/names/confirm`, { count: 400 })).status).toBe(204)
  expect((await call('POST', `/api/v1/imports/${id}/load`)).status).toBe(400)
  await call('POST', `/api/v1/imports/${id}/names/confirm`, { count: 500 })
  const done = await run(id, 'load')
  expect(done.counts).toMatchObject({ created: 503, refused: 0 })
  await consistent()
})

test('A load that nothing was checked for stops before it has made too many terms [F-X04]', async () => {
  const { bring, map, call, ended, read } = await registrar()
  const names = Array.from({ length: 1500 }, (_, at) => `stuff ${at}`)
  const { id } = await bring(csv('material', names).join('\n'))
  await map(id, materials())
  const { body } = await call('POST', `/api/v1/imports/${id}/load`)
  expect((await ended(body.id)).state).toBe('FAIL')
  expect((await read(id)).counts.created).toBeLessThanOrEqual(300)
})

test('What is decided about terms is done by check and load alike, and by the next table of the museum [F-X04]', async () => {
  const { checked, decide, counts, names, run, call, consistent, museum, bring, map } = await registrar()
  const made = await makeTerms(app(), museum, 'MTC', ['oil paint'])
  const words = ['Oilpaint', 'huile', 'unclear mixture', 'rubbish', 'moonstuff']
  const by = materials({ createTerms: false })
  const id = await checked(csv('material', words), by)
  expect((await counts(id)).fields[0]?.outcomes).toEqual([{ outcome: 'remark', names: 5, times: 5 }])
  expect((await names(id, { path: material, state: 'open', q: 'oilpaint' }))[0]?.proposals).toEqual([])
  const decisions = [
    { path: material, key: 'huile', decision: 'take', targetId: made['oil paint'], seen: 0 },
    { path: material, key: 'moonstuff', decision: 'new', seen: 0 },
    { path: material, key: 'unclear mixture', decision: 'text', seen: 0 },
    { path: material, key: 'rubbish', decision: 'leave', seen: 0 },
  ]
  const answer = await decide(id, decisions)
  expect(answer.body).toEqual({ decided: 4, conflicts: 0 })
  expect(await counts(id)).toMatchObject({ changed: true, fields: [{ open: 1, decided: 4 }] })
  const decided = await names(id, { path: material, state: 'decided', q: 'huile' })
  expect(decided[0]?.decided).toMatchObject({
    decision: 'take',
    target: { id: made['oil paint'], name: 'oil paint' },
    version: 1,
  })

  const check = await run(id, 'check')
  const after = await counts(id)
  expect(after.changed).toBe(false)
  expect(after.fields[0]?.outcomes.map(({ outcome, names: many }) => [outcome, many])).toEqual([
    ['found', 1],
    ['left', 1],
    ['new', 1],
    ['remark', 2],
  ])
  expect(check.messages.map(({ kind, rows }) => [kind, rows])).toEqual([
    ['keptAsRemark', [2, 4]],
    ['leftOut', [5]],
  ])
  const done = await run(id, 'load')
  expect(done.counts).toEqual(check.counts)
  expect(done.messages).toEqual(check.messages)
  const read = async (number: string) => {
    const { body } = await call('GET', `/api/v1/catalogue/?q=${number}`)
    const [card] = body.result.filter((each: { number: string }) => each.number === number)
    return (await call('GET', `/api/v1/catalogue/${card.id}`)).body
  }
  expect((await read('2')).materials).toMatchObject([{ material: { name: 'oil paint' } }])
  expect((await read('3')).remarks).toBe('material: unclear mixture')
  const left = await read('4')
  expect([left.materials, left.remarks]).toEqual([undefined, undefined])
  expect((await read('5')).materials).toMatchObject([{ material: { name: 'moonstuff' } }])

  // The next table of the museum, by somebody else.
  const other = await registrar({ museum })
  const next = await other.checked(['number,material', '11,HUILE', '12,moonstuff'], by)
  expect((await other.counts(next)).fields[0]?.outcomes).toEqual([{ outcome: 'found', names: 2, times: 2 }])
  // One that is brought by code takes the table at its word.
  void bring
  void map
  await consistent()
})

test('Proposals: order of words, case, accents, singular and plural; those nearly the same are accepted at once, and taken back [F-X04]', async () => {
  const { checked, names, call, counts, decide, museum, run } = await registrar()
  await makeTerms(app(), museum, 'MTC', ['Henry Scott Tuke', 'canvas', 'béton armé', 'gold leaf', 'bronze'])
  const id = await checked(
    csv('material', ['Tuke, Henry Scott', 'canvases', 'armé béton', 'bronce', 'moonstuff']),
    materials(),
  )
  const open = await names(id, { path: material, state: 'open' })
  const proposed = Object.fromEntries(
    open.map(({ name, proposals }) => [name, proposals.map(each => [each.name, each.near])]),
  )
  expect(proposed).toEqual({
    'Tuke, Henry Scott': [['Henry Scott Tuke', true]],
    canvases: [['canvas', true]],
    'armé béton': [['béton armé', true]],
    bronce: [['bronze', false]],
    moonstuff: [],
  })
  const { body } = await call('POST', `/api/v1/imports/${id}/names/proposals`, { path: material })
  expect(body).toEqual({ accepted: 3, next: null })
  expect((await counts(id)).fields[0]).toMatchObject({ open: 2, decided: 3 })
  await decide(id, [{ path: material, key: 'canvases', decision: null, seen: 1 }])
  expect((await counts(id)).fields[0]).toMatchObject({ open: 3, decided: 2 })
  await run(id, 'check')
  expect((await counts(id)).fields[0]?.outcomes).toEqual([
    { outcome: 'found', names: 2, times: 2 },
    { outcome: 'new', names: 3, times: 3 },
  ])
})

test('Makers: a name is linked with the record that is meant, made, kept as a name, or left out [F-X04]', async () => {
  const { checked, names, decide, run, call, counts, consistent } = await registrar()
  const { id: people } = await (async () => ({
    id: await checked(
      ['name', 'Henry Scott Tuke', 'Ann Lee'],
      mapping({ name: { path: 'names/name' } }),
      'person',
    ),
  }))()
  await run(people, 'load')
  const id = await checked(
    csv('maker', ['Henry S. Tuke', 'Tuke, Henry Scott', 'Lee & Co', 'Anonym', 'New Maker']),
    makers('refuse'),
  )
  expect((await counts(id)).fields).toMatchObject([
    {
      path: agent,
      vocabulary: null,
      types: ['organization', 'person'],
      outcomes: [
        { outcome: 'found', names: 1 },
        { outcome: 'remark', names: 4 },
      ],
    },
  ])
  const [tuke] = await names(id, { path: agent, state: 'open', q: 'tuke' })
  expect(tuke?.proposals).toMatchObject([{ name: 'Henry Scott Tuke', near: false }])
  const targetId = tuke?.proposals[0]?.id
  await decide(id, [
    { path: agent, key: 'henry s. tuke', decision: 'take', targetId, seen: 0 },
    { path: agent, key: 'lee & co', decision: 'text', seen: 0 },
    { path: agent, key: 'anonym', decision: 'leave', seen: 0 },
    { path: agent, key: 'new maker', decision: 'new', seen: 0 },
  ])
  const check = await run(id, 'check')
  const done = await run(id, 'load')
  expect(done.counts).toMatchObject({ created: 5, refused: 0 })
  expect(done.messages).toEqual(check.messages)
  const { body } = await call('GET', '/api/v1/catalogue/?q=')
  const agents = await Promise.all(
    body.result.map(async ({ id: card, number }: { id: string; number: string }) => {
      const record = (await call('GET', `/api/v1/catalogue/${card}`)).body
      const [production] = record.productions ?? []
      return [number, production?.agent?.name, production?.agent?.id !== undefined]
    }),
  )
  expect(agents.toSorted()).toEqual([
    ['1', 'Henry Scott Tuke', true],
    ['2', 'Henry Scott Tuke', true],
    ['3', 'Lee & Co', false],
    ['4', undefined, false],
    ['5', 'New Maker', true],
  ])
  await consistent()
})

test('A target that was merged since is followed; one that is gone leaves the name open; those of other museums are refused [F-X04]', async () => {
  const { checked, decide, run, counts, names, museum } = await registrar()
  const made = await makeTerms(app(), museum, 'MTC', ['oils', 'oil', 'ink'])
  const id = await checked(csv('material', ['huile', 'encre']), materials())
  const theirs = await makeTerms(app(), await makeMuseum(app()), 'MTC', ['oil'])
  const elsewhere = await makeTerms(app(), museum, 'MTT', ['painted'])
  for (const targetId of [theirs.oil, elsewhere.painted, '900000000001', undefined])
    expect(
      (await decide(id, [{ path: material, key: 'huile', decision: 'take', targetId, seen: 0 }])).status,
    ).toBe(400)
  expect((await decide(id, [{ path: material, key: 'nowhere', decision: 'new', seen: 0 }])).status).toBe(404)
  await decide(id, [
    { path: material, key: 'huile', decision: 'take', targetId: made.oils, seen: 0 },
    { path: material, key: 'encre', decision: 'take', targetId: made.ink, seen: 0 },
  ])
  const editor = { accountId: null, impersonatorId: null }
  await app().database.inTenant(museum.tenantId, async tx => {
    await mergeTerm(tx, editor, made.oils ?? '', made.oil ?? '')
    await tx.db
      .updateTable('term')
      .set({ deprecated_at: new Date() })
      .where('tenant_id', '=', tx.tenantId)
      .where('id', '=', made.ink ?? '')
      .execute()
  })
  expect(
    (await names(id, { path: material, state: 'decided' })).map(({ decided }) => decided?.target?.name),
  ).toEqual([undefined, 'oil'])
  await run(id, 'check')
  expect((await counts(id)).fields[0]).toMatchObject({
    open: 1,
    decided: 1,
    outcomes: [
      { outcome: 'found', names: 1 },
      { outcome: 'new', names: 1 },
    ],
  })
})

test('Of two people who decide at once, the second changes nothing and is told; who may not add terms cannot have them made [F-X04]', async () => {
  const { checked, decide, names, museum } = await registrar()
  const id = await checked(csv('material', ['stuff', 'more stuff']), materials({ createTerms: false }))
  const other = await registrar({ museum })
  const decision = (key: string, what: string | null, seen: number) => ({
    path: material,
    key,
    decision: what,
    seen,
  })
  const [one, two] = await Promise.all([
    decide(id, [decision('stuff', 'leave', 0), decision('more stuff', 'leave', 0)]),
    other.decide(id, [decision('more stuff', 'text', 0), decision('stuff', 'text', 0)]),
  ])
  expect([one.body.decided, two.body.decided].toSorted()).toEqual([0, 2])
  expect([one.body.conflicts, two.body.conflicts].toSorted()).toEqual([0, 2])
  // Taken back by whoever sees it as it is.
  expect((await other.decide(id, [decision('stuff', null, 0)])).body).toEqual({ decided: 0, conflicts: 1 })
  expect((await other.decide(id, [decision('stuff', null, 1)])).body).toEqual({ decided: 1, conflicts: 0 })

  // Who may add objects may add their terms, but no persons.
  const cataloguer = await registrar({
    museum,
    permissions: ['catalogueRead', 'catalogueAddCard', 'catalogueEdit'],
  })
  const theirs = await cataloguer.checked(csv('maker', ['New Maker', 'Other Maker']), makers())
  expect((await cataloguer.counts(theirs)).fields[0]?.decisions).toEqual(['take', 'text', 'leave'])
  const made = { path: agent, key: 'new maker', decision: 'new', seen: 0 }
  expect((await cataloguer.decide(theirs, [made])).status).toBe(403)
  // Nor does a decision of somebody else make any in an import of theirs.
  const ours = await checked(csv('maker', ['New Maker']), makers())
  expect((await decide(ours, [made])).body.decided).toBe(1)
  await cataloguer.run(theirs, 'check')
  expect((await cataloguer.counts(theirs)).fields[0]?.outcomes).toEqual([
    { outcome: 'text', names: 2, times: 2 },
  ])
  expect((await names(ours, { path: agent, state: 'decided' }))[0]?.decided?.by).not.toBe('')
})
