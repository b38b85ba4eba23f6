import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardTypes } from '#model/record-types.ts'
import type { Criteria, Criterion } from '#model/searches/criteria.ts'
import { lineSteps } from '#model/searches/search-field.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { useTestApp } from '../../../../../test/harness/app.ts'
import { makeMuseum, type TestMuseum } from '../../../../../test/harness/factories.ts'
import { indexLines } from '../../indexing/index-lines.ts'
import { expressionSql } from '../../query/store/expressions.ts'
import { ofType } from '../../query/store/matches.ts'
import type { Beginnings } from '../../search-text/beginnings.ts'
import { beginningsFor, compile } from '../compile.ts'
import { fieldCode } from '../field-lexemes.ts'
import {
  anyCriteria,
  conditionsOn,
  criterionOn,
  searchableLineNames,
  searchableNames,
} from './drawn-criteria.fixture.ts'
import { holds, type PlainLine, type PlainMuseum } from './holds.fixture.ts'
import { createChances } from './varied-card.fixture.ts'
import { makeVariedMuseum } from './varied-museum.fixture.ts'

const app = useTestApp()

let museum: TestMuseum
let plain: PlainMuseum

async function insertLines(tx: TenantTransaction, lines: readonly PlainLine[]): Promise<void> {
  await tx.db
    .insertInto('card_line')
    .values(
      lines.map(({ recordId, aboutId, values }) => ({
        tenant_id: tx.tenantId,
        record_id: recordId,
        about_id: aboutId,
        document: JSON.stringify(values),
      })),
    )
    .execute()
  await indexLines(tx, lines)
}

beforeAll(async () => {
  museum = await makeMuseum(app())
  plain = await app().database.inTenant(museum.tenantId, tx => makeVariedMuseum(tx, 7, insertLines))
}, 60_000)

const one = (criterion: Criterion): Criteria => ({ blocks: [{ operator: 'AND', filters: [criterion] }] })

function compiled(
  { tx, beginnings }: { readonly tx: TenantTransaction; readonly beginnings: Beginnings },
  declaration: CardDeclaration,
  criteria: Criteria,
) {
  try {
    const asking = { tenantId: tx.tenantId, language: 'en', beginnings } as const
    return expressionSql(tx, compile(asking, declaration, criteria))
  } catch (cause) {
    throw new Error(`refused: ${JSON.stringify(criteria)}`, { cause })
  }
}

/** Asked in one statement, over lines that are read once. */
const atOnce = 400

/** Ids that the database finds by each of some criteria. */
async function found(
  declaration: CardDeclaration,
  criteriaList: readonly Criteria[],
): Promise<readonly Set<string>[]> {
  const all = criteriaList.map(() => new Set<string>())
  await app().database.inTenant(museum.tenantId, async tx => {
    for (let from = 0; from < criteriaList.length; from += atOnce) {
      const asked = criteriaList.slice(from, from + atOnce)
      const beginnings = await beginningsFor(tx, { blocks: asked.flatMap(({ blocks }) => blocks) })
      const some = asked.map(criteria => compiled({ tx, beginnings }, declaration, criteria))
      const { rows } = await sql<{ id: string; fits: boolean[] }>`
        with line as materialized (
          select i.tenant_id, i.id, i.fields || '' as fields, i.created_at, i.updated_at, i.completeness, i.published, i.cover_file_id
          from card_index i where ${ofType(tx, cardTypes[declaration.type])}
        )
        select i.id, array[${sql.join(some)}] as fits from line i`.execute(tx.db)
      for (const { id, fits } of rows)
        for (const [at, fit] of fits.entries()) if (fit) all[from + at]?.add(id)
    }
  })
  return all
}

const cardsOf = (declaration: CardDeclaration) =>
  [...plain.cards.values()].filter(card => card.declaration === declaration)

/** Ids of which the criteria hold by the plain evaluation. */
const expected = (declaration: CardDeclaration, criteria: Criteria): Set<string> =>
  new Set(
    cardsOf(declaration)
      .filter(card => holds(plain, card, criteria))
      .map(({ id }) => id),
  )

