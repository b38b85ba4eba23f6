import type { InjectOptions } from 'fastify'
import { expect, test, vi } from 'vitest'
import { cardEndpoints } from '#model/api/cards/card-endpoints.ts'
import type { Endpoint } from '#model/api/endpoint.ts'
import type { PlatformEvent } from '#model/api/events.ts'
import { saveProfile } from '#model/api/imports.ts'
import { declarations } from '#model/cards/declarations.ts'
import { searching } from '#model/navigation/routes.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { effectivePermissions, type PermissionCode, permissions } from '#model/permissions/codes.ts'
import { presetPermissions } from '#model/permissions/presets.ts'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum, signedIn } from '../harness/factories.ts'
import { registrar } from '../harness/registrar.ts'
import { makeTerms } from '../harness/vocabularies.ts'

const app = useTestApp()

const reader = permissions.filter(({ id }) => presetPermissions('reader').has(id)).map(({ code }) => code)

/** Calls that a reader is let in by: they write what is the person's own, or nothing (reads that are sent, work that asks for its own right). */
const own: readonly (string | RegExp)[] = [
  /^me\./,
  /^news\.mark/,
  /^layouts\.(create|change|delete)$/,
  /^searches\.(create|update|delete|follow|unfollow)$/,
  /^(downloads|printJobs)\./,
  // Entries of the calendar are changed by those who wrote them, or are responsible.
  /^calendar\./,
  // Whoever may read a record may comment on it; text is changed by its author.
  /\.(addComment|changeComment|removeComment|resolveComments|addCommentPicture|removeCommentPicture)$/,
  'comments.markRead',
  // One's own long work.
  /^operations\.(stop|undo)$/,
  // An answer that was asked of oneself.
  'procedures.answerApproval',
  /^searches\.(describe|count|facets)$/,
  /\.(duplicates|export|pdfOfMany)$/,
  /\.bulk(Preview)?$/,
  /^printTemplates\.(print|preview|missing)$/,
  'catalogue.objectNumber',
  'files.lookAt',
  'procedures.sumObjects',
]

test("Who 'reads only' is refused by every endpoint that writes, but for what is their own [F-T05]", async () => {
  const museum = await makeMuseum(app())
  const person = await signedIn(app(), { museum, permissions: reader })
  const writing: readonly Endpoint[] = app()
    .routes.map(({ endpoint }) => endpoint)
    .filter(({ method, access }) => !['GET', 'HEAD'].includes(method) && access !== 'public')
  const holder = { role: 'USER', permissions: effectivePermissions(reader) } as const
  const letsIn = ({ access }: Endpoint): boolean =>
    access === 'signedIn' || (typeof access === 'object' && isAllowed(holder, access))
  const ask = async ({ method, path }: Endpoint, payload: object = {}) => {
    const url = path
      .replace(':tenantId', museum.tenantId)
      .replace('/tenant/:id', `/tenant/${museum.tenantId}`)
      .replace(/:\w+/g, '900000001')
    const request: InjectOptions = { method: method as 'POST', url, headers: person.headers, payload }
    return (await app().http.inject(request)).statusCode
  }
  const refused = writing.filter(endpoint => !letsIn(endpoint) && endpoint.token !== 'search')
  expect(refused.length).toBeGreaterThan(150)
  for (const endpoint of refused) expect([endpoint.name, await ask(endpoint)]).toEqual([endpoint.name, 403])
  // Bulk work asks for the right to what it does.
  for (const declaration of declarations) {
    const calls = cardEndpoints(declaration)
    const deletion = { selection: { ids: ['900000001'] }, action: { kind: 'delete' } }
    for (const call of [calls.bulk, calls.bulkPreview])
      expect([call.name, await ask(call, deletion)]).toEqual([call.name, 403])
  }
  const open = writing.filter(letsIn).map(({ name }) => name)
  const isOwn = (name: string): boolean =>
    own.some(each => (typeof each === 'string' ? each === name : each.test(name)))
  expect(open.filter(name => !isOwn(name))).toEqual([])
}, 60_000)

test('Collections are read by whom the preset lets read, and written by whom the specified code lets write [F-T05] [P-P03]', async () => {
  const museum = await makeMuseum(app())
  const writer = await registrar(app, museum, { role: 'USER', permissions: ['collectionsRead'] })
  const made = await writer.ask<{ id: string }>('POST', '/catalogue/collections/', { values: {} })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const viewer = await registrar(app, museum, { role: 'USER', permissions: ['collectionsView'] })
  expect((await viewer.ask('GET', `/catalogue/collections/${made.body.id}`)).status).toBe(200)
  expect((await viewer.ask('PUT', `/catalogue/collections/${made.body.id}/lock`)).status).toBe(403)
  expect((await viewer.ask('POST', '/catalogue/collections/', { values: {} })).status).toBe(403)
  expect(reader).toContain('collectionsView')
  expect(reader).not.toContain('collectionsRead')
})

