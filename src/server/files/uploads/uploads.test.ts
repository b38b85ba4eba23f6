import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { Upload } from 'tus-js-client'
import { describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { uploader } from '../../../../test/harness/uploads.ts'

const app = useTestApp()

const picture = async (background = '#a5522a', width = 60): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await sharp({ create: { width, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )

/** As the clock hands it in. */
const nightly = { name: 'files.tidy-uploads', run: async () => {} }

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Returns the contents of a folder of the installation, with subfolders. */
const lying = async (...folder: string[]): Promise<string[]> =>
  readdir(join(app().dataDir, ...folder), { recursive: true }).catch(() => [])

/** Told first, cleared away then. */
const emptied = (...folder: string[]) =>
  vi.waitFor(
    async () => expect((await lying(...folder)).filter(name => !/^[0-9a-f-]{36}$/.test(name))).toEqual([]),
    10_000,
  )

const originals = async (tenantId: string) =>
  (await lying('files', tenantId)).filter(name => name.endsWith('original'))

/** Pictures of some colours, one after the other. */
const pictures = (...colours: string[]) => Promise.all(colours.map(colour => picture(colour)))

describe('A file that is uploaded', () => {
  test('goes on where a broken connection had left it, and is then a file of the museum, byte for byte [C-F01]', async () => {
    const anna = await uploader(app())
    const content = await picture('#334455')
    const batch = await anna.begin()
    const address = await anna.made({ batch, filename: 'view.jpg', sha256: sha256(content) }, content.length)
    const half = Math.floor(content.length / 2)
    const broken = anna.opened('PATCH', address, {
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(content.length),
    })
    broken.write(content.subarray(0, half))
    await vi.waitFor(async () => expect((await anna.read(batch)).uploads[0]?.received).toBe(half), 10_000)
    broken.destroy()
    expect(await anna.offset(address)).toBe(half)
    expect((await anna.read(batch)).uploads[0]).toMatchObject({ state: 'uploading', bytes: content.length })
    expect((await anna.piece(address, content, 0)).status).toBe(409)
    expect((await anna.piece(address, content.subarray(half), half)).status).toBe(204)
    const { uploads } = await anna.settled(batch)
    expect(uploads).toMatchObject([{ state: 'ready', name: 'view.jpg', reason: null, duplicates: [] }])
    const { body: card } = await anna.ask('GET', `/files/${uploads[0]?.fileId}`)
    expect(card).toMatchObject({ name: 'view.jpg', size: content.length, damType: { id: 1 } })
    const sent = await fetch(`${anna.origin}/api/v1/files/${uploads[0]?.fileId}/content`, anna)
    expect(Buffer.from(await sent.arrayBuffer()).equals(content)).toBe(true)
    // Whoever missed the last answer asks how far it came, and need not send it again.
    expect(await anna.offset(address)).toBe(content.length)
    expect((await anna.piece(address, content.subarray(half), half)).status).toBe(409)
    await emptied('uploads')
  })

  test('is sent piece by piece by a client of the protocol, paused and gone on with [C-F01]', async () => {
    const anna = await uploader(app())
    const content = await picture('#778899', 400)
    const batch = await anna.begin()
    const sendOn = (address: string | null, pauseAfter: number) =>
      new Promise<string>((resolve, reject) => {
        const upload = new Upload(content, {
          endpoint: `${anna.origin}/api/v1/uploads/`,
          uploadUrl: address,
          headers: anna.headers,
          metadata: { batch, filename: 'Żółw.jpg', folder: '../2024/Fotos' },
          chunkSize: 100,
          retryDelays: null,
          onError: reject,
          onSuccess: () => resolve(upload.url ?? ''),
          onChunkComplete: (_size, accepted) => {
            if (accepted >= pauseAfter) void upload.abort().then(() => resolve(upload.url ?? ''))
          },
        })
        upload.start()
      })
    const address = await sendOn(null, 200)
    expect((await anna.read(batch)).uploads).toMatchObject([{ state: 'uploading', folder: '2024/Fotos' }])
    expect(await sendOn(address, Number.POSITIVE_INFINITY)).toBe(address)
    const { uploads } = await anna.settled(batch)
    expect(uploads).toMatchObject([{ state: 'ready', name: 'Żółw.jpg', bytes: content.length }])
  })

  test('that is whole when the server dies is looked through when somebody asks, and when the server is back [C-F01]', async () => {
    const anna = await uploader(app())
    const [one, two] = await pictures('#101010', '#202020')
    const batch = await anna.begin({ files: 2 })
    for (const content of [one, two]) {
      if (!content) continue
      const address = await anna.made({ batch, filename: 'whole.jpg' }, content.length)
      const id = address.split('/').at(-1) ?? ''
      // As a server leaves it that dies before it has noted that all has arrived.
      await writeFile(join(app().dataDir, 'uploads', id), content)
      if (content === one) expect(await anna.offset(address)).toBe(content.length)
    }
    await vi.waitFor(
      async () => expect((await anna.read(batch)).uploads.map(({ state }) => state)).toContain('ready'),
      10_000,
    )
    expect((await anna.read(batch)).batch).toMatchObject({ total: 2, ready: 1, failed: 0 })
    await app().jobs.enqueue(undefined, nightly, {})
    expect((await anna.settled(batch)).batch).toMatchObject({ total: 2, ready: 2, failed: 0 })
  })

  test('is attached to the card of its batch in the order it was given, and told as it goes on [C-F01]', async () => {
    const anna = await uploader(app(), { role: 'TENANT_ADMIN' })
    const { body: object } = await anna.ask('POST', '/catalogue/', { values: { title: { en: 'Amphora' } } })
    const attachTo = { type: 'OBJECT', id: object.id }
    const [one, two, three, four] = await pictures('#111111', '#222222', '#333333', '#444444')
    if (!one || !two || !three || !four) throw new Error('no pictures')
    const heard: string[] = []
    const stop = app().events.subscribe(
      { tenantId: anna.museum.tenantId, accountId: anna.accountId, sessionId: '' },
      { onEvent: ({ name }) => void heard.push(name), onGap() {} },
    )
    const batch = await anna.begin({ files: 3, attachTo })
    for (const [content, place] of [
      [three, 2],
      [one, 0],
      [two, 1],
    ] as const) {
      const address = await anna.made(
        { batch, filename: `${place}.jpg`, place: String(place) },
        content.length,
      )
      await anna.piece(address, content, 0)
      await anna.settled(batch)
    }
    const read = async () => (await anna.ask('GET', `/catalogue/${object.id}`)).body
    const files = (await read()).files as { title: string; isCover: boolean }[]
    expect(files.map(({ title }) => title)).toEqual(['0.jpg', '1.jpg', '2.jpg'])
    expect(files.map(({ isCover }) => isCover)).toEqual([true, false, false])
    expect(heard).toContain('upload.changed')
    stop()
    const { batch: added } = await anna.send([{ content: four, filename: 'front.jpg', cover: 'true' }], {
      attachTo,
    })
    expect(added).toMatchObject({ total: 1, ready: 1, attachTo: { id: object.id, title: 'Amphora' } })
    expect((await read()).files.map(({ isCover }: { isCover: boolean }) => isCover)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  test('with the same content as another is kept, and the person told before and after [C-F08]', async () => {
    const anna = await uploader(app())
    const content = await picture('#abcdef')
    const first = await anna.send([{ content, filename: 'first.jpg' }])
    const { fileId: id } = first.uploads[0] ?? {}
    const known = await anna.ask('POST', '/uploads/known', { sha256: [sha256(content), '0'.repeat(64)] })
    expect(known.body).toEqual({ known: { [sha256(content)]: [{ id, title: 'first.jpg' }] } })
    const again = await anna.send([{ content, filename: 'again.jpg' }])
    expect(again.uploads).toMatchObject([{ state: 'ready', duplicates: [{ id, title: 'first.jpg' }] }])
    const other = await uploader(app())
    expect((await other.ask('POST', '/uploads/known', { sha256: [sha256(content)] })).body).toEqual({
      known: {},
    })
  })

  test('that did not arrive as it was sent is refused with the reason, in the language of the person [C-F01] [C-F07]', async () => {
    const anna = await uploader(app(), { language: 'it' })
    const content = await picture()
    const { batch, uploads } = await anna.send([
      { content, filename: 'wrong.jpg', sha256: 'f'.repeat(64) },
      { content: Buffer.alloc(0), filename: 'empty.jpg' },
      { content: Buffer.from(content.subarray(0, content.length - 60)), filename: 'cut.jpg' },
    ])
    expect(batch).toMatchObject({ ready: 0, failed: 3 })
    expect(uploads.map(({ state, reason, canRetry }) => [state, reason, canRetry])).toEqual([
      ['failed', expect.stringContaining('somma di controllo'), false],
      ['failed', expect.stringContaining('vuoto'), false],
      ['failed', expect.any(String), false],
    ])
    await emptied('files', anna.museum.tenantId)
    await emptied('uploads')
  })

  test('cannot be reached by another museum, nor by another person of the same one [C-F01] [P-P13]', async () => {
    const anna = await uploader(app())
    const content = await picture()
    const batch = await anna.begin()
    const address = await anna.made({ batch, filename: 'mine.jpg' }, content.length)
    for (const museum of [await makeMuseum(app()), anna.museum]) {
      const other = await uploader(app(), { museum })
      expect((await other.piece(address, content, 0)).status).toBe(404)
      expect(await other.offset(address)).toBe(0)
      expect((await other.create({ batch, filename: 'theirs.jpg' }, 5)).status).toBe(404)
      expect((await other.ask('GET', `/upload-batches/${batch}`)).status).toBe(404)
      const cancelled = await fetch(`${other.origin}${address}`, { method: 'DELETE', headers: other.headers })
      expect(cancelled.status).toBe(404)
    }
    const admin = await uploader(app(), { museum: anna.museum, role: 'TENANT_ADMIN' })
    expect((await admin.ask('GET', '/upload-batches')).body.result).toMatchObject([{ id: batch, total: 1 }])
    const cancelled = await fetch(`${anna.origin}${address}`, { method: 'DELETE', headers: anna.headers })
    expect(cancelled.status).toBe(204)
    expect((await anna.read(batch)).uploads).toEqual([])
    await emptied('uploads')
  })
})

describe('A batch', () => {
  test('is undone: its files go to the bin and off the card; what was worked on since stays and is told [C-F01]', async () => {
    const anna = await uploader(app(), { role: 'TENANT_ADMIN' })
    const { body: object } = await anna.ask('POST', '/catalogue/', { values: {} })
    const contents = await pictures('#515151', '#525252', '#535353')
    const sent = await anna.send(
      contents.map((content, at) => ({ content, filename: `${at}.jpg` })),
      { attachTo: { type: 'OBJECT', id: object.id } },
    )
    const [, worked] = sent.uploads
    const { body: card } = await anna.ask('GET', `/files/${worked?.fileId}`)
    await anna.ask('PUT', `/files/${card.id}/lock`, {})
    const saved = await anna.ask('PUT', `/files/${card.id}`, { ...card, title: { en: 'The handle' } })
    expect(saved.status).toBe(200)
    const undone = await anna.ask('PUT', `/upload-batches/${sent.batch.id}/undo`)
    expect(undone.body).toMatchObject({
      batch: { undoneAt: expect.any(String), ready: 1 },
      kept: [{ id: card.id }],
    })
    const { body: after } = await anna.ask('GET', `/catalogue/${object.id}`)
    expect(after.files.map(({ id }: { id: string }) => id)).toEqual([card.id])
    expect((await anna.ask('GET', `/files/${sent.uploads[0]?.fileId}`)).status).toBe(404)
    expect((await anna.create({ batch: sent.batch.id, filename: 'late.jpg' }, 5)).status).toBe(404)
    // Once more changes nothing, and is answered alike.
    const again = await anna.ask('PUT', `/upload-batches/${sent.batch.id}/undo`)
    expect(again.body.kept).toMatchObject([{ id: card.id }])
  })
})

describe('The room of a museum', () => {
  const limited = async (bytes: number) => {
    const museum = await makeMuseum(app())
    await app().database.asSystem('test', db =>
      db.updateTable('tenant').set({ storage_limit: bytes }).where('id', '=', museum.tenantId).execute(),
    )
    return uploader(app(), { museum })
  }

  test('is told, and what does not fit is refused before it is sent, with what is missing [P-U11]', async () => {
    const megabyte = 1024 ** 2
    const anna = await limited(3 * megabyte)
    expect((await anna.ask('GET', '/uploads/room')).body).toEqual({ used: 0, limit: 3 * megabyte })
    const refused = await anna.ask('POST', '/upload-batches', { files: 2, bytes: 5 * megabyte })
    expect(refused).toMatchObject({
      status: 413,
      body: {
        error: 'too_large',
        message: 'Not enough storage space. Your museum uses 0 of 3 MB; 2 MB more are needed.',
        data: { used: 0, limit: 3 * megabyte, missing: 2 * megabyte },
      },
    })
    // Whoever says less than there is, is refused at the upload; what is on its way counts.
    const batch = await anna.begin({ files: 3, bytes: 1 })
    await anna.made({ batch, filename: 'one.jpg' }, 2 * megabyte)
    const second = await anna.create({ batch, filename: 'two.jpg' }, 2 * megabyte)
    expect(second.status).toBe(413)
    expect(await second.json()).toMatchObject({ data: { missing: megabyte } })
    expect((await anna.read(batch)).uploads.map(({ state }) => state)).toEqual(['uploading', 'failed'])
  })

  test('holds when it fills up meanwhile: nothing stays, and the file comes in once there is room [P-U11]', async () => {
    const content = await picture('#909090')
    const anna = await limited(content.length)
    const batch = await anna.begin({ bytes: content.length })
    const address = await anna.made({ batch, filename: 'late.jpg' }, content.length)
    const setLimit = (bytes: number) =>
      app().database.asSystem('test', db =>
        db
          .updateTable('tenant')
          .set({ storage_limit: bytes })
          .where('id', '=', anna.museum.tenantId)
          .execute(),
      )
    await setLimit(10)
    await anna.piece(address, content, 0)
    const { uploads } = await anna.settled(batch)
    expect(uploads).toMatchObject([{ state: 'failed', canRetry: true, fileId: null }])
    expect(uploads[0]?.reason).toContain('Not enough storage space')
    await emptied('files', anna.museum.tenantId)
    await setLimit(10 * content.length)
    const retried = await anna.ask('PUT', `/upload-batches/${batch}/uploads/${uploads[0]?.id}/retry`)
    expect(retried).toMatchObject({ status: 200, body: { state: expect.stringMatching(/processing|ready/) } })
    expect((await anna.settled(batch)).uploads).toMatchObject([{ state: 'ready', reason: null }])
  })

  test('holds for forms, too: what has no room is broken off while it comes [P-U11]', async () => {
    const anna = await limited(100_000)
    const { status, body } = await anna.form([{ name: 'large.bin', content: randomBytes(400_000) }])
    expect(status).toBe(413)
    expect(body.data).toMatchObject({ used: 0, limit: 100_000 })
    expect(
      await lying('files', anna.museum.tenantId).then(all => all.filter(name => name.includes('original'))),
    ).toEqual([])
    expect(await lying('files', '.incoming')).toEqual([])
  })
})

describe('A form with files', () => {
  test('brings them in at once, each for itself: what is refused is told beside what is kept [C-F01] [C-F07]', async () => {
    const anna = await uploader(app())
    const [one, two] = await pictures('#0a0b0c', '#0d0e0f')
    if (!one || !two) throw new Error('no pictures')
    const { status, body } = await anna.form([
      { name: 'one.jpg', content: one },
      { name: 'page.jpg', content: Buffer.from('<!DOCTYPE html><script>alert(1)</script>') },
      { name: 'two.jpg', content: two },
      { name: 'one again.jpg', content: one },
    ])
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.result).toMatchObject([
      { name: 'one.jpg', error: null, duplicates: [] },
      {
        name: 'page.jpg',
        id: null,
        error: { error: 'invalid_input', message: expect.stringContaining('Web page') },
      },
      { name: 'two.jpg', error: null },
      { name: 'one again.jpg', error: null, duplicates: [{ title: 'one.jpg' }] },
    ])
    expect(await originals(anna.museum.tenantId)).toHaveLength(3)
    expect(body.result[0].address).toContain(body.result[0].id)
    const alone = await anna.form([{ name: 'page.jpg', content: Buffer.from('<svg onload="alert(1)"/>') }])
    expect(alone).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
    expect((await anna.form([])).status).toBe(400)
  })

  test('that breaks off leaves nothing behind [C-F01]', async () => {
    const anna = await uploader(app())
    const broken = anna.opened('POST', '/api/v1/files/', {
      'content-type': 'multipart/form-data; boundary=cut',
      'content-length': '900000',
    })
    broken.write(
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    )
    broken.write(randomBytes(300_000))
    await vi.waitFor(async () => expect(await lying('files', '.incoming')).toHaveLength(1), 10_000)
    broken.destroy()
    await vi.waitFor(async () => expect(await lying('files', '.incoming')).toEqual([]), 10_000)
    expect(await originals(anna.museum.tenantId)).toEqual([])
    expect((await anna.ask('GET', '/files/')).body.result).toEqual([])
  })
})

test('What the uploads of a museum leave lies in a folder that nobody else can read [C-F07]', async () => {
  const anna = await uploader(app())
  const content = await picture()
  const batch = await anna.begin()
  const address = await anna.made({ batch, filename: 'x.jpg' }, content.length)
  const id = address.split('/').at(-1) ?? ''
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(await readFile(join(app().dataDir, 'uploads', id))).toHaveLength(0)
})
