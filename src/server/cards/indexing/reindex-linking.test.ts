import { expect, test, vi } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'

const app = useTestApp()

async function someone() {
  const anna = await registrar(app, await makeMuseum(app()))
  const { call, save, release } = anna
  const change = async ({ id }: Pick<CardAnswer, 'id'>, values: object) => {
    await call('PUT', `/${id}/lock`)
    expect((await save(await anna.read(id), values)).status).toBe(200)
    await release({ id })
  }
  const finds = (q: string, numbers: readonly string[]) =>
    vi.waitFor(async () => expect(await anna.numbers({ q })).toEqual(numbers), 15_000)
  return { ...anna, change, finds }
}

const numbered = (objectNumber: string) => ({ objectNumbers: [{ objectNumber }] })

test('An object that names a renamed one is found by its new title and number, and by the old ones no more [C-S03] [C-O06]', async () => {
  const { put, change, finds, museum } = await someone()
  const jar = await put({ ...numbered('J 1'), title: { en: 'Jar' } })
  await put({ ...numbered('L 1'), relatedObject: [{ object: { id: jar.id } }] })
  await put({ ...numbered('P 1'), structure: { whole: { id: jar.id } } })
  await finds('jar', ['J 1', 'L 1', 'P 1'])
  await change(jar, { ...numbered('K 77'), title: { en: 'Pitcher' } })
  await finds('pitcher', ['K 77', 'L 1', 'P 1'])
  await finds('K 77', ['K 77', 'L 1', 'P 1'])
  await finds('jar', [])
  await expectConsistency(app(), museum)
})

test('The same when it is a term that gives an object its title, and that term is renamed [C-V09]', async () => {
  const { put, finds, ask, read, call, museum } = await someone()
  const { krater = '' } = await makeTerms(app(), museum, 'OGTD', ['krater'])
  const bowl = await put({ ...numbered('1'), objectName: { id: krater } })
  const { id } = await put({ ...numbered('2'), relatedObject: [{ object: { id: bowl.id } }] })
  await call('PUT', `/${id}/items`, { type: 1, itemId: bowl.id })
  await ask('PUT', `/terms/${krater}`, { labels: { en: 'mixing bowl' } })
  await finds('mixing', ['1', '2'])
  await finds('krater', [])
  const { relatedEntities, version } = await read(id)
  expect(relatedEntities[0]?.linkItems).toMatchObject([{ title: 'mixing bowl' }])
  // Nobody changed it: its history has no entry.
  expect(version).toBe(2)
  expect((await read(bowl.id)).version).toBe(1)
  await expectConsistency(app(), museum)
})

test('What many are renamed to by one action is found in whatever names them, and again when that is taken back [C-K16] [C-S03]', async () => {
  const { put, finds, bulk, undo, museum } = await someone()
  const cup = await put({ ...numbered('1'), title: { en: 'Cup' } })
  await put({ ...numbered('2'), relatedObject: [{ object: { id: cup.id } }] })
  const done = await bulk([cup.id], { kind: 'replace', path: 'title', find: 'Cup', by: 'Goblet' })
  await finds('goblet', ['1', '2'])
  await undo(done)
  await finds('cup', ['1', '2'])
  await expectConsistency(app(), museum)
})
