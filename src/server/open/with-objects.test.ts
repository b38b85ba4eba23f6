import { beforeEach, describe, expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { saveSite } from '#model/api/open-collection.ts'
import { allTerms, loadStarterTerms } from '#server/vocabularies/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../test/harness/files.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

/** A museum with an open site on which pictures go with their objects, and two pictures that are not published. */
async function pictured({ picturesWithObjects = true } = {}) {
  const museum = await makeMuseum(app(), { name: 'Museo Civico' })
  const person = await registrar(app, museum, { role: 'TENANT_ADMIN' })
  const address = `pictured-${museum.tenantId}`
  const at = `/tenant/${museum.tenantId}/site`
  let version: number | null = null
  const setUp = async (wanted: boolean) => {
    const { status, body } = await person.ask<OutputOf<typeof saveSite>>('PUT', at, {
      address,
      languages: ['en'],
      name: {},
      imprint: {},
      privacy: {},
      contact: 'museo@example.org',
      textLicence: 'CC0',
      picturesWithObjects: wanted,
      version,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    version = body.version
  }
  await setUp(picturesWithObjects)
  expect((await person.ask('POST', `${at}/open`)).status).toBe(204)
  const content = await plainPicture(600, 400)
  const file = () => addFile(app(), { museum, accountId: person.accountId }, { content, name: 'view.jpg' })
  const nameOf = async (id: string) =>
    (
      await app().database.inTenant(museum.tenantId, tx =>
        tx.db
          .selectFrom('public_name')
          .where('tenant_id', '=', tx.tenantId)
          .where('card_id', '=', id)
          .select(['name', 'withdrawn_at'])
          .executeTakeFirst(),
      )
    )?.name
  const get = async (path: string) => (await app().http.inject({ url: `/m/${address}${path}` })).statusCode
  const seen = async (fileId: string) => {
    const name = await nameOf(fileId)
    return name === undefined ? undefined : get(`/iiif/image/3/${name}/info.json`)
  }
  const publish = async (id: string, published = true) =>
    expect((await person.ask('PUT', `/catalogue/${id}/published_on_web`, { published })).status).toBe(200)
  const attach = async (id: string, fileIds: readonly string[], method: 'PUT' | 'DELETE' = 'PUT') =>
    expect((await person.ask(method, '/catalogue/files', { id, fileIds })).status).toBe(200)
  const edit = async (fileId: string, values: object) => {
    await person.ask('PUT', `/files/${fileId}/lock`)
    const { body } = await person.ask('GET', `/files/${fileId}`)
    const saved = await person.ask('PUT', `/files/${fileId}`, { version: body.version, ...values })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await person.ask('DELETE', `/files/${fileId}/lock`)
  }
  const withdrawn = async () => (await app().http.inject({ url: `/m/${address}/withdrawn` })).body
  return { ...person, museum, setUp, file, nameOf, seen, publish, attach, edit, withdrawn }
}

describe('A picture that goes with its objects', () => {
  let site: Awaited<ReturnType<typeof pictured>>
  let object: string
  let file: string
  beforeEach(async () => {
    site ??= await pictured()
    object = (await site.put({ title: { en: 'Cup' } })).id
    file = await site.file()
  })

  test('is public with the first of them, whichever comes first, and stays so with the last [O-W06]', async () => {
    await site.attach(object, [file])
    expect(await site.seen(file)).toBeUndefined()
    await site.publish(object)
    expect(await site.seen(file)).toBe(200)
    const other = (await site.put({ title: { en: 'Saucer' } })).id
    await site.publish(other)
    await site.attach(other, [file])
    await site.publish(object, false)
    expect(await site.seen(file)).toBe(200)
    await site.publish(other, false)
    expect(await site.seen(file)).toBe(410)
    expect(await site.withdrawn()).toContain(await site.nameOf(file))
    const name = await site.nameOf(file)
    await site.publish(object)
    expect(await site.seen(file)).toBe(200)
    expect(await site.nameOf(file)).toBe(name)
    expect(await site.withdrawn()).not.toContain(name)
  })

  test('is public when it is attached to one, and gone when it is detached, or either is in the bin [O-W05] [O-W06]', async () => {
    await site.publish(object)
    await site.attach(object, [file])
    expect(await site.seen(file)).toBe(200)
    await site.attach(object, [file], 'DELETE')
    expect(await site.seen(file)).toBe(410)
    await site.attach(object, [file])
    expect(await site.seen(file)).toBe(200)
    expect((await site.ask('DELETE', `/catalogue/${object}`)).status).toBe(204)
    expect(await site.seen(file)).toBe(410)
    expect((await site.ask('PUT', `/catalogue/${object}/restore`)).status).toBe(200)
    expect(await site.seen(file)).toBe(200)
    expect((await site.ask('DELETE', `/files/${file}`)).status).toBe(204)
    expect(await site.seen(file)).toBe(410)
    expect((await site.ask('PUT', `/files/${file}/restore`)).status).toBe(200)
    expect(await site.seen(file)).toBe(200)
    const name = await site.nameOf(file)
    expect(await site.withdrawn()).not.toContain(name)
  })

  test('stays in the museum under an embargo, and under a licence that is given on request [O-W06]', async () => {
    const { tenantId } = site.museum
    await app().database.inTenant(tenantId, loadStarterTerms)
    const terms = await app().database.inTenant(tenantId, tx => allTerms(tx, 'LICE'))
    const licence = (name: string) => ({
      licence: { id: terms.find(({ labels }) => labels.en === name)?.id },
    })
    await site.publish(object)
    await site.attach(object, [file])
    await site.edit(file, { embargoUntil: '2099-01-01' })
    expect(await site.seen(file)).toBe(410)
    await site.edit(file, { embargoUntil: null })
    expect(await site.seen(file)).toBe(200)
    await site.edit(file, licence('on request'))
    expect(await site.seen(file)).toBe(410)
    await site.edit(file, licence('CC BY 4.0'))
    expect(await site.seen(file)).toBe(200)
  })
})

test('Nothing goes with an object before the museum says so, then all does, and nothing when it takes that back [O-W06]', async () => {
  const site = await pictured({ picturesWithObjects: false })
  const { id } = await site.put({ title: { en: 'Cup' } })
  const file = await site.file()
  await site.attach(id, [file])
  await site.publish(id)
  expect(await site.seen(file)).toBeUndefined()
  await site.setUp(true)
  await expect.poll(() => site.seen(file), { timeout: 20_000 }).toBe(200)
  await site.setUp(false)
  expect(await site.seen(file)).toBe(410)
  const name = await site.nameOf(file)
  await expect.poll(() => site.withdrawn(), { timeout: 20_000 }).toContain(name)
})
