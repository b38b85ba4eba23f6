import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { Operation } from '#model/api/operations.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../test/harness/registrar.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'

const app = useTestApp()

/** Number of actions of each person, one after the other. */
const turns = 20

/** Choices that are the same in every run. */
function choices(seed: number) {
  let state = seed
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * limit)
  }
  return { below, oneOf: <T>(all: readonly T[]): T => all[below(all.length)] as T }
}

/** Returns the number of deadlocks that the database has resolved. */
async function deadlocks(): Promise<number> {
  const { rows } = await app().database.asSystem('the test', db =>
    sql<{ deadlocks: string }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(db),
  )
  return Number(rows[0]?.deadlocks)
}

test('People who save, link, number, copy, import, delete and restore the same objects at once, and long work over them, never stop each other, and all stays in order [C-K05] [C-K08] [C-K13] [C-K15] [C-K16]', async () => {
  const museum = await makeMuseum(app())
  const people = await Promise.all(Array.from({ length: 5 }, () => registrar(app, museum)))
  const [anna] = people as [(typeof people)[number]]
  const names = Array.from({ length: 8 }, (_, at) => `department ${at}`)
  const terms = Object.values(await makeTerms(app(), museum, 'DEPT', names))
  const cards: string[] = []
  for (let at = 0; at < 20; at += 1)
    cards.push((await anna.put({ objectNumbers: [{ objectNumber: `${at}` }] })).id)
  const statuses = new Map<string, number>()
  const count = ({ status }: { status: number }, what: string) => {
    const name = `${what} ${status}`
    statuses.set(name, (statuses.get(name) ?? 0) + 1)
  }

  async function work({ call, ask, headers }: (typeof people)[number], seed: number): Promise<void> {
    const { below, oneOf } = choices(seed)
    const some = () => [...new Set([oneOf(cards), oneOf(cards), oneOf(cards)])]
    const send = async (method: Method, path: string, what: string, body?: object) => {
      const answer = await call(method, path, body)
      count(answer, what)
      return answer
    }
    const save = async (id: string) => {
      const held = await call('PUT', `/${id}/lock`)
      if (held.status !== 200) return
      const { status, body } = await call<CardAnswer>('GET', `/${id}`)
      if (status === 200)
        await send('PUT', '/', 'save', {
          id,
          version: body.version,
          objectNumbers: [{ objectNumber: String(below(60)) }, { objectNumber: `s ${below(60)}` }],
          ...(below(2) === 0 && { relatedObject: [{ object: { id: oneOf(cards) } }] }),
          productions: [{ type: 31, agent: { name: `Maker ${below(1000)}` } }],
          title: { en: `Bowl ${below(5)}` },
        })
      await call('DELETE', `/${id}/lock`)
    }
    const operate = async (method: Method, url: string, body?: object) => {
      const started = await ask<Operation>(method, url, body)
      count(started, 'operation')
      if (started.status === 202) operations.push(started.body.id)
    }
    /** Loads a table of three objects, some of them there already; its maker and its place are new terms. */
    const load = async () => {
      const rows = Array.from(
        { length: 3 },
        () => `${below(60)};Cup ${below(5)};Hall ${below(9)};Guild ${below(9)}`,
      )
      const brought = await app().http.inject({
        method: 'POST',
        url: '/api/v1/imports?type=object&name=list.csv',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        payload: ['Number;Title;Room;Culture', ...rows].join('\n'),
      })
      const { id, mapping } = brought.json<{ id: string; mapping: object }>()
      const mode = 'createAndUpdate'
      await ask('PUT', `/imports/${id}/mapping`, { mapping: { ...mapping, mode, createTerms: true } })
      await operate('POST', `/imports/${id}/load`)
    }
    for (let turn = 0; turn < turns; turn += 1) {
      const id = oneOf(cards)
      const does: (() => Promise<unknown>)[] = [
        () => save(id),
        () => save(id),
        () => send('DELETE', `/${id}`, 'delete'),
        async () => {
          for (const each of cards) await send('PUT', `/${each}/restore`, 'restore')
        },
        () => send('PUT', `/${id}/items`, 'link', { type: 1, itemIds: some() }),
        () => send('DELETE', `/${id}/items`, 'unlink', { type: 1, itemIds: some() }),
        () => send('PUT', `/${id}/published_on_web`, 'publish', { published: below(2) === 0 }),
        () => send('POST', `/${id}/clone`, 'clone'),
        () =>
          operate('POST', '/catalogue/bulk', {
            selection: { ids: [...some(), ...some(), ...some()] },
            action: oneOf([
              { kind: 'delete' },
              { kind: 'publish', published: true },
              { kind: 'set', path: 'department', value: { id: oneOf(terms) } },
              { kind: 'add', path: 'relatedObject', value: [{ object: { id: oneOf(cards) } }] },
            ]),
          }),
        () => operate('POST', `/operations/${oneOf(operations.length > 0 ? operations : ['0'])}/undo`),
        () => operate('POST', `/lists/DEPT/terms/${oneOf(terms)}/merge`, { intoId: oneOf(terms) }),
        () => send('PUT', `/${id}/draft`, 'draft', { version: 1, values: { remarks: 'typed' } }),
        load,
      ]
      await oneOf(does)()
    }
  }

  const operations: string[] = []
  await Promise.all(people.flatMap((person, at) => [work(person, at + 1), work(person, at + 101)]))
  for (const id of operations)
    await vi.waitFor(
      async () => {
        const { body } = await anna.ask<Operation>('GET', `/operations/${id}`)
        expect(body.state).toBe('DONE')
      },
      { timeout: 60_000, interval: 200 },
    )
  expect([...statuses.keys()].filter(name => / 5\d\d$/.test(name))).toEqual([])
  expect(await deadlocks()).toBe(0)
  await vi.waitFor(() => expectConsistency(app(), museum), { timeout: 30_000, interval: 500 })
}, 180_000)
