import { expect, test } from 'vitest'
import { eventCard } from '#model/cards/event/event-card.ts'
import { placeCard } from '#model/cards/place/place-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { PermissionCode } from '#model/permissions/permission-code.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { mayDoWith, ownersOf } from '../access/belonging.ts'
import { sightOf } from './sight-of.ts'
import { idsOfList } from './store/list.ts'
import { conditionOf } from './wanted.ts'

const app = useTestApp()

/** Events as if they belonged to the place where they are held. */
const declaration = {
  ...eventCard,
  belongsTo: {
    field: 'venue',
    owners: [placeCard],
    asks: {
      read: 'read',
      create: 'update',
      update: 'update',
      delete: 'delete',
      publish: 'update',
      link: 'update',
      download: 'read',
      share: 'share',
      finish: 'update',
      annul: 'close',
    },
  },
} as unknown as CardDeclaration

test('Records that belong to others are listed, and open, for whoever may read these; those that belong to none, or to what is in the bin, are not [C-P08]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const make = async (path: string, values: object) => {
    const { status, body } = await anna.ask<{ id: string }>('POST', path, { values })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.id
  }
  const [here, gone] = [await make('/place/', {}), await make('/place/', {})]
  const [held, alone, left] = [
    await make('/event/', { name: { en: 'A ball' }, venue: { id: here } }),
    await make('/event/', { name: { en: 'A walk' } }),
    await make('/event/', { name: { en: 'A feast' }, venue: { id: gone } }),
  ]
  expect((await anna.ask('DELETE', `/place/${gone}`)).status).toBe(204)
  const [own, ofPlaces] = [eventCard, placeCard].map(({ permissions }) => permissions.read)
  const seenBy = (...codes: (readonly PermissionCode[] | undefined)[]) =>
    app().database.inTenant(museum.tenantId, async tx => {
      const holder = { role: 'USER', permissions: new Set(codes.flatMap(each => each ?? [])) } as const
      const seen = sightOf(declaration, holder)
      const condition = await conditionOf(tx, declaration, { filters: {}, seen })
      const listed = await idsOfList(tx, condition, { after: '0', limit: 10 })
      const all = [held, alone, left]
      const owners = await ownersOf(tx, declaration, all)
      const opened = all.filter(id => mayDoWith(declaration, holder, 'read', owners(id)))
      expect(opened).toEqual(listed)
      return listed
    })
  expect(await seenBy(own)).toEqual([held, alone, left])
  expect(await seenBy(ofPlaces)).toEqual([held])
  expect(await seenBy()).toEqual([])
})
