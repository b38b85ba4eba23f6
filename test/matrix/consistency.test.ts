import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { declarations } from '#model/cards/declarations.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { cardTypes } from '#model/record-types.ts'
import { useTestApp } from '../harness/app.ts'
import { expectConsistency } from '../harness/check-consistency.ts'
import { makeMuseum } from '../harness/factories.ts'
import { registrar } from '../harness/registrar.ts'
import { asked } from './asked.ts'
import { documentFor, leavesOf } from './documents.ts'
import { makeCard } from './make-card.ts'
import { samples } from './samples.ts'
import { stockOf } from './stock.ts'

const app = useTestApp()

/** What somebody does next: to which of the cards, with which of their fields. */
const stepWith = (keys: readonly string[], { publishes }: { readonly publishes: boolean }) =>
  fc.record({
    deed: fc.constantFrom(
      'create',
      'save',
      'save',
      'save',
      publishes ? 'publish' : 'save',
      'delete',
      'restore',
      'clone',
      'link',
      'earlier',
    ),
    card: fc.nat({ max: 7 }),
    other: fc.nat({ max: 7 }),
    keys: fc.subarray([...keys], { minLength: 0, maxLength: Math.min(25, keys.length) }),
    turn: fc.constantFrom(0 as const, 1 as const),
  })

/** Types whose records are made by their own calls; those that are begun elsewhere are tried there. */
const made = declarations.filter(({ begunElsewhere }) => !begunElsewhere)

describe.each(made)('After whatever was done to cards of type $type', declaration => {
  const { type, addresses } = declaration
  const url = declaration.path.replace('/api/v1', '')
  const places = leavesOf(declaration)

  test('index, numbers, counters, links and history are what the documents say [C-K02] [C-K14] [C-K17]', async () => {
    const museum = await makeMuseum(app())
    const person = await registrar(app, museum)
    const { ask } = person
    const stock = await stockOf(app(), museum, declaration)
    const call = <T = CardAnswer>(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      payload?: unknown,
    ) => ask<T>(method, `${url}${path}`, payload)
    const whole = ([0, 1] as const).map(turn =>
      documentFor(declaration, (field, path) => {
        const given = asked[type]?.[path]
        const at = places.findIndex(place => place.path === path)
        if (places[at]?.derived) return undefined
        return given
          ? given(turn)
          : samples[field.kind].right(field as never, { word: `w${at}`, turn, stock })
      }),
    )
    const cards: CardAnswer[] = []
    const statuses = new Map<number, number>()
    // The more a card can hold, the more can go wrong with it.
    const numRuns = Math.min(120, Math.max(60, places.length))
    const step = stepWith(Object.keys(fieldsOf(declaration)), { publishes: !declaration.unpublished })
    for (const { deed, card, other, keys, turn } of fc.sample(step, { numRuns, seed: 20_260_731 })) {
      const id = cards[card]?.id
      if (deed === 'create' || id === undefined) {
        if (cards.length >= 8) continue
        const full = await makeCard(app(), person, declaration, whole[turn])
        // What no two cards may carry, another one may have by now.
        const { status, body } = full.status === 400 ? await makeCard(app(), person, declaration) : full
        expect(status, JSON.stringify(body)).toBe(201)
        await call('DELETE', `/${body.id}/lock`)
        cards.push(body)
        continue
      }
      // A procedure is never without its title.
      const kept = declaration.workflow && { title: `Silver ${turn}` }
      const values = { ...kept, ...Object.fromEntries(keys.map(key => [key, whole[turn]?.[key]])) }
      const does: Record<Exclude<typeof deed, 'create'>, () => Promise<{ status: number }>> = {
        async save() {
          await call('PUT', `/${id}/lock`)
          const { body } = await call('GET', `/${id}`)
          return call('PUT', addresses.save.replace(':id', id), { id, version: body.version, ...values })
        },
        publish: () => call('PUT', `/${id}/${addresses.published}`, { published: turn === 1 }),
        delete: () => call('DELETE', `/${id}`),
        restore: () => call('PUT', `/${id}/restore`),
        clone: () => call('POST', `/${id}/clone`),
        link: () => call('PUT', `/${id}/items`, { type: cardTypes[type], itemId: cards[other]?.id ?? id }),
        earlier: () => call('PUT', `/${id}/revisions/1/restore`, {}),
      }
      const { status } = await does[deed]()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    // Much of it was done and some of it refused, but nothing broke.
    expect(statuses.get(200)).toBeGreaterThan(numRuns / 4)
    expect([...statuses.keys()].filter(status => status >= 500)).toEqual([])
    await expectConsistency(app(), museum)
  }, 60_000)
})
