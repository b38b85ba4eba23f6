import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { useTestApp } from '../harness/app.ts'
import { expectConsistency } from '../harness/check-consistency.ts'
import { makeMuseum } from '../harness/factories.ts'
import { registrar } from '../harness/registrar.ts'
import { documentFor, leavesOf } from './documents.ts'
import { samples } from './samples.ts'
import { stockOf } from './stock.ts'

const app = useTestApp()
const declaration = objectCard as unknown as CardDeclaration

/** What somebody does next: to which of the cards, with which of their fields. */
const step = fc.record({
  deed: fc.constantFrom(
    'create',
    'save',
    'save',
    'save',
    'publish',
    'delete',
    'restore',
    'clone',
    'link',
    'earlier',
  ),
  card: fc.nat({ max: 7 }),
  other: fc.nat({ max: 7 }),
  keys: fc.subarray(Object.keys(fieldsOf(declaration)), { minLength: 0, maxLength: 25 }),
  turn: fc.constantFrom(0 as const, 1 as const),
})

test('After whatever was done to cards, index, numbers, counters, links and history are what the documents say [C-K02] [C-K14] [C-K17]', async () => {
  const museum = await makeMuseum(app())
  const { call, put, save } = await registrar(app, museum)
  const stock = await stockOf(app(), museum, declaration)
  const places = leavesOf(declaration).map(({ path }) => path)
  const whole = ([0, 1] as const).map(turn =>
    documentFor(declaration, (field, path) =>
      'pattern' in field
        ? undefined
        : samples[field.kind].right(field as never, { word: `w${places.indexOf(path)}`, turn, stock }),
    ),
  )
  const cards: CardAnswer[] = []
  const statuses = new Map<number, number>()
  for (const { deed, card, other, keys, turn } of fc.sample(step, { numRuns: 120, seed: 20_260_731 })) {
    const id = cards[card]?.id
    if (deed === 'create' || id === undefined) {
      if (cards.length < 8) cards.push(await put())
      continue
    }
    const values = Object.fromEntries(keys.map(key => [key, whole[turn]?.[key]]))
    const does: Record<Exclude<typeof deed, 'create'>, () => Promise<{ status: number }>> = {
      async save() {
        await call('PUT', `/${id}/lock`)
        const { body } = await call('GET', `/${id}`)
        return save({ id, version: body.version }, values)
      },
      publish: () => call('PUT', `/${id}/published_on_web`, { published: turn === 1 }),
      delete: () => call('DELETE', `/${id}`),
      restore: () => call('PUT', `/${id}/restore`),
      clone: () => call('POST', `/${id}/clone`),
      link: () => call('PUT', `/${id}/items`, { type: 1, itemId: cards[other]?.id ?? id }),
      earlier: () => call('PUT', `/${id}/revisions/1/restore`, {}),
    }
    const { status } = await does[deed]()
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  // Much of it was done and some of it refused, but nothing broke.
  expect(statuses.get(200)).toBeGreaterThan(30)
  expect([...statuses.keys()].filter(status => status >= 500)).toEqual([])
  await expectConsistency(app(), museum)
}, 60_000)
