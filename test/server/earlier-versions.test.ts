import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import { isSentEmpty } from '#model/engine/sent-empty.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import { museumIds } from '#server/platform/db/index.ts'
import { startTestApp, type TestApp } from '../harness/app.ts'
import { expectConsistency } from '../harness/check-consistency.ts'
import { registrar } from '../harness/registrar.ts'

/** Backups of the demonstration, each made by the version whose last migration it is named after: see CONTRIBUTING.md. */
const folder = fileURLToPath(new URL('../fixtures/earlier-versions/', import.meta.url))

type Values = Readonly<Record<string, unknown>>

type Anna = Awaited<ReturnType<typeof registrar>>

/** A document as it is stored: in which table, and of which sheet. */
interface Document {
  readonly kind: 'card' | 'card_line'
  readonly key: string
  readonly type: string
  readonly document: Values
}

/** Every document of a museum, in the order of their tables. */
async function documents(app: TestApp, tenantId: string): Promise<readonly Document[]> {
  const { rows } = await app.database.inTenant(tenantId, tx =>
    sql<Document>`
      select 'card' as kind, id::text as key, type::text as type, data as document from card where tenant_id = ${tenantId}
      union all
      select 'card_line', l.record_id || ' ' || l.about_id, r.type::text, l.document from card_line l
        join card r on r.tenant_id = l.tenant_id and r.id = l.record_id where l.tenant_id = ${tenantId}
      order by 1, 2`.execute(tx.db),
  )
  return rows
}

function sheetOf({ kind, type }: Document): Pick<Sheet, 'sections'> {
  const declaration = declarationOfId(Number(type))
  if (!declaration) throw new Error(`${kind} of type ${type} is declared nowhere`)
  const { lines } = declaration
  return kind === 'card_line' && lines ? { sections: { line: lines } } : declaration
}

/** What an older version stored, where its values stand today. */
const today = (all: readonly Document[]) =>
  all.map(each => ({ ...each, document: asDeclared(sheetOf(each), each.document) }))

/** Documents without what the product derives of them and did not derive when an earlier version stored them. */
const withoutNewlyDerived = (all: readonly Document[], stored: readonly Document[]) => {
  const earlier = new Map(stored.map(each => [`${each.kind} ${each.key}`, each.document]))
  return all.map(each => {
    const before = earlier.get(`${each.kind} ${each.key}`) ?? {}
    const fields = fieldsOf(sheetOf(each))
    const kept = Object.entries(each.document).filter(([key]) => key in before || !fields[key]?.derived)
    return { ...each, document: Object.fromEntries(kept) }
  })
}

/** The fields of an answer, as the form of the product sends them. */
const typed = (declaration: CardDeclaration, answer: Values): Values =>
  Object.fromEntries(
    Object.keys(fieldsOf(declaration)).flatMap(key =>
      key in answer && !isSentEmpty(declaration, key, answer[key]) ? [[key, answer[key]]] : [],
    ),
  )

/** A field of a type in which a word can be written without harm. */
const harmless = (declaration: CardDeclaration): string | undefined =>
  Object.entries(fieldsOf(declaration)).find(
    ([key, { kind, derived, required, ...field }]) =>
      ['longText', 'text'].includes(kind) && !derived && !required && !('pattern' in field) && key !== 'name',
  )?.[0]

const withWord = (value: unknown): string => `${value ?? ''} touched`.trim()

/** Opens a card as the product does and saves it, with a word in one field. @returns the key of that field. */
async function saveCard(
  anna: Anna,
  { key: id, type }: Document,
  { asItIs }: { readonly asItIs: boolean },
): Promise<string | undefined> {
  const declaration = declarationOfId(Number(type))
  if (!declaration) throw new Error(`type ${type} is declared nowhere`)
  const at = declaration.path.replace('/api/v1', '')
  const opened = await anna.ask('GET', `${at}/${id}`)
  // What lies in the bin is not opened; it has been compared all the same.
  if (opened.status === 404) return undefined
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  if (!opened.body.abilities.edit) return undefined
  expect((await anna.ask('PUT', `${at}/${id}/lock`)).status).toBe(200)
  const [field, { save }] = [harmless(declaration), declaration.addresses]
  let card: CardAnswer = opened.body
  const touches = field ? [{ [field]: withWord(card[field]) }] : []
  for (const touched of asItIs || !field ? [{}, ...touches] : touches) {
    const values = { ...typed(declaration, card), ...touched }
    const saved = await anna.ask('PUT', `${at}${save.replace(':id', id)}`, {
      id,
      version: card.version,
      ...values,
    })
    expect(saved.status, `${type} ${id}: ${JSON.stringify(saved.body)}`).toBe(200)
    card = saved.body
  }
  await anna.ask('DELETE', `${at}/${id}/lock`)
  return field
}

