import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { openSite } from '../../../test/harness/open-site.ts'

const app = useTestApp()

async function pictured(options?: Parameters<typeof openSite>[1]) {
  const site = await openSite(app, options)
  const seen = async (fileId: string) => {
    const name = await site.nameOf(fileId)
    return name === undefined ? undefined : (await site.get(`/iiif/image/3/${name}/info.json`)).statusCode
  }
  const withdrawn = async () => (await site.get('/withdrawn')).body
  return { ...site, seen, withdrawn }
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

  test('is gone at once when it is withdrawn by itself, and stays so with every object until that is lifted [O-W33]', async () => {
    await site.attach(object, [file])
    await site.publish(object)
    expect(await site.seen(file)).toBe(200)
    const withdrawal = (method: 'PUT' | 'DELETE', words: object) =>
      site.ask(method, `/files/${file}/withdrawal`, words)
    expect((await withdrawal('PUT', { reason: 'Asked for by the family' })).status).toBe(200)
    expect(await site.seen(file)).toBe(410)
    const other = (await site.put({ title: { en: 'Saucer' } })).id
    await site.attach(other, [file])
    await site.publish(other)
    expect(await site.seen(file)).toBe(410)
    expect((await withdrawal('DELETE', { note: 'The family agrees' })).status).toBe(200)
    expect(await site.seen(file)).toBe(200)
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

  test('is public whoever publishes at once, and never waits in a circle [O-W06]', async () => {
    const files = [file, await site.file(), await site.file()]
    const other = (await site.put({ title: { en: 'Saucer' } })).id
    await site.attach(object, files)
    await site.attach(other, files.toReversed())
    await Promise.all([site.publish(object), site.publish(other)])
    for (const each of files) expect(await site.seen(each)).toBe(200)
    await Promise.all([site.publish(object, false), site.publish(other, false)])
    for (const each of files) expect(await site.seen(each)).toBe(410)
  })

  test('stays in the museum under an embargo, and under a licence that is given on request [O-W06]', async () => {
    await site.publish(object)
    await site.attach(object, [file])
    await site.edit(file, { embargoUntil: '2099-01-01' })
    expect(await site.seen(file)).toBe(410)
    await site.edit(file, { embargoUntil: null })
    expect(await site.seen(file)).toBe(200)
    await site.edit(file, { licence: await site.licence('on request') })
    expect(await site.seen(file)).toBe(410)
    await site.edit(file, { licence: await site.licence('CC BY 4.0') })
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