test('Terms are added by whoever edits something that uses the vocabulary [F-T05]', async () => {
  const museum = await makeMuseum(app())
  const may = async (codes: readonly PermissionCode[], code: string) => {
    const { ask } = await registrar(app, museum, { role: 'USER', permissions: codes })
    return (await ask('POST', `/lists/${code}/terms`, { name: `Term ${codes.join()}` })).status
  }
  expect(await may(['personRead', 'personUpdate'], 'MTC')).toBe(403)
  expect(await may(['catalogueRead', 'catalogueEdit'], 'MTC')).toBe(200)
  expect(await may(['collectionsRead'], 'LR')).toBe(403)
})

test('Saved mappings are replaced and deleted by their authors and by administrators, and never by others [F-T05]', async () => {
  const museum = await makeMuseum(app())
  const codes: readonly PermissionCode[] = ['catalogueRead', 'catalogueAddCard']
  const [anna, other, admin] = [
    await registrar(app, museum, { role: 'USER', permissions: codes }),
    await registrar(app, museum, { role: 'USER', permissions: codes }),
    await registrar(app, museum),
  ]
  const mapping = {
    mode: 'create',
    match: 'number',
    createTerms: true,
    keepUnmatched: true,
    emptyClears: false,
    language: 'en',
    constants: {},
    columns: [],
  }
  const path = saveProfile.path.replace('/api/v1', '')
  const save = (who: typeof anna) =>
    who.ask<{ id: string }>('POST', path, { type: 'object', name: 'Old list', mapping })
  const { id } = (await save(anna)).body
  expect((await save(anna)).status).toBe(201)
  expect(await save(other)).toMatchObject({ status: 409, body: { error: 'conflict' } })
  expect((await other.ask('DELETE', `${path}/${id}`)).status).toBe(403)
  const listed = await other.ask<{ result: object[] }>('GET', `${path}?type=object`)
  expect(listed.body.result).toContainEqual(expect.objectContaining({ id, editable: false }))
  expect((await save(admin)).status).toBe(201)
  expect((await admin.ask('DELETE', `${path}/${id}`)).status).toBe(204)
})

test('Without a permission nobody reads rooms, hears what changes, or who edits it; who may read it does [F-T19] [P-S17]', async () => {
  const museum = await makeMuseum(app())
  await makeTerms(app(), museum, 'LR', ['Strong room'])
  const admin = await registrar(app, museum)
  const nobody = await registrar(app, museum, { role: 'USER', permissions: [] })
  expect((await nobody.ask('GET', '/lists/LR')).status).toBe(403)
  expect((await nobody.ask('GET', '/lists/LR/letters')).status).toBe(403)
  expect((await nobody.ask('GET', '/lists')).body).toEqual({ result: [] })
  expect((await admin.ask('GET', '/lists/LR')).status).toBe(200)

  const hears = (codes: readonly PermissionCode[]) => {
    const heard: PlatformEvent[] = []
    app().events.subscribe(
      {
        tenantId: museum.tenantId,
        accountId: '999',
        sessionId: '999',
        holder: { role: 'USER', permissions: effectivePermissions(codes) },
      },
      { onEvent: event => void heard.push(event), onGap: () => {} },
    )
    return heard
  }
  // The page that searches everything is for whoever may read any of it.
  expect([...(searching.permissions ?? [])].toSorted()).toEqual(
    [...new Set(declarations.flatMap(({ permissions }) => permissions.read))].toSorted(),
  )

  const [none, ofPeople, ofObjects] = [hears([]), hears(['personRead']), hears(['catalogueRead'])]
  const card = await admin.create({ title: { en: 'Secret' } })
  await admin.save(card, { title: { en: 'Secret again' } })
  await admin.release(card)
  await admin.call('PUT', `/${card.id}/lock`)
  await makeTerms(app(), museum, 'LR', ['Second room'])
  await admin.ask('POST', '/lists/LR/terms', { name: 'Third room' })
  await vi.waitFor(() => {
    const names = ofObjects.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['card.changed', 'card.locked', 'vocabulary.changed']))
  }, 10_000)
  expect([...none, ...ofPeople]).toEqual([])
})
