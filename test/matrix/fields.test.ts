import { beforeAll, describe, expect, test } from 'vitest'
import type { CardAnswer, CardRow, Facet } from '#model/api/cards/shapes.ts'
import { declarations } from '#model/cards/declarations.ts'
import { facetsOf } from '#model/engine/facets.ts'
import { isList } from '#model/engine/fields.ts'
import { defaultSort } from '#model/engine/list-columns.ts'
import { isLogged, logsOf } from '#model/engine/logs.ts'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum } from '../harness/factories.ts'
import { registrar } from '../harness/registrar.ts'
import { asked, type Turn } from './asked.ts'
import { documentFor, type LeafPlace, leavesOf, valueAt } from './documents.ts'
import { makeCard } from './make-card.ts'
import { samples } from './samples.ts'
import { stockOf } from './stock.ts'

const app = useTestApp()

/** Types whose records are made by their own calls; those that are begun elsewhere are tried there. */
const made = declarations.filter(({ begunElsewhere }) => !begunElsewhere)

describe.each(made)('Every field of a card of type $type', declaration => {
  const leaves = leavesOf(declaration)
  const typed = leaves.filter(({ derived }) => !derived)
  const number = (declaration.numberPath ?? '').replaceAll('.', '/')
  const logs = logsOf(declaration)
  const facts = new Set(logs.flatMap(({ key, list }) => list.log.facts.map(fact => `${key}/${fact}`)))
  const word = (at: number, turn: Turn) => `zq${at}x${turn}`
  let people: Awaited<ReturnType<typeof prepare>>
  const sent: Record<string, unknown>[] = []
  let first: CardAnswer
  let second: CardAnswer

  async function prepare() {
    const museum = await makeMuseum(app())
    return { ...(await registrar(app, museum)), stock: await stockOf(app(), museum, declaration) }
  }

  const url = declaration.path.replace('/api/v1', '')
  const call = <T = CardAnswer>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: unknown) =>
    people.ask<T>(method, `${url}${path}`, payload)

  const save = (id: string, payload: object) =>
    call('PUT', declaration.addresses.save.replace(':id', id), { id, ...payload })

  /** A document with a right value in every field that a person may fill in. */
  const right = (turn: Turn) =>
    documentFor(declaration, (field, path) => {
      const at = typed.findIndex(leaf => leaf.path === path)
      if (at < 0) return undefined
      const given = asked[declaration.type]?.[path]
      if (given) return given(turn)
      // The facts of a log are fixed once they are written.
      const on = facts.has(path) ? 0 : turn
      return samples[field.kind].right(field as never, { word: word(at, on), turn: on, stock: people.stock })
    })

  beforeAll(async () => {
    people = await prepare()
    sent.push(right(0), right(1))
    const made = await makeCard(app(), people, declaration, sent[0])
    expect(made.status, JSON.stringify(made.body).slice(0, 2000)).toBe(201)
    first = made.body
  }, 120_000)

  /** Fields whose value another one's excludes, as it is with the author of a thing of a culture. */
  const excluded = (card: CardAnswer) => typed.filter(({ path }) => valueAt(card, path) === undefined)

  /** The same, and what was not found in the content of a file. */
  const notThere = (card: CardAnswer) =>
    leaves.filter(
      ({ path, derived, measured }) => (!derived || measured) && valueAt(card, path) === undefined,
    )

  test('is saved and read back as it was sent, with the names of what it refers to [C-O02] [C-K12]', async () => {
    const read = (await call('GET', `/${first.id}`)).body
    expect(read).toEqual(first)
    for (const { path, field } of typed) {
      const [value, wanted] = [valueAt(read, path), valueAt(sent[0], path)]
      if (value === undefined && (wanted === undefined || /^productions\//.test(path))) continue
      expect(value, path).toMatchObject(wanted as object)
      if (field.kind === 'term') expect(value, path).toHaveProperty('name', expect.stringMatching(/./))
    }
    expect(excluded(read).map(({ path }) => path)).toEqual(
      declaration.type === 'object'
        ? ['productions/culture', 'productions/cultureBasis', 'movements/struck']
        : [],
    )
  })

  test('is found by its words, and by those of the terms it has [C-K02] [C-V10]', async () => {
    const shown = new Set(['text', 'longText', 'translated', 'identifier', 'url'])
    const words = typed.flatMap(({ path, field }, at) =>
      (shown.has(field.kind) && !asked[declaration.type]?.[path]) ||
      (field.kind === 'link' && 'named' in field && field.named)
        ? [word(at, 0)]
        : [],
    )
    const terms = [...people.stock.terms].flatMap(([code, { name }]) =>
      name !== '' &&
      typed.some(
        ({ path, field }) =>
          'vocabulary' in field &&
          field.vocabulary === code &&
          !excluded(first).some(each => each.path === path),
      )
        ? [code.replaceAll('_', '')]
        : [],
    )
    const all = [...words, ...terms]
    for (let from = 0; from < all.length; from += 15) {
      const q = all.slice(from, from + 15).join(' ')
      const found = await call<{ result: { id: string }[] }>(
        'GET',
        `/?without_filters=true&q=${encodeURIComponent(q)}`,
      )
      expect(
        found.body.result.map(({ id }) => id),
        q,
      ).toEqual([first.id])
    }
  })

  test('that is a facet counts the card, narrows the list to it, and so do the terms above its term [C-K03]', async () => {
    const { facets } = (await call<{ facets: Facet[] }>('GET', '/')).body
    for (const { name, path, field } of facetsOf(declaration)) {
      const facet = facets.find(each => each.name === name)
      if (notThere(first).some(each => each.path === path)) continue
      expect(facet?.values.length ?? 0, name).toBeGreaterThan(0)
      const values = facet?.values.filter(({ value }) => value !== field.facetEmpty) ?? []
      for (const { value, count, label } of values) {
        expect(label, `${name} ${value}`).toMatch(/./)
        const filters = encodeURIComponent(JSON.stringify({ [name]: [value] }))
        const list = await call<{ totalSize: number }>('GET', `/?filters=${filters}&without_filters=true`)
        expect(list.body.totalSize, `${name} ${value}`).toBe(count)
      }
      const vocabulary = 'vocabulary' in field ? String(field.vocabulary) : ''
      const above = people.stock.terms.get(vocabulary)?.parentId
      if (above)
        expect(
          values.map(({ value }) => value),
          name,
        ).toContain(above)
    }
  })

  test('that is a column stands in the line of the list [C-K02]', async () => {
    const { result } = (await call<{ result: CardRow[] }>('GET', `/?sort=${defaultSort(declaration)}`)).body
    const columns = result.find(({ id }) => id === first.id)?.columns ?? {}
    for (const { path, field } of leaves.filter(each => each.field.column)) {
      if (notThere(first).some(each => each.path === path)) continue
      const value = valueAt(first, path)
      // Nothing is planned, since all movements are of days that have passed.
      if (field.derived && value === undefined) continue
      expect(columns[path], path).toHaveLength(1)
      if (!['link', 'term', 'terms'].includes(field.kind)) expect(columns[path]).toEqual([value])
      else expect(JSON.stringify(columns[path]), path).toContain('"name"')
    }
  })

  test('that has another shape is refused, each at its place, and nothing is written [C-K12]', async () => {
    const wrong = documentFor(declaration, field => samples[field.kind].wrong)
    const answer = await save(first.id, { version: first.version, ...wrong })
    expect(answer.status).toBe(400)
    const fields = answer.body.fields as Record<string, string>
    const told = new Set(Object.keys(fields))
    const answered = leaves.filter(({ measured }) => !measured)
    expect(answered.map(({ place }) => place).filter(place => !told.has(place))).toEqual([])
    expect(Object.values(fields).every(text => /\w/.test(text))).toBe(true)
    expect((await call('GET', `/${first.id}`)).body.version).toBe(first.version)
  })

  test('that is blank is not there at all, and what holds only blank fields is dropped [C-K12]', async () => {
    // A procedure is never without its title, and has its number and its step from the beginning.
    const kept = declaration.workflow && { title: 'Silver' }
    const { body: empty } = await makeCard(app(), people, declaration, kept)
    const begun = (await call<object>('GET', `/${empty.id}/revisions/1`)).body
    const blank = { ...documentFor(declaration, field => samples[field.kind].blank), ...kept }
    const saved = await save(empty.id, { version: 1, ...blank })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(saved.body.version).toBe(1)
    expect((await call<object>('GET', `/${empty.id}/revisions/1`)).body).toEqual(begun)
    if (!declaration.uploaded && !declaration.workflow) expect(begun).toEqual({})
  })

  test('that changed is told in the history by its path, before and after; the rest is not [C-K14]', async () => {
    const rows = (now: unknown, before: unknown): unknown => {
      if (Array.isArray(now))
        return now.map((row, at) => rows(row, Array.isArray(before) ? before[at] : undefined))
      if (typeof now !== 'object' || now === null) return now
      const from = (before ?? {}) as Record<string, unknown>
      const inside = Object.entries(now).map(([key, value]) => [key, rows(value, from[key])])
      return {
        ...Object.fromEntries(inside),
        ...(typeof from.id === 'string' && !('id' in now) && { id: from.id }),
      }
    }
    const next = rows(sent[1], first) as Record<string, unknown>
    const saved = await save(first.id, { version: first.version, ...next })
    expect(saved.status, JSON.stringify(saved.body).slice(0, 2000)).toBe(200)
    second = saved.body
    const { result } = (
      await call<{ result: { changes: { path: string; kind: string }[] }[] }>('GET', `/${first.id}/revisions`)
    ).body
    const changes = result[0]?.changes ?? []
    const told = new Set(changes.map(({ path }) => path.replace(/#[^/]*/g, '')))
    expect(changes.filter(({ kind }) => kind !== 'set')).toEqual([])
    const differs = leaves.filter(
      ({ path }) => JSON.stringify(valueAt(first, path)) !== JSON.stringify(valueAt(second, path)),
    )
    expect([...told].toSorted()).toEqual(differs.map(({ path }) => path).toSorted())
    expect(told.size).toBeGreaterThan(typed.length / 2)
  })

  test('can be brought back by itself, and the others stay [C-K14]', async () => {
    const changed = typed.filter(
      ({ path }) =>
        JSON.stringify(valueAt(first, path)) !== JSON.stringify(valueAt(second, path)) &&
        path !== number &&
        !asked[declaration.type]?.[path] &&
        !/^productions\//.test(path) &&
        // What was added to a log stays.
        !isLogged(declaration, path),
    )
    // Some fields only go with their neighbours (the end of a span with its beginning): what stands together comes back together.
    const keys = [...new Set(changed.map(({ path }) => path.split('/')[0]))]
    const half = changed.filter(({ path }) => keys.indexOf(path.split('/')[0]) % 2 === 0)
    /** The path with the rows it goes through, by their ids: 'materials#4f0c/technique'. */
    const throughRows = ({ path, within }: LeafPlace): string => {
      const keys = path.split('/')
      return keys
        .map((key, at) => {
          if (!within[at] || !isList(within[at])) return key
          return `${key}#${valueAt(second, `${keys.slice(0, at + 1).join('/')}/id`)}`
        })
        .join('/')
    }
    const restored = await call('PUT', `/${first.id}/revisions/${first.version}/restore`, {
      paths: half.map(throughRows),
    })
    expect(restored.status, JSON.stringify(restored.body).slice(0, 2000)).toBe(200)
    for (const leaf of changed) {
      const from = half.includes(leaf) ? first : second
      expect(valueAt(restored.body, leaf.path), leaf.path).toEqual(valueAt(from, leaf.path))
    }
  })
})
