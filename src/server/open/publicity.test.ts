import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { publicSideEndpoints } from '#model/api/public-side.ts'
import { objectCategories } from '#model/cards/object/categories.ts'
import { allTerms, loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { addFile, plainPicture } from '../../../test/harness/files.ts'
import { openSite } from '../../../test/harness/open-site.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

const own = { picturesWithObjects: false, languages: ['en', 'it'] } as const

type Publicity = OutputOf<ReturnType<typeof publicSideEndpoints>['publicity']>

const publicityOf = async ({ ask }: Pick<Awaited<ReturnType<typeof openSite>>, 'ask'>, id: string) => {
  const { status, body } = await ask<Publicity>('GET', `/catalogue/${id}/publicity`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const pathsHeld = ({ held }: Publicity) =>
  Object.fromEntries(held.map(({ reason, paths }) => [reason, paths]))

test('Before it is published, a record says which of its fields everybody will see, and why others are held back [O-W10]', async () => {
  const site = await openSite(app, own)
  const whole = await site.put({ title: { en: 'Not published' } })
  const { id } = await site.put({
    title: { en: 'Krater' },
    description: { en: 'Red figures' },
    remarks: 'Ask Anna',
    acquisitions: [{ from: { name: 'Count Ostrogski' } }],
    structure: { whole: { id: whole.id } },
    objectInformation: { objectCategory: { id: String(objectCategories.ARCHEOLOGICAL) } },
    findspot: { sensitive: true, locality: 'Behind the mill' },
  })
  const before = await publicityOf(site, id)
  expect(pathsHeld(before)).toMatchObject({
    private: ['remarks'],
    record: ['findspot/locality'],
    museum: expect.arrayContaining(['acquisitions']),
    linked: ['structure'],
  })
  await site.ask('PUT', `${site.at}/fields`, { type: 'object', path: 'description', shown: false })
  const after = await publicityOf(site, id)
  expect(after.shown).toBe(before.shown - 1)
  expect(pathsHeld(after).museum).toContain('description')
})

test('Its address is told where the site is open, and that nobody sees it where it is not [O-W10]', async () => {
  const site = await openSite(app, { ...own, open: false })
  const { id } = await site.put({ title: { en: 'Krater' } })
  expect(await publicityOf(site, id)).toMatchObject({ site: 'closed', address: null })
  await site.ask('POST', `${site.at}/open`)
  const url = `https://vitrine.test/m/${site.address}`
  expect(await publicityOf(site, id)).toMatchObject({
    site: 'open',
    address: { url: `${url}/en/objects/`, isNamed: false },
  })
  await site.publish(id)
  await site.publish(id, false)
  expect((await publicityOf(site, id)).address).toEqual({
    url: `${url}/id/object/${await site.nameOf(id)}`,
    isNamed: true,
  })
})

test('Each picture is listed with its licence, and with what everybody will see of it [O-W10] [O-W06]', async () => {
  const site = await openSite(app, own)
  await app().database.inTenant(site.museum.tenantId, loadStarterTerms)
  const terms = await app().database.inTenant(site.museum.tenantId, tx => allTerms(tx, 'LICE'))
  const picture = async (licence: string | undefined, values: object = {}) => {
    const content = await plainPicture(40 + Math.round(Math.random() * 2000), 30)
    const fileId = await addFile(app(), site, { content })
    await site.ask('PUT', `/files/${fileId}/lock`)
    const { body } = await site.ask('GET', `/files/${fileId}`)
    const term = terms.find(({ labels }) => labels.en === licence)
    const saved = await site.ask('PUT', `/files/${fileId}`, {
      version: body.version,
      ...(term && { licence: { id: term.id } }),
      ...values,
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await site.ask('DELETE', `/files/${fileId}/lock`)
    return fileId
  }
  const [open, shut, none] = [
    await picture('CC BY 4.0'),
    await picture('in copyright'),
    await picture(undefined),
  ]
  for (const fileId of [open, shut])
    await site.ask('PUT', `/files/${fileId}/publication_state`, { published: true })
  const { id } = await site.put({ title: { en: 'Krater' } })
  await site.ask('PUT', '/catalogue/files', { id, fileIds: [open, shut, none] })
  const { pictures } = await publicityOf(site, id)
  expect(new Map(pictures.map(each => [each.id, [each.licence, each.state]]))).toEqual(
    new Map([
      [open, ['CC BY 4.0', 'whole']],
      [shut, ['in copyright', 'small']],
      [none, [null, 'unpublished']],
    ]),
  )
  const ofItself = await site.ask<Publicity>('GET', `/files/${none}/publicity`)
  expect(ofItself.body.pictures).toMatchObject([{ id: none, state: 'small' }])
})

test('Many records are published after a look at what they lack and hold back; those already published are told apart [O-W10]', async () => {
  const site = await openSite(app, { ...own, open: false })
  const [out, sensitive, plain] = [
    await site.put({ title: { en: 'Out' } }),
    await site.put({ findspot: { sensitive: true, locality: 'Behind the mill' } }),
    await site.put({ title: { en: 'Plain' } }),
  ]
  await site.publish(out.id)
  const { body } = await site.ask<unknown>('POST', '/catalogue/bulk/preview', {
    selection: { ids: [out, sensitive, plain].map(({ id }) => id) },
    action: { kind: 'publish', published: true },
  })
  expect(body).toMatchObject({ changed: 2, unchanged: 1, withheld: 1 })
  expect((await site.ask<unknown>('GET', '/catalogue/publicity')).body).toEqual({ site: 'closed' })
  const reader = await registrar(app, site.museum, { role: 'USER', permissions: ['catalogueRead'] })
  expect((await reader.ask('GET', '/catalogue/publicity')).status).toBe(403)
  expect((await reader.ask('GET', `/catalogue/${plain.id}/publicity`)).status).toBe(403)
})