/** Criteria on which the two disagree. */
async function differing(declaration: CardDeclaration, criteriaList: readonly Criteria[]) {
  const answers = await found(declaration, criteriaList)
  return criteriaList.flatMap((criteria, at) => {
    const [wanted, got] = [expected(declaration, criteria), answers[at] ?? new Set<string>()]
    const missing = [...wanted].filter(id => !got.has(id))
    const wrong = [...got].filter(id => !wanted.has(id))
    return missing.length + wrong.length === 0 ? [] : [{ criteria: JSON.stringify(criteria), missing, wrong }]
  })
}

/** Returns the number of criteria that match some records but not all. */
const selective = (declaration: CardDeclaration, criteriaList: readonly Criteria[]): number =>
  criteriaList.filter(criteria => {
    const { size } = expected(declaration, criteria)
    return size > 0 && size < cardsOf(declaration).length
  }).length

test.each(declarations.map(declaration => [declaration.type, declaration] as const))(
  'Every field of a card of type “%s” is found by each of its conditions, as a plain reading of the card has it [C-Q01]',
  async (_type, declaration) => {
    const chances = createChances(11)
    const criteriaList = searchableNames(declaration).flatMap(name =>
      conditionsOn(declaration, name)
        .filter(condition => condition !== 'LOOKS_LIKE')
        .flatMap(condition =>
          Array.from({ length: 2 }, () => one(criterionOn(plain, declaration, name, condition, chances))),
        ),
    )
    expect(await differing(declaration, criteriaList)).toEqual([])
    expect(selective(declaration, criteriaList)).toBeGreaterThan(criteriaList.length / 3)
  },
  90_000,
)

const throughLines = declarations.flatMap(declaration =>
  lineSteps(declaration).map(step => [declaration.type, step.to.type, declaration, step] as const),
)

test.each(throughLines)(
  'Every field of the lines between cards of types “%s” and “%s” is found by each of its conditions [C-Q01]',
  async (_from, _to, declaration, { via, to, lines }) => {
    const chances = createChances(19)
    const criteriaList = (lines ? searchableLineNames(lines) : [])
      .map(name => `${via}>${to.type}>${name}`)
      .flatMap(name =>
        conditionsOn(declaration, name).flatMap(condition =>
          Array.from({ length: 2 }, () => one(criterionOn(plain, declaration, name, condition, chances))),
        ),
      )
    expect(await differing(declaration, criteriaList)).toEqual([])
    expect(selective(declaration, criteriaList)).toBeGreaterThan(criteriaList.length / 3)
  },
  90_000,
)

test.each(declarations.map(declaration => [declaration.type, declaration] as const))(
  'Whatever is joined by AND and OR about a card of type “%s” and those it is linked with finds what a plain reading finds [C-Q01]',
  async (_type, declaration) => {
    const chances = createChances(13)
    const criteriaList = Array.from({ length: 150 }, () => anyCriteria(plain, declaration, chances))
    expect(await differing(declaration, criteriaList)).toEqual([])
    expect(selective(declaration, criteriaList)).toBeGreaterThan(criteriaList.length / 4)
  },
  90_000,
)

test('The index finds by itself what going through all cards finds [C-Q01]', async () => {
  const chances = createChances(17)
  for (const declaration of declarations) {
    const criteriaList = Array.from({ length: 25 }, () => anyCriteria(plain, declaration, chances))
    const wanted = await found(declaration, criteriaList)
    await app().database.inTenant(museum.tenantId, async tx => {
      await sql`set local enable_seqscan = off`.execute(tx.db)
      for (const [at, criteria] of criteriaList.entries()) {
        const beginnings = await beginningsFor(tx, criteria)
        const { rows } = await sql<{ id: string }>`
          select i.id from card_index i
          where ${ofType(tx, cardTypes[declaration.type])} and ${compiled({ tx, beginnings }, declaration, criteria)}`.execute(
          tx.db,
        )
        expect(new Set(rows.map(({ id }) => id)), JSON.stringify(criteria)).toEqual(wanted[at])
      }
    })
  }
})

test('Every field has a code of its own in the index [C-Q01]', () => {
  const names = declarations.flatMap(declaration =>
    [
      ...searchableNames(declaration),
      ...lineSteps(declaration).flatMap(({ lines }) =>
        lines === declaration ? searchableLineNames(lines) : [],
      ),
    ].map(path => [cardTypes[declaration.type], path] as const),
  )
  const codes = new Set(names.map(([type, path]) => fieldCode('1', type, path)))
  expect(codes.size).toBe(names.length)
})
