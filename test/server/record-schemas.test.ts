import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { schemaName } from '#model/api/cards/record-parts.ts'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { declarations } from '#model/cards/declarations.ts'
import { allFields } from '#model/engine/fields.ts'
import type { CardType } from '#model/record-types.ts'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum } from '../harness/factories.ts'
import { registrar } from '../harness/registrar.ts'
import { richCards, withTerms } from '../harness/rich-cards.ts'
import { asked, type Turn } from '../matrix/asked.ts'
import { documentFor, type LeafPlace, leavesOf, valueAt } from '../matrix/documents.ts'
import { makeCard } from '../matrix/make-card.ts'
import { samples } from '../matrix/samples.ts'
import { stockOf } from '../matrix/stock.ts'

const app = useTestApp()

type Json = Readonly<Record<string, unknown>>

const get = async (url: string, headers: Record<string, string> = {}) => app().http.inject({ url, headers })

/** A validator that knows a published schema, and what it has for a part of its records. */
async function validatorOf(name: string) {
  const answer = await get(`/api/v1/schemas/${name}`)
  expect(answer.statusCode).toBe(200)
  const schema = answer.json<Json>()
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addVocabulary(['x-visibility', 'x-vocabulary', 'x-linkTypes', 'x-unit'])
  const whole = ajv.compile(schema)
  return {
    schema,
    whole,
    part: (part: string): ValidateFunction => ajv.compile({ $ref: `${schema.$id}#/$defs/${part}` }),
  }
}

const faults = (validate: ValidateFunction, value: unknown): readonly string[] =>
  validate(value) ? [] : (validate.errors ?? []).map(each => `${each.instancePath} ${each.message}`)

type Place = Pick<LeafPlace, 'path' | 'within'>

/** What a schema of records says of a field. */
function nodeOf(schema: Json, type: CardType, { path, within }: Place) {
  const fields = (schema.$defs as Record<string, Json>)[schemaName(type, 'Fields')]
  return path.split('/').reduce<Json | undefined>((found, key, depth) => {
    const above = within[depth - 1]
    const inside = above?.kind === 'list' ? (found?.items as Json) : found
    return (inside?.properties as Record<string, Json> | undefined)?.[key]
  }, fields)
}

/** A value just beyond what a schema says of a field; undefined where it sets no bounds that a test can pass in a moment. */
function beyond(schema: Json, type: CardType, place: Place): unknown {
  const { maxLength, maximum } = nodeOf(schema, type, place) ?? {}
  if (typeof maximum === 'number') return maximum < Number.MAX_SAFE_INTEGER ? maximum + 1 : undefined
  return typeof maxLength === 'number' && maxLength < 5000
    ? `https://a.example/`.padEnd(maxLength + 1, 'x')
    : undefined
}

describe.each(declarations)('The schema of records of type $type', declaration => {
  const { type, path, addresses, uploaded, begunElsewhere } = declaration
  const isWritten = !uploaded && !begunElsewhere
  const url = path.replace('/api/v1', '')
  const typed = leavesOf(declaration).filter(({ derived }) => !derived)
  let schemas: Awaited<ReturnType<typeof validatorOf>>
  let people: Awaited<ReturnType<typeof prepare>>

  async function prepare() {
    const museum = await makeMuseum(app())
    return { ...(await registrar(app, museum)), stock: await stockOf(app(), museum, declaration) }
  }

  const documentIn = (turn: Turn) =>
    documentFor(declaration, (field, at) => {
      const place = typed.findIndex(leaf => leaf.path === at)
      if (place < 0) return undefined
      return (
        asked[type]?.[at]?.(turn) ??
        samples[field.kind].right(field as never, { word: `w${place}x${turn}`, turn, stock: people.stock })
      )
    })

  beforeAll(async () => {
    schemas = await validatorOf(type)
    people = await prepare()
  })

  test('accepts what is answered of an empty record and of records with a value in every field [F-H10]', async () => {
    if (isWritten) {
      const { body } = await people.ask('POST', `${url}/`)
      expect(faults(schemas.whole, body)).toEqual([])
    }
    for (const turn of [0, 1] as const) {
      // Groups that only the product fills in are not sent.
      const sent = Object.fromEntries(
        Object.entries(documentIn(turn)).filter(([, value]) => JSON.stringify(value) !== '{}'),
      )
      expect(faults(schemas.part(schemaName(type, isWritten ? 'New' : 'Fields')), sent)).toEqual([])
      const { status, body } = await makeCard(app(), people, declaration, sent)
      expect(status, JSON.stringify(body).slice(0, 2000)).toBe(201)
      expect(faults(schemas.whole, body)).toEqual([])
    }
  })

  test('refuses values of another shape and fields that are not there, as the server does [F-H10]', async () => {
    const save = schemas.part(schemaName(type, 'Save'))
    const card = await makeCard(app(), people, declaration)
    const saved = async (values: object) => {
      const body = { id: card.body.id, version: card.body.version, ...values }
      const answer = await people.ask<CardAnswer & { fields?: Json }>(
        'PUT',
        `${url}${addresses.save.replace(':id', card.body.id)}`,
        body,
      )
      return { answer, refused: faults(save, body) }
    }
    const places = (only: typeof typed, make: (place: (typeof typed)[number]) => unknown) =>
      documentFor(declaration, (_field, at) => {
        const place = only.find(leaf => leaf.path === at)
        return place && make(place)
      })
    const bounded = typed.filter(each => beyond(schemas.schema, type, each) !== undefined)
    for (const [only, values] of [
      [typed, places(typed, ({ field }) => samples[field.kind].wrong)],
      [bounded, places(bounded, each => beyond(schemas.schema, type, each))],
    ] as const) {
      if (only.length === 0) continue
      const { answer, refused } = await saved(values)
      expect(answer.status).toBe(400)
      for (const { path: at, place } of only) {
        const pointer = `/${place.replaceAll('.', '/')}`
        expect(
          Object.keys(answer.body.fields ?? {}).some(each => each.startsWith(place)),
          at,
        ).toBe(true)
        expect(
          refused.some(each => each.startsWith(`${pointer} `) || each.startsWith(`${pointer}/`)),
          at,
        ).toBe(true)
      }
    }
    const unknown = await saved({ noSuchField: 1 })
    expect(unknown.answer.status).toBe(400)
    expect(unknown.refused).not.toEqual([])
  })

  test('says of every field its title, who writes it and who sees it [F-H10]', () => {
    for (const place of allFields(declaration).values()) {
      const { path: at, field } = place
      const node = nodeOf(schemas.schema, type, place)
      expect(node?.title, at).toMatch(/./)
      expect(node?.readOnly ?? false, at).toBe(field.derived !== undefined)
      if (field.private) expect(node?.['x-visibility'], at).toBe('private')
      if ('vocabulary' in field) expect(node?.['x-vocabulary'], at).toBe(field.vocabulary)
      if ('types' in field) expect(node?.['x-linkTypes'], at).toEqual(field.types)
    }
  })
})

