import { expect, test } from 'vitest'
import { eventType } from '../../cards/event/type.ts'
import { placeType } from '../../cards/place/type.ts'
import { link, text } from '../../kinds/build.ts'
import { isAllowed } from '../../permissions/access.ts'
import type { PermissionCode } from '../../permissions/permission-code.ts'
import { defineCard, section } from '../define-card.ts'
import { recordRequirement, requirementOf } from '../requirement-of.ts'
import { permissionsWith } from './belonging.ts'

const common = { path: '/api/v1/x', heading: () => ({ number: '', title: '', subtitle: '' }) } as const
const pages = { list: '/app/x', records: '/app/x', among: 'entities', guide: 'entities' } as const

const place = defineCard({
  ...common,
  pages,
  recordTypes: [placeType],
  permissions: 'entity',
  sections: { all: section({ name: text() }) },
})

const event = defineCard({
  ...common,
  pages,
  recordTypes: [eventType],
  permissions: 'entity',
  sections: { all: section({ venue: link(['place']) }) },
  belongsTo: {
    field: 'venue',
    owners: [place],
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
})

const holding = (...codes: PermissionCode[]) => ({ role: 'USER', permissions: new Set(codes) }) as const

test('A record that belongs to another follows the permissions of that, besides those of its own type [C-P08]', () => {
  const [own] = event.permissions.read
  const [ofPlaces] = place.permissions.read
  expect(permissionsWith(event, 'read', [])).toEqual([own])
  expect(permissionsWith(event, 'read', [place])).toEqual([own, ofPlaces])
  expect(permissionsWith(event, 'create', [place])).toEqual([
    ...event.permissions.create,
    ...place.permissions.update,
  ])
  // Without a workflow, users who may change a record may close it.
  expect(permissionsWith(event, 'annul', [place])).toEqual([
    ...event.permissions.update,
    ...place.permissions.update,
  ])
})

test('Work on many asks for the permissions of the type; that on a single record opens to whoever may do it to some, and says which is asked for [C-P08]', () => {
  const [ofPlaces = 'placeRead'] = place.permissions.read as PermissionCode[]
  const reader = holding(ofPlaces as PermissionCode)
  expect(isAllowed(reader, requirementOf(event, 'read'))).toBe(false)
  expect(isAllowed(reader, recordRequirement(event, 'read'))).toBe(true)
  expect(isAllowed(reader, recordRequirement(event, 'update'))).toBe(false)
  expect(recordRequirement(event, 'update').record).toEqual({ type: 'event', action: 'update' })
  expect(recordRequirement(place, 'update')).toEqual(requirementOf(place, 'update'))
})
