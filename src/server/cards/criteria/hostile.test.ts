import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { conditionNames } from '#model/kinds/conditions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { countSelected, selectedAfter } from '../bulk/selected.ts'
import { inSearchTime } from '../query/in-search-time.ts'
import { readOrdered } from '../query/wanted.ts'
import { compile } from './compile.ts'
import { fieldCode, presentLexeme, wordLexeme } from './field-lexemes.ts'
import { refuseTooLarge } from './refuse-too-large.ts'

const app = useTestApp()

interface Filter {
  readonly field: string
  readonly condition: string
  readonly values?: readonly string[]
}

const criteriaOf = (...filters: readonly Filter[]): string =>
  JSON.stringify({
    blocks: [{ operator: 'AND', filters: filters.map(each => ({ operator: 'AND', values: [], ...each })) }],
  })

const numbered = (objectNumber: string, more: object = {}) => ({ objectNumbers: [{ objectNumber }], ...more })

const odd = [
  "'",
  "''",
  '\\',
  "a' & 'b",
  'a:* | !b <-> (c)',
  '!()',
  '\u0000',
  'krater\u0000',
  '\ud800',
  '\u0001',
  '1e309',
  '9'.repeat(400),
  '-0',
  'NaN',
  'Infinity',
  '..',
  '-999999999..999999999',
  '9999-12-31',
  '0001-01-01',
  '+275760-09-13',
  '3000000000 BC',
  '%',
  '9223372036854775807',
  'true',
  'x'.repeat(500),
]

test('Whatever stands in a value, of whatever field and condition, a search answers or says what is wrong with it [C-Q01]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  await anna.put(numbered('1', { title: { en: 'krater' } }))
  const fields = ['title', 'tomb', 'dating', '@createdAt', '@completeness', '@number', 'preserved/percentage']
  const more = [
    'productions/agent',
    'materials/material',
    'acquisitions/price',
    'objectInformation/objectCategory',
  ]
  const declaration = objectCard as unknown as CardDeclaration
  const { tenantId } = anna.museum
  const compiled = [...fields, ...more].flatMap(field =>
    conditionNames.flatMap(condition =>
      odd.flatMap(value => {
        try {
          const { criteria } = readOrdered(declaration, {
            criteria: criteriaOf({ field, condition, values: [value, value] }),
          })
          return criteria ? [compile({ tenantId, language: 'en' }, declaration, criteria)] : []
        } catch {
          return []
        }
      }),
    ),
  )
  // All at once: were one of them broken, the statement would be.
  const queries = compiled.flatMap(each => (each.is === 'fields' ? [each.query] : []))
  expect(queries.length).toBeGreaterThan(300)
  await app().database.inTenant(tenantId, tx =>
    sql`select count(*) from unnest(${queries}::text[]) as queries (query) join card_index i on i.fields @@ queries.query::tsquery
      where i.tenant_id = ${tenantId}`.execute(tx.db),
  )
  // What no marker answers, and what is read from words.
  for (const field of ['@createdAt', '@completeness', 'dating'])
    for (const value of odd) {
      const condition = field === 'dating' ? 'OVERLAPS' : 'AT_MOST'
      const criteria = criteriaOf({ field, condition, values: [value] })
      const { status } = await anna.call('GET', `/?${new URLSearchParams({ criteria })}`)
      expect([200, 400], criteria).toContain(status)
    }
}, 30_000)

test('Searches as large as can be are answered or refused at once, and hold nobody up [C-Q01]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  await anna.put(numbered('1', { title: { en: 'krater' } }))
  const ask = async (...filters: readonly Filter[]) => {
    const answer = await anna.call<{ error: string }>('POST', '/bulk/preview', {
      selection: { criteria: criteriaOf(...filters) },
      action: { kind: 'delete' },
    })
    return answer.status === 200 ? 200 : answer.body.error
  }
  const many = <T>(count: number, each: (at: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => each(at))
  expect(
    await ask(
      ...many(60, filter => ({
        field: 'tomb',
        condition: 'EQUALS',
        values: many(200, at => `${filter} ${at} ${'x'.repeat(25)}`),
      })),
    ),
  ).toBe('invalid_input')
  expect(
    await ask(...many(60, at => ({ field: 'title', condition: 'NOT_CONTAINS', values: [`word${at}`] }))),
  ).toBe(200)
  expect(await ask({ field: 'title', condition: 'CONTAINS', values: ['a '.repeat(250)] })).toBe(200)
  const deep = 'relatedObject/object>object>'.repeat(3)
  expect(
    await ask(...many(40, at => ({ field: `${deep}title`, condition: 'NOT_CONTAINS', values: [`w${at}`] }))),
  ).toBe(200)
  expect(await ask({ field: `${'@linked>object>'.repeat(4)}title`, condition: 'IS_EMPTY' })).toBe(
    'invalid_input',
  )
  const spans = many(60, at => ({
    field: 'dating',
    condition: 'OVERLAPS',
    values: [`-${at}99999999..99999${at}`],
  }))
  expect(await ask(...spans)).toBe(200)
}, 30_000)

