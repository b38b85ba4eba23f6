import { expect, test } from 'vitest'
import { objectCard } from '../../cards/object/object-card.ts'
import { type Addresses, usualAddresses } from '../../engine/define-card.ts'
import { printEndpoints } from '../print.ts'
import { cardEndpoints } from './card-endpoints.ts'
import { checkObjectNumber } from './object.ts'

const callsOf = (path: `/api/v1/${string}`, addresses: Addresses): readonly string[] => {
  const declared = { ...objectCard, path, addresses }
  const endpoints = [...Object.values(cardEndpoints(declared)), ...Object.values(printEndpoints(declared))]
  return endpoints.map(each => `${each.method} ${each.path.replace('/api/v1', '')}`)
}

test('Objects have the addresses of the specification [C-K05] [C-K06] [C-K07] [C-K08] [C-O08] [C-O09] [C-O10]', () => {
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
      'PUT /catalogue/objectnumber',
      'PUT /catalogue/:id/items',
      'DELETE /catalogue/:id/items',
      'POST /catalogue/object/:id/share',
      'GET /catalogue/:id/pdf',
    ]),
  )
})

test('All other types have theirs by being declared [C-K05] [C-K06] [C-K07] [C-K08]', () => {
  expect(callsOf('/api/v1/event', usualAddresses)).toEqual(
    expect.arrayContaining([
      'GET /event/',
      'POST /event/',
      'GET /event/:id',
      'PUT /event/:id',
      'DELETE /event/:id',
      'PUT /event/:id/image',
      'DELETE /event/:id/image',
      'GET /event/:id/lock',
      'PUT /event/:id/lock',
      'DELETE /event/:id/lock',
      'PUT /event/:id/items',
      'DELETE /event/:id/items',
      'PUT /event/:id/publication_state',
    ]),
  )
})
