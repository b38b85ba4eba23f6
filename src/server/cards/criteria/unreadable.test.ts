import { expect, test } from 'vitest'
import { cardEndpoints } from '#model/api/cards/card-endpoints.ts'
import { exportReferences } from '#model/api/citations.ts'
import { biblioCard } from '#model/cards/biblio/biblio-card.ts'
import { eventCard } from '#model/cards/event/event-card.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

const criteriaOn = (...fields: readonly string[]): string =>
  JSON.stringify({
    blocks: [
      {
        operator: 'AND',
        filters: fields.map(field => ({ field, condition: 'IS_NOT_EMPTY', operator: 'AND', values: [] })),
      },
    ],
  })

/** About persons, at once, behind places and from either side of a link. */
const ways = [
  'productions/agent>person>remarks',
  'findspot/place>place>compilers/compiler>person>@title',
  '@linked>person>@title',
]

test('Who may not read persons learns nothing about them by searching for what is linked with them, however the cards are asked for [C-Q01] [P-P03]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const person = await anna
    .ask<{ id: string }>('POST', '/catalogue/persons', {
      values: { names: [{ name: 'Hans Schmid' }], remarks: 'secret' },
    })
    .then(({ body }) => body.id)
  await anna.put({ objectNumbers: [{ objectNumber: '1' }], productions: [{ agent: { id: person } }] })
  const viewer = await registrar(app, museum, {
    role: 'USER',
    permissions: [
      'catalogueRead',
      'catalogueEdit',
      'catalogueDownloadCard',
      'placeRead',
      'damRead',
      'damDownload',
    ],
  })
  expect(await anna.numbers({ criteria: criteriaOn(ways[0] ?? '') })).toEqual(['1'])
  const { list, points } = cardEndpoints(objectCard as unknown as CardDeclaration)
  const refused = { fields: { 'criteria.blocks.0.filters.1': 'This record has no such field' } }
  for (const way of ways) {
    const criteria = criteriaOn('@title', way)
    const query = new URLSearchParams({ criteria })
    for (const { path } of [list, points])
      expect(await viewer.ask('GET', `${path.slice('/api/v1'.length)}?${query}`)).toMatchObject({
        status: 400,
        body: refused,
      })
    const selection = { criteria }
    const action = { kind: 'set', path: 'remarks', value: 'x' }
    for (const [path, payload] of [
      ['/catalogue/bulk', { selection, action }],
      ['/catalogue/bulk/preview', { selection, action }],
      ['/catalogue/export', { selection, format: 'csv', columns: 'all' }],
      ['/catalogue/pdf', { selection }],
      ['/file-packages', { type: 'object', selection, table: null }],
    ] as const)
      expect(await viewer.ask('POST', path, payload), path).toMatchObject({ status: 400, body: refused })
  }
  expect(await viewer.numbers({ criteria: criteriaOn('findspot/place>place>@title') })).toEqual([])
})

test('Neither a timeline nor a list of references tells about linked cards that one may not read [C-Q01] [P-P03]', async () => {
  const museum = await makeMuseum(app())
  const viewer = await registrar(app, museum, {
    role: 'USER',
    permissions: [
      ...eventCard.permissions.read,
      ...biblioCard.permissions.read,
      ...biblioCard.permissions.download,
    ],
  })
  const criteria = criteriaOn('@linked>person>@title')
  const query = new URLSearchParams({ criteria })
  const refused = {
    status: 400,
    body: { fields: { 'criteria.blocks.0.filters.0': 'This record has no such field' } },
  }
  const { path } = cardEndpoints(eventCard as unknown as CardDeclaration).timeline
  expect(await viewer.ask('GET', `${path.slice('/api/v1'.length)}?${query}`)).toMatchObject(refused)
  expect(
    await viewer.ask('POST', exportReferences.path.slice('/api/v1'.length), {
      selection: { criteria },
      format: 'ris',
    }),
  ).toMatchObject(refused)
})