test('A search that takes too long is ended, and says what to do [C-Q01] [P-E04]', async () => {
  const { tenantId } = await makeMuseum(app())
  const slow = (search: { criteria?: string }) =>
    inSearchTime(app().database, tenantId, search, tx => sql`select pg_sleep(0.4)`.execute(tx.db), 100)
  await expect(
    slow({ criteria: criteriaOf({ field: 'title', condition: 'IS_EMPTY' }) }),
  ).rejects.toMatchObject({
    code: 'search_too_broad',
  })
  await expect(slow({})).resolves.toBeDefined()
})

test('Work over what a search finds ends in its time, too, and what it does besides has the usual one [C-Q01] [C-Q05] [P-E04]', async () => {
  const { tenantId } = await makeMuseum(app())
  const selection = { criteria: criteriaOf({ field: 'title', condition: 'IS_EMPTY' }) }
  const declaration = objectCard as unknown as CardDeclaration
  const inMuseum = <T>(work: (tx: TenantTransaction) => Promise<T>) => app().database.inTenant(tenantId, work)
  await inMuseum(async held => {
    // Whoever holds the index makes every search in it slow.
    await sql`lock table card_index in access exclusive mode`.execute(held.db)
    const tooBroad = { code: 'search_too_broad' }
    await expect(
      inMuseum(tx => countSelected(tx, declaration, selection, { time: 100 })),
    ).rejects.toMatchObject(tooBroad)
    await expect(
      inMuseum(tx => selectedAfter(tx, declaration, selection, { after: '0', limit: 10, time: 100 })),
    ).rejects.toMatchObject(tooBroad)
  })
  await inMuseum(async tx => {
    expect(await countSelected(tx, declaration, selection, { time: 100 })).toBe(0)
    await expect(sql`select pg_sleep(0.2)`.execute(tx.db)).resolves.toBeDefined()
  })
})

test('Markers of another museum, typed as values, find nothing of it [C-Q01] [P-P13]', async () => {
  const [theirs, ours] = [await makeMuseum(app()), await makeMuseum(app())]
  const berta = await registrar(app, theirs)
  await berta.put(numbered('B 1', { title: { en: 'krater' } }))
  const anna = await registrar(app, ours)
  await anna.put(numbered('A 1', { title: { en: 'bowl' } }))
  const code = fieldCode(theirs.tenantId, 1, 'title')
  for (const value of [
    presentLexeme(code),
    wordLexeme(code, 'krater'),
    `x' | '${wordLexeme(code, 'krater')}`,
  ])
    for (const condition of ['EQUALS', 'STARTS_WITH'])
      expect(
        await anna.numbers({ criteria: criteriaOf({ field: 'title', condition, values: [value] }) }),
      ).toEqual([])
})

test('A search that is larger than a query may be is refused before the database is asked [C-Q01]', () => {
  expect(() => refuseTooLarge({ is: 'fields', query: 'x'.repeat(300_001) })).toThrow('search_too_broad')
})

test('What is asked of one row many times over is refused while it is put together, before it fills the memory [C-Q01]', () => {
  const ids = (from: number) => Array.from({ length: 60 }, (_, at) => String(from + at))
  const filters = Array.from({ length: 60 }, (_, at) => ({
    field: at % 2 ? 'materials/material' : 'materials/technique',
    condition: 'EQUALS',
    operator: 'AND',
    values: ids(1 + at * 100),
  }))
  const blocks = Array.from({ length: 20 }, () => ({ operator: 'AND', filters }))
  const { criteria } = readOrdered(objectCard as unknown as CardDeclaration, {
    criteria: JSON.stringify({ blocks }),
  })
  if (!criteria) throw new Error('no criteria')
  const before = performance.now()
  expect(() =>
    compile({ tenantId: '1', language: 'en' }, objectCard as unknown as CardDeclaration, criteria),
  ).toThrow('search_too_broad')
  expect(performance.now() - before).toBeLessThan(2000)
})