test('The schema of objects accepts well-kept records of all categories, as they are answered [F-H10]', async () => {
  const museum = await makeMuseum(app())
  const { create } = await registrar(app, museum)
  const { whole } = await validatorOf('object')
  for (const [name, card] of Object.entries(richCards)) {
    const answer = await create(await withTerms(app(), museum, card))
    expect(faults(whole, answer), name).toEqual([])
    expect(valueAt(answer, 'objectNumbers/objectNumber'), name).toBeDefined()
  }
})

test('Schemas have addresses, titles and tags of their own, without signing in [F-H10]', async () => {
  const { result } = (await get('/api/v1/schemas')).json<{ result: { name: string; url: string }[] }>()
  expect(result.map(({ name }) => name)).toEqual(
    declarations.flatMap(({ type, lines }) => (lines ? [type, `${type}Line`] : [type])),
  )
  for (const { name, url } of result) {
    const answer = await get(`/api/v1/schemas/${name}`)
    expect(answer.json()).toMatchObject({
      $id: url,
      $schema: 'https://json-schema.org/draft/2020-12/schema',
    })
    expect(answer.headers['cache-control']).toContain('max-age')
    const again = await get(`/api/v1/schemas/${name}`, { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
  }
  expect((await get('/api/v1/schemas/organization')).json().title).toBe('Persons')
  expect((await get('/api/v1/schemas/nothing')).statusCode).toBe(404)
})

test('Lines have a schema of their own, which accepts what is answered of them [F-H10]', async () => {
  const museum = await makeMuseum(app())
  const { ask, create } = await registrar(app, museum)
  const object = await create({ objectNumbers: [{ objectNumber: 'L 1' }] })
  const { whole } = await validatorOf('loanOutLine')
  const begun = await ask<{ id: string }>('POST', '/procedures', { type: 'LOAN_OUT', title: 'Kraków' })
  const lines = `/procedures/${begun.body.id}/objects`
  await ask('PUT', lines, { selection: { ids: [object.id] } })
  const { result } = (await ask<{ result: { values: unknown; version: number }[] }>('GET', lines)).body
  expect(result).toHaveLength(1)
  for (const { values } of result) expect(faults(whole, values)).toEqual([])
  expect(faults(whole, { noSuchField: 1 })).not.toEqual([])
})

test('The OpenAPI document refers to the schemas of records where calls take and answer them [F-H10]', async () => {
  const document = (await get('/api/docs/json')).json<{
    paths: Record<string, Record<string, unknown>>
    components: { schemas: Record<string, unknown> }
  }>()
  for (const { type, path, addresses, uploaded, begunElsewhere } of declarations) {
    const refers = (method: string, at: string, part: Parameters<typeof schemaName>[1]) =>
      expect(JSON.stringify(document.paths[`${path}${at.replace(':id', '{id}')}`]?.[method])).toContain(
        `"#/components/schemas/${schemaName(type, part)}"`,
      )
    refers('get', '/:id', 'Record')
    refers('put', addresses.save, 'Save')
    refers('put', addresses.save, 'Record')
    if (!uploaded && !begunElsewhere) refers('post', '/', 'New')
  }
  for (const [path, calls] of Object.entries(document.paths))
    for (const call of Object.values(calls) as { parameters: { in: string; name: string }[] }[])
      for (const { in: place, name } of call.parameters)
        if (place === 'path') expect(path).toContain(`{${name}}`)
  const referred = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)]
  expect(referred.length).toBeGreaterThan(500)
  for (const [, name = ''] of referred) expect(Object.keys(document.components.schemas)).toContain(name)
})
