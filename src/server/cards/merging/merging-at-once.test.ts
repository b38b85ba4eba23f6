import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { Operation } from '#model/api/operations.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

async function someone() {
  const anna = await registrar(app, await makeMuseum(app()))
  const persons = <T = CardAnswer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    anna.call<T>(method, `/persons${path}`, body)
  const person = async (name: string): Promise<CardAnswer> => {
    const { body } = await persons('POST', '/', { values: { names: [{ name }] } })
    await persons('DELETE', `/${body.id}/lock`)
    return body
  }
  const by = (...ids: string[]) => ({ patrons: ids.map(id => ({ patron: { id } })) })
  const startMerge = (kept: CardAnswer, other: CardAnswer) =>
    persons<Operation>('POST', `/${kept.id}/merge`, {
      otherId: other.id,
      version: kept.version,
      otherVersion: other.version,
    })
  const present = async (id: string) => (await persons('GET', `/${id}`)).body.id === id
  return { ...anna, persons, person, by, startMerge, present }
}

test('Of two who merge the same person at once one does it, and the other is told; neither can be deleted meanwhile [C-K16] [C-K13]', async () => {
  const anna = await someone()
  const [a, b, c] = [await anna.person('A'), await anna.person('B'), await anna.person('C')]
  for (let at = 0; at < 5; at++) await anna.put(anna.by(b.id))
  await app().jobs.stop()
  const both = await Promise.all([anna.startMerge(a, b), anna.startMerge(c, b)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409])
  for (const { id } of [a, b].filter(() => both[0].status === 202))
    expect((await anna.persons('DELETE', `/${id}`)).status).toBe(409)
  await app().jobs.start()
  const started = both.find(({ status }) => status === 202)
  if (!started) throw new Error('nobody merged')
  expect((await anna.ended(started)).progress.fail).toEqual([])
  await expectConsistency(app(), anna.museum)
}, 60_000)

test('Whoever links to a person while it becomes another one is linked with that one in the end [C-K08] [C-K16]', async () => {
  const anna = await someone()
  const [kept, other] = [await anna.person('A'), await anna.person('B')]
  for (let at = 0; at < 30; at++) await anna.put(anna.by(other.id))
  const original = await anna.put(anna.by(other.id))
  const started = await anna.startMerge(kept, other)
  const late: CardAnswer[] = []
  const linking = (async () => {
    for (let at = 0; at < 15; at++) {
      const { body } = await anna.call('POST', `/${original.id}/clone`)
      late.push(body)
      await anna.call('PUT', `/${body.id}/items`, { type: 5, itemId: other.id })
    }
  })()
  const done = await anna.ended(started)
  await linking
  expect(done.progress.fail).toEqual([])
  expect(await anna.present(other.id)).toBe(false)
  for (const { id } of late)
    expect((await anna.read(id)).patrons).toMatchObject([{ patron: { id: kept.id } }])
  await expectConsistency(app(), anna.museum)
}, 60_000)

test('A merge goes on where it was when its server is killed, and relinks each card once [C-K16]', async () => {
  const anna = await someone()
  const [kept, other] = [await anna.person('A'), await anna.person('B')]
  const cards: CardAnswer[] = []
  for (let at = 0; at < 60; at++) cards.push(await anna.put(anna.by(other.id)))
  await app().jobs.stop()
  const started = await anna.startMerge(kept, other)
  const state = async () => (await anna.ask<Operation>('GET', `/operations/${started.body.id}`)).body
  const program = fileURLToPath(new URL('../../../../test/server/merge-server.ts', import.meta.url))
  const server = spawn(process.execPath, [program, app().databaseUrls.appUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  await vi.waitFor(async () => expect((await state()).numberOfProcessedElements).toBeGreaterThan(0), 30_000)
  server.kill('SIGKILL')
  await once(server, 'exit')
  expect(await state()).toMatchObject({ state: 'IN_PROGRESS' })
  await app().jobs.start()
  await vi.waitFor(async () => expect((await state()).state).toBe('DONE'), 90_000)
  expect(await state()).toMatchObject({ numberOfProcessedElements: 61, progress: { fail: [] } })
  for (const { id } of cards)
    expect(await anna.read(id)).toMatchObject({ version: 2, patrons: [{ patron: { id: kept.id } }] })
  expect(await anna.present(other.id)).toBe(false)
  await expectConsistency(app(), anna.museum)
}, 150_000)