/** Opens a procedure as the product does and saves its objects as they are. */
async function saveLines(anna: Anna, { key: id }: Document): Promise<void> {
  const { status, body } = await anna.ask<Procedure>('GET', `/procedures/${id}`)
  expect(status).toBe(200)
  const { result } = (
    await anna.ask<{ result: ProcedureObject[] }>('GET', `/procedures/${id}/objects?size=200`)
  ).body
  if (body.deletedAt !== null || !body.may.edit) return
  const { version, values, title } = body
  const saved = await anna.ask('PUT', `/procedures/${id}`, { version, values, title })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  for (const line of result) {
    const at = `/procedures/${id}/objects/${line.catalogueObjectId}`
    const done = await anna.ask('PUT', at, { version: line.version, values: line.values })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
  }
}

async function saveReport(anna: Anna, { key: id }: Document): Promise<void> {
  const { status, body } = await anna.ask<ConditionReport>('GET', `/condition-reports/${id}`)
  expect(status).toBe(200)
  if (!body.may.edit) return
  const { version, values } = body
  const saved = await anna.ask('PUT', `/condition-reports/${id}`, { version, values })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  for (const damage of body.damages) {
    const at = `/condition-reports/${id}/damages/${damage.id}`
    const done = await anna.ask('PUT', at, { version: damage.version, values: damage.values })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
  }
}

/** Saves all there is, a few of each type also as they are. @returns the keys of the fields of cards in which a word was written. */
async function saveAll(anna: Anna, all: readonly Document[]): Promise<ReadonlyMap<string, string>> {
  const touched = new Map<string, string>()
  const met = new Map<string, number>()
  for (const each of all) {
    if (each.kind === 'card') {
      const before = met.get(each.type) ?? 0
      met.set(each.type, before + 1)
      const field = await saveCard(anna, each, { asItIs: before < 3 })
      if (field !== undefined) touched.set(each.key, field)
      if (declarationOfId(Number(each.type))?.workflow) await saveLines(anna, each)
      if (declarationOfId(Number(each.type))?.freezes) await saveReport(anna, each)
    }
  }
  return touched
}

describe.each(readdirSync(folder))('A museum of the version %s', name => {
  let app: TestApp
  let museums: readonly string[]

  beforeAll(async () => {
    app = await startTestApp({ backup: `${folder}${name}` })
    museums = await app.database.asSystem('test', museumIds)
  }, 120_000)
  afterAll(() => app?.stop())

  const changed = (all: readonly Document[], touched: ReadonlyMap<string, string>) =>
    all.map(each => {
      const field = each.kind === 'card' ? touched.get(each.key) : undefined
      if (field === undefined) return each
      return { ...each, document: { ...each.document, [field]: withWord(each.document[field]) } }
    })

  test('opens: each record, procedure and report is read and saved without the loss of a word [F-T07]', async () => {
    for (const tenantId of museums) {
      const anna = await registrar(() => app, { tenantId, name: '' })
      const before = await documents(app, tenantId)
      expect(before.length).toBeGreaterThan(0)
      const touched = await saveAll(anna, before)
      expect(touched.size).toBeGreaterThan(0)
      const wanted = changed(today(before), touched)
      expect(withoutNewlyDerived(await documents(app, tenantId), wanted)).toEqual(wanted)
      await expectConsistency(app, { tenantId })
    }
  }, 300_000)

  test('keeps what no field of today is for, in every document [F-T07]', async () => {
    const [tenantId = ''] = museums
    const anna = await registrar(() => app, { tenantId, name: '' })
    const earlier = JSON.stringify({ gone: { what: 'Żółw', many: [{ id: 'a', one: 1 }] } })
    await app.database.inTenant(tenantId, async ({ db }) => {
      await sql`update card set data = data || ${earlier}::jsonb where tenant_id = ${tenantId} and id % 20 = 0`.execute(
        db,
      )
      await sql`update card set data = data || ${earlier}::jsonb where tenant_id = ${tenantId} and type in (20, 21, 22, 23)`.execute(
        db,
      )
      await sql`update card_line set document = document || ${earlier}::jsonb where tenant_id = ${tenantId}`.execute(
        db,
      )
    })
    const before = (await documents(app, tenantId)).filter(({ document }) => 'gone' in document)
    const touched = await saveAll(anna, before)
    const after = (await documents(app, tenantId)).filter(({ document }) => 'gone' in document)
    expect(after).toEqual(changed(before, touched))
    const [procedure] = before.filter(
      ({ kind, type }) => kind === 'card' && ['20', '21', '22'].includes(type),
    )
    const told = await anna.ask<Procedure>('GET', `/procedures/${procedure?.key}`)
    expect(told.body.earlierValues.map(({ path }) => path)).toEqual(['gone'])
  }, 120_000)
})
