import { expect, test } from 'vitest'
import { declarations } from '../../cards/declarations.ts'
import { objectCard } from '../../cards/object/object-card.ts'
import type { Addresses } from '../../engine/define-card.ts'
import { printEndpoints } from '../print.ts'
import { shareEndpoints } from '../sharing.ts'
import { attachmentEndpoints } from './attachments.ts'
import { cardEndpoints } from './card-endpoints.ts'
import { memberEndpoints } from './member-endpoints.ts'
import { checkObjectNumber } from './object.ts'

const callsOf = (path: `/api/v1/${string}`, addresses: Addresses): readonly string[] => {
  const declared = { ...objectCard, path, addresses }
  const endpoints = [
    ...Object.values(cardEndpoints(declared)),
    ...Object.values(printEndpoints(declared)),
    ...Object.values(shareEndpoints(declared)),
    ...Object.values(attachmentEndpoints(declared) ?? {}),
  ]
  return endpoints.map(each => `${each.method} ${each.path.replace('/api/v1', '')}`)
}

test('Objects have the addresses that callers rely on [C-K05] [C-K06] [C-K07] [C-K08] [C-O07] [C-O08] [C-O09] [C-O10]', () => {
  const calls = [
    ...callsOf(objectCard.path, objectCard.addresses),
    `${checkObjectNumber.method} ${checkObjectNumber.path.replace('/api/v1', '')}`,
  ]
  expect(calls).toEqual(
    expect.arrayContaining([
      'GET /catalogue/',
      'GET /catalogue/:id',
      'POST /catalogue/',
      'PUT /catalogue/',
      'DELETE /catalogue/:id',
      'POST /catalogue/:id/clone',
      'GET /catalogue/:id/lock',
      'PUT /catalogue/:id/lock',
      'DELETE /catalogue/:id/lock',
      'PUT /catalogue/:id/published_on_web',
      'PUT /catalogue/cover',
      'DELETE /catalogue/cover/:id',
      'PUT /catalogue/files',
      'DELETE /catalogue/files',
      'PUT /catalogue/objectnumber',
      'PUT /catalogue/:id/items',
      'DELETE /catalogue/:id/items',
      'POST /catalogue/object/:id/share',
      'GET /catalogue/:id/pdf',
    ]),
  )
})

/** Addresses that callers rely on. */
const entities: Readonly<Record<string, `/api/v1/${string}`>> = {
  person: '/api/v1/catalogue/persons',
  linkItem: '/api/v1/catalogue/linkItems',
  biblio: '/api/v1/biblio',
  event: '/api/v1/event',
  place: '/api/v1/place',
  document: '/api/v1/catalogue/documents',
  collection: '/api/v1/catalogue/collections',
}

test('Every entity has the calls that callers rely on at its own address [C-E08] [C-E07] [C-K05] [C-K06] [C-K07] [C-K08] [C-O07]', () => {
  const others = declarations.filter(
    ({ type, uploaded, workflow, begunElsewhere }) =>
      type !== 'object' && !uploaded && !workflow && !begunElsewhere,
  )
  expect(Object.fromEntries(others.map(({ type, path }) => [type, path]))).toEqual(entities)
  for (const { path, addresses } of others) {
    const at = path.replace('/api/v1', '')
    expect(callsOf(path, addresses)).toEqual(
      expect.arrayContaining([
        `GET ${at}/`,
        `POST ${at}/`,
        `GET ${at}/:id`,
        `PUT ${at}/:id`,
        `DELETE ${at}/:id`,
        `PUT ${at}/:id/image`,
        `DELETE ${at}/:id/image`,
        `PUT ${at}/:id/files`,
        `DELETE ${at}/:id/files`,
        `GET ${at}/:id/lock`,
        `PUT ${at}/:id/lock`,
        `DELETE ${at}/:id/lock`,
        `PUT ${at}/:id/items`,
        `DELETE ${at}/:id/items`,
        `PUT ${at}/:id/publication_state`,
      ]),
    )
  }
})

test('Objects are put into collections and taken out of them [C-E01] [C-E08]', () => {
  const gathering = declarations.flatMap(declaration => Object.values(memberEndpoints(declaration) ?? {}))
  expect(gathering.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/v1/catalogue/collections/:id/objects',
    'DELETE /api/v1/catalogue/collections/:id/objects',
  ])
})
