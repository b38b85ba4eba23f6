import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { listApprovals } from '#model/api/procedures/approvals.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { ProcedureEvent } from '#model/api/procedures/procedures.ts'
import type { openRoomFor, readRoom, readRoomObjects, readRooms } from '#model/api/procedures/room.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { dayIn, defaultZone } from '#model/dates/museum-day.ts'
import { imageClearances, imageFormats } from '#model/procedures/reproduction/line.ts'
import { wordsPdf } from '../../../../test/e2e/made-files.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../../test/harness/files.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { unpacked } from '../../../../test/harness/unpacked.ts'

const app = useTestApp()

const cleared = { rights: { id: imageClearances.CLEARED } }

/** A museum with a request for images, and a room of the requester. */
async function requested({ password }: { readonly password?: string } = {}) {
  const anna = await registrar(app, await makeMuseum(app()))
  const file = async (name: string, content?: Uint8Array) =>
    addFile(app(), anna, { name, content: content ?? (await plainPicture(1800, 1200)) })
  const begin = async (files: Readonly<Record<string, object>>) => {
    const { body } = await anna.ask<Procedure>('POST', '/procedures', {
      type: 'REPRODUCTION',
      title: 'A book about cups',
      values: { fee: { waived: true }, agreed: { date: '2027-02-01' }, delivered: { date: '2027-02-10' } },
    })
    const { id } = body
    await anna.ask('PUT', `/procedures/${id}/objects`, { selection: { ids: Object.keys(files) } })
    for (const [about, values] of Object.entries(files)) await write(id, about, values)
    return id
  }
  const list = async (id: string) =>
    (await anna.ask<{ result: ProcedureObject[] }>('GET', `/procedures/${id}/objects`)).body.result
  const write = async (id: string, about: string, values: object) => {
    const line = (await list(id)).find(each => each.catalogueObjectId === about)
    const sent = { version: line?.version, values }
    const { status, body } = await anna.ask('PUT', `/procedures/${id}/objects/${about}`, sent)
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const go = async (id: string, step: string, reason = 'So agreed') => {
    const { status, body } = await anna.ask('PUT', `/procedures/${id}/status`, { step, reason })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const deliver = async (id: string) => {
    for (const step of ['rightsCleared', 'paid', 'delivered']) await go(id, step)
  }
  const open = async (id: string) => {
    const sent = { recipient: 'Verlag Schön', ...(password && { password }) }
    const { body } = await anna.ask<OutputOf<typeof openRoomFor>>('POST', `/procedures/${id}/room`, sent)
    const token = new URL(body.url).searchParams.get('token') ?? ''
    const get = (path: string) =>
      app().http.inject({ url: `/api/v1/public/rooms/${token}${path}`, headers: { 'accept-language': 'en' } })
    const fetch = (address: string) => app().http.inject({ url: address })
    const read = async () => (await get('')).json<OutputOf<typeof readRoom>>()
    const addresses = async () =>
      (await get('/objects'))
        .json<OutputOf<typeof readRoomObjects>>()
        .result.map(({ title, fileUrl }) => [title, fileUrl] as const)
    return { token, get, fetch, read, addresses }
  }
  const rooms = async (id: string) =>
    (await anna.ask<OutputOf<typeof readRooms>>('GET', `/procedures/${id}/room`)).body
  const downloads = async (id: string) =>
    (await anna.ask<{ result: ProcedureEvent[] }>('GET', `/procedures/${id}/events`)).body.result.filter(
      ({ kind }) => kind === 'downloaded',
    )
  return { ...anna, file, begin, list, write, go, deliver, open, rooms, downloads }
}

const jpeg = (longestSide: number) => ({
  clearance: cleared,
  format: { id: imageFormats.JPEG },
  longestSide,
  creditLine: 'Photo: Anna Wróbel\nMuseum of Cups',
})

test('The requester downloads each image in the format and size agreed, none before delivery nor after a return to an earlier step, and the museum sees the day [C-P03]', async () => {
  const anna = await requested()
  const [front, back, letter] = [
    await anna.file(
      'front.png',
      await sharp(await plainPicture(1800, 1200))
        .png()
        .toBuffer(),
    ),
    await anna.file('back.jpg'),
    await anna.file('request.pdf', Buffer.from(wordsPdf(['As asked']))),
  ]
  const id = await anna.begin({
    [front]: jpeg(600),
    [back]: { ...jpeg(9000), format: { id: imageFormats.TIFF } },
    [letter]: { clearance: cleared, format: { id: imageFormats.PDF } },
  })
  const room = await anna.open(id)
  expect(await room.read()).toMatchObject({ objectsCount: 3, filesCount: 0, filesUrl: null })
  expect((await room.addresses()).map(([, url]) => url)).toEqual([null, null, null])
  const early = await room.get(`/objects/${front}/file`)
  expect([early.statusCode, (await room.get('/files')).statusCode]).toEqual([410, 410])
  expect((await anna.rooms(id)).delivery).toEqual({ open: false, ready: 3, unagreed: [], otherwise: [] })
  await anna.deliver(id)
  expect(await room.read()).toMatchObject({ filesCount: 3 })
  const addresses = new Map(await room.addresses())
  const sent = await room.fetch(addresses.get('front.png') ?? '')
  expect(sent.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': "attachment; filename*=UTF-8''front.jpg",
  })
  expect(await sharp(sent.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 })
  // Smaller than agreed it stays as large as it is.
  const tiff = await room.fetch(addresses.get('back.jpg') ?? '')
  expect(await sharp(tiff.rawPayload).metadata()).toMatchObject({ format: 'tiff', width: 1800 })
  const pdf = await room.fetch(addresses.get('request.pdf') ?? '')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  await room.fetch(addresses.get('front.png') ?? '')
  expect((await anna.downloads(id)).map(({ by, who, details }) => [by, who, details.number])).toEqual([
    ['Verlag Schön', 'outside', 'request.pdf'],
    ['Verlag Schön', 'outside', 'back.jpg'],
    ['Verlag Schön', 'outside', 'front.png'],
  ])
  const today = dayIn(defaultZone, new Date())
  for (const { values } of await anna.list(id)) expect(values.deliveredOn).toBe(today)
  const [seen] = (await anna.rooms(id)).rooms
  expect(seen).toMatchObject({ files: 3, firstDownloadedAt: expect.any(String) })
  await anna.go(id, 'paid')
  expect((await room.fetch(addresses.get('front.png') ?? '')).statusCode).toBe(410)
  expect(await room.read()).toMatchObject({ filesCount: 0 })
})

test('All images come as a ZIP with a text of their credit lines, from a suspended museum, too; two of one name stay apart [C-P03] [F-T12]', async () => {
  const anna = await requested()
  const [one, two] = [await anna.file('cup.jpg'), await anna.file('cup.jpg')]
  const id = await anna.begin({ [one]: jpeg(300), [two]: jpeg(200) })
  await anna.deliver(id)
  const room = await anna.open(id)
  const { filesUrl } = await room.read()
  await app().database.asSystem('test', db =>
    db.updateTable('tenant').set({ state: 'suspended' }).where('id', '=', anna.museum.tenantId).execute(),
  )
  const zip = await room.fetch(filesUrl ?? '')
  expect(zip.headers['content-type']).toBe('application/zip')
  const entries = await unpacked(zip.rawPayload)
  expect([...entries.keys()]).toEqual(['Credit lines.txt', 'files/cup.jpg', `files/${two} cup.jpg`])
  const credits = entries.get('Credit lines.txt')?.toString() ?? ''
  expect(credits).toContain('A book about cups')
  expect(credits).toContain(`${two} cup.jpg\r\nPhoto: Anna Wróbel\r\nMuseum of Cups\r\n`)
  expect(await sharp(entries.get('files/cup.jpg')).metadata()).toMatchObject({ width: 300 })
  expect(await anna.downloads(id)).toHaveLength(2)
})

test('Nothing is handed out above what was agreed: no refused or undecided file, none without a size, none of another request or museum, none that is gone [C-P03] [F-T04]', async () => {
  const anna = await requested()
  const names = ['right', 'refused', 'undecided', 'sizeless', 'other', 'soundless', 'replaced', 'binned']
  const ids = new Map<string, string>()
  for (const name of names) ids.set(name, await anna.file(`${name}.jpg`))
  const of = (name: string): string => ids.get(name) ?? ''
  const id = await anna.begin({
    [of('right')]: jpeg(300),
    [of('refused')]: {
      ...jpeg(300),
      clearance: { rights: { id: imageClearances.REFUSED }, refusalReason: 'Artist objects' },
    },
    [of('undecided')]: { ...jpeg(300), clearance: { rights: { id: imageClearances.UNKNOWN } } },
    [of('sizeless')]: { clearance: cleared, format: { id: imageFormats.TIFF } },
    [of('soundless')]: { clearance: cleared, format: { id: imageFormats.SOUND } },
    [of('replaced')]: { clearance: cleared, format: { id: imageFormats.JPEG }, longestSide: 100 },
    [of('binned')]: jpeg(300),
  })
  const elsewhere = await anna.begin({ [of('other')]: jpeg(300) })
  await anna.go(id, 'rightsCleared')
  const unready = await anna.ask<{ details?: unknown }>('PUT', `/procedures/${id}/status`, {
    step: 'delivered',
  })
  expect(JSON.stringify(unready.body)).toContain('allAgreed')
  await anna.deliver(elsewhere)
  await anna.go(id, 'paid')
  await anna.go(id, 'delivered')
  await anna.ask('DELETE', `/files/${of('binned')}`)
  const { delivery } = await anna.rooms(id)
  expect(delivery).toEqual({
    open: true,
    ready: 2,
    unagreed: ['undecided.jpg', 'sizeless.jpg'],
    otherwise: ['soundless.jpg'],
  })
  const room = await anna.open(id)
  const status = async (name: string) => (await room.get(`/objects/${of(name)}/file`)).statusCode
  for (const name of names)
    expect(await status(name), name).toBe(['right', 'replaced'].includes(name) ? 200 : 410)
  expect((await room.get('/objects/999999/file')).statusCode).toBe(410)
  // What an address asks for besides is not listened to.
  const asked = await room.get(`/objects/${of('right')}/file?size=original&longestSide=9000&format=tiff`)
  expect(await sharp(asked.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 300 })
  // A content that takes the place of another is handed out in the same size, never as it is.
  const replace = await app().http.inject({
    method: 'PUT',
    url: `/api/v1/files/${of('replaced')}/replace?name=new.jpg`,
    headers: { ...anna.headers, 'content-type': 'application/octet-stream' },
    payload: await plainPicture(4000, 1000),
  })
  expect(replace.statusCode).toBe(200)
  const now = await room.get(`/objects/${of('replaced')}/file`)
  expect(await sharp(now.rawPayload).metadata()).toMatchObject({ width: 100, height: 25 })
  const stranger = await requested()
  const theirs = await stranger.open(await stranger.begin({ [await stranger.file('x.jpg')]: jpeg(300) }))
  expect((await theirs.get(`/objects/${of('right')}/file`)).statusCode).toBe(410)
  const foreign = `${stranger.museum.tenantId}-${room.token.slice(-43)}`
  const url = `/api/v1/public/rooms/${foreign}/objects/${of('right')}/file`
  expect((await app().http.inject({ url })).statusCode).toBe(410)
  await anna.write(id, of('right'), { ...jpeg(300), clearance: { rights: { id: imageClearances.UNKNOWN } } })
  expect(await status('right')).toBe(410)
  await anna.go(id, 'closed')
  expect(await status('replaced')).toBe(410)
})

test('Downloads of a room with a password need it, and end when the room is closed [F-H01]', async () => {
  const anna = await requested({ password: 'Korrektes Pferd 7' })
  const front = await anna.file('front.jpg')
  const id = await anna.begin({ [front]: jpeg(300) })
  await anna.deliver(id)
  const room = await anna.open(id)
  for (const path of [`/objects/${front}/file`, '/files'])
    expect((await room.get(path)).json<{ error: string }>().error, path).toBe('password_needed')
  const opened = await app().http.inject({
    method: 'POST',
    url: '/api/v1/public/links/open',
    payload: { token: room.token, password: 'Korrektes Pferd 7' },
  })
  const { grant } = opened.json<{ grant: string }>()
  const { filesUrl } = (await room.get(`?grant=${grant}`)).json<OutputOf<typeof readRoom>>()
  const listed = (await room.get(`/objects?grant=${grant}`)).json<OutputOf<typeof readRoomObjects>>()
  const addresses = [filesUrl ?? '', listed.result[0]?.fileUrl ?? '']
  for (const address of addresses) expect((await room.fetch(address)).statusCode).toBe(200)
  const [seen] = (await anna.rooms(id)).rooms
  await anna.ask<unknown>('DELETE', `/procedures/${id}/room/${seen?.id}`)
  for (const address of addresses) expect((await room.fetch(address)).statusCode).toBe(410)
})

test('A download is no change of what was agreed to', async () => {
  const anna = await requested()
  const bert = await registrar(app, anna.museum)
  const front = await anna.file('front.jpg')
  const id = await anna.begin({ [front]: jpeg(300) })
  const approvals = `/procedures/${id}/approvals`
  await anna.ask('POST', approvals, { step: 'agreed', accounts: [bert.accountId] })
  const listed = async () => (await bert.ask<OutputOf<typeof listApprovals>>('GET', approvals)).body.result
  const [own] = await listed()
  const answer = { agrees: true, mark: own?.mark }
  expect((await bert.ask('POST', `${approvals}/${own?.id}/answer`, answer)).status).toBe(200)
  await anna.deliver(id)
  const room = await anna.open(id)
  expect((await room.get(`/objects/${front}/file`)).statusCode).toBe(200)
  expect(await anna.downloads(id)).toHaveLength(1)
  expect(await listed()).toMatchObject([{ answer: 'AGREED', changedSince: false }])
})
