import '#server/comments/index.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { CommentNotice, CommentPicture, CommentThreads } from '#model/api/comments.ts'
import type { Operation } from '#model/api/operations.ts'
import { mostPictureBytes, mostPictures, pictureSide } from '#model/comments/comment-pictures.ts'
import { dayMs } from '#model/dates/durations.ts'
import { createPlainPictures } from '#server/files/index.ts'
import { openStorage } from '#server/platform/storage/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, signedIn, type TestMuseum } from '../../../test/harness/factories.ts'
import { asking } from '../../../test/harness/registrar.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'
import { sweepPictures } from './sweep-pictures.ts'

const post = await startMailServer()
afterAll(post.stop)
const app = useTestApp({
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}?from=registrar@museum.test` },
})

const reader: PersonGiven = { role: 'USER', permissions: ['catalogueRead'] }

const drawn = (width = 90, height = 60, background = '#a5522a') =>
  sharp({ create: { width, height, channels: 3, background } })

const png = (width?: number, height?: number, background?: string) =>
  drawn(width, height, background).png().toBuffer()

async function talker(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const { headers, accountId } = await signedIn(app(), { museum, ...given })
  const { ask, put, call, ended, undo } = asking(app, headers)
  const all = (id: string) => `/catalogue/${id}/comments`
  const upload = async (id: string, content: Uint8Array, key: string = randomUUID()) => {
    const answer = await app().http.inject({
      method: 'POST',
      url: `/api/v1${all(id)}/pictures?key=${key}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(content),
    })
    return {
      status: answer.statusCode,
      body: answer.json() as CommentPicture & { fields?: Record<string, string>; message?: string },
    }
  }
  const see = (id: string, picture: string, small = false) =>
    app().http.inject({
      url: `/api/v1${all(id)}/pictures/${picture}${small ? '?small=true' : ''}`,
      headers,
    })
  const send = (id: string, text: string, more: object = {}) =>
    ask<{ id: string; fields?: Record<string, string> }>('POST', all(id), {
      key: randomUUID(),
      text,
      ...more,
    })
  const list = async (id: string) => (await ask<CommentThreads>('GET', all(id))).body
  const shown = async (id: string) => (await list(id)).result[0]?.comments[0]?.pictures
  return { headers, accountId, ask, put, call, ended, undo, all, upload, see, send, list, shown }
}

const rows = (museum: TestMuseum) =>
  app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
    db.selectFrom('comment_picture').where('tenant_id', '=', tenantId).selectAll().orderBy('id').execute(),
  )

describe('pictures in comments', () => {
  test('A picture is stored as WebP without its metadata, bounded, and is shown small and whole to who reads the record', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert] = [await talker(museum), await talker(museum, reader)]
    const { id } = await anna.put()
    const photograph = await drawn(3000, 1500)
      .withExif({ IFD0: { ImageDescription: 'where I live' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await anna.upload(id, photograph)
    expect([status, body]).toMatchObject([201, { width: pictureSide, height: pictureSide / 2, alt: '' }])
    // Before it is sent, it is its sender's alone.
    expect((await bert.see(id, body.id)).statusCode).toBe(404)
    expect((await anna.see(id, body.id)).statusCode).toBe(200)
    expect((await anna.send(id, 'Look', { pictures: [{ id: body.id, alt: ' A crack ' }] })).status).toBe(201)
    expect(await bert.shown(id)).toEqual([{ ...body, alt: 'A crack' }])

    const whole = await bert.see(id, body.id)
    const { format, width, exif } = await sharp(whole.rawPayload).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: pictureSide, exif: undefined })
    expect((await sharp((await bert.see(id, body.id, true)).rawPayload).metadata()).width).toBe(480)
    for (const answer of [whole, await bert.see(id, body.id, true)])
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
  })

  test('Who never sends what they upload is stopped, whatever comment it is said to be for, and also when they discard it', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert] = [await talker(museum, reader), await talker(museum)]
    const { id } = await bert.put()
    const statuses = new Set<number>()
    for (let at = 0; at < 42; at++) {
      const { status, body } = await anna.upload(id, await png(10, 10, `rgb(${at}, 0, 0)`))
      statuses.add(status)
      if (at % 2 === 0 && status === 201) await anna.ask('DELETE', `${anna.all(id)}/pictures/${body.id}`)
    }
    expect([...statuses]).toEqual([201, 429])
    expect(await rows(museum)).toHaveLength(40)
    // Others are free to send theirs.
    expect((await bert.upload(id, await png())).status).toBe(201)
  })

  test('Many that are uploaded at the same moment do not pass the limit together', async () => {
    const museum = await makeMuseum(app())
    const anna = await talker(museum)
    const { id } = await anna.put()
    const pictures = await Promise.all(Array.from({ length: 50 }, (_, at) => png(10, 10, `rgb(${at}, 9, 9)`)))
    const answers = await Promise.all(pictures.map(picture => anna.upload(id, picture)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]))
    expect((await rows(museum)).length).toBeLessThanOrEqual(41)
  })

  test.each(['jpeg', 'webp', 'gif', 'avif'] as const)('A picture of the format %s is taken', async format => {
    const anna = await talker(await makeMuseum(app()))
    const { id } = await anna.put()
    expect((await anna.upload(id, await drawn().toFormat(format).toBuffer())).status).toBe(201)
  })

  test('What is no picture, or too large, is refused in words, and nothing of it stays', async () => {
    const museum = await makeMuseum(app())
    const anna = await talker(museum)
    const { id } = await anna.put()
    const large = await drawn(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
    const cut = (await png(400, 400)).subarray(0, 200)
    const refused = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('%PDF-1.7'),
      Buffer.alloc(0),
      cut,
      large,
      Buffer.alloc(mostPictureBytes + 1),
    ]
    for (const content of refused)
      expect(await anna.upload(id, content)).toMatchObject({
        status: 400,
        body: { fields: { picture: expect.any(String) } },
      })
    expect(await rows(museum)).toEqual([])
  })

  test('The same picture sent twice for a comment is there once; of too many the last are refused', async () => {
    const museum = await makeMuseum(app())
    const anna = await talker(museum)
    const { id } = await anna.put()
    const key = randomUUID()
    const content = await png()
    const twice = await Promise.all([anna.upload(id, content, key), anna.upload(id, content, key)])
    expect(new Set([...twice, await anna.upload(id, content, key)].map(({ body }) => body.id)).size).toBe(1)
    const others: string[] = []
    for (let n = 1; n <= mostPictures + 1; n++)
      others.push((await anna.upload(id, await png(90 + n), key)).body.id)
    expect(others.at(-1)).toBeUndefined()
    const pictures = others.slice(0, -1).map(other => ({ id: other, alt: '' }))
    const tooMany = [{ id: twice[0].body.id, alt: '' }, ...pictures]
    expect((await anna.send(id, '', { pictures: tooMany })).status).toBe(400)
    expect((await anna.send(id, '', { pictures })).status).toBe(201)
    expect((await anna.shown(id))?.map(picture => picture.id)).toEqual(others.slice(0, -1))
  })

  test('Nobody takes, sees or discards the pictures of others: another person, another museum, someone without rights', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert, stranger, outsider] = [
      await talker(museum),
      await talker(museum),
      await talker(await makeMuseum(app())),
      await talker(museum, { role: 'USER', permissions: ['personRead'] }),
    ]
    const { id } = await anna.put()
    const { body: picture } = await anna.upload(id, await png())
    const pictures = [{ id: picture.id, alt: '' }]
    expect(await bert.send(id, 'Mine', { pictures })).toMatchObject({
      status: 400,
      body: { fields: { pictures: expect.any(String) } },
    })
    expect((await bert.list(id)).totalSize).toBe(0)
    expect((await bert.ask('DELETE', `${bert.all(id)}/pictures/${picture.id}`)).status).toBe(404)
    await anna.send(id, 'Look', { pictures })
    // Sent a second time it belongs to the first comment.
    expect((await anna.send(id, 'Again', { pictures })).status).toBe(400)
    const others = await stranger.put()
    expect((await stranger.see(id, picture.id)).statusCode).toBe(404)
    expect((await stranger.see(others.id, picture.id)).statusCode).toBe(404)
    expect((await outsider.see(id, picture.id)).statusCode).toBe(403)
    expect((await outsider.upload(id, await png())).status).toBe(403)
    const other = await anna.put()
    expect((await anna.see(other.id, picture.id)).statusCode).toBe(404)
    expect((await app().http.inject(`/api/v1${anna.all(id)}/pictures/${picture.id}`)).statusCode).toBe(401)
    await anna.call('DELETE', `/${id}`)
    expect((await bert.see(id, picture.id)).statusCode).toBe(404)
  })

  test('A comment is a picture alone, or words alone; editing removes, adds and describes pictures, and deleting takes all', async () => {
    const museum = await makeMuseum(app())
    const anna = await talker(museum)
    const { id } = await anna.put()
    const [one, two, three] = [
      (await anna.upload(id, await png(91))).body.id,
      (await anna.upload(id, await png(92))).body.id,
      (await anna.upload(id, await png(93))).body.id,
    ]
    const sent = (await anna.send(id, '', { pictures: [one, two].map(each => ({ id: each, alt: '' })) })).body
      .id
    const at = `${anna.all(id)}/${sent}`
    const change = (body: object) => anna.ask<{ fields?: object }>('PUT', at, body)
    expect(await change({ text: '', pictures: [], version: 1 })).toMatchObject({
      status: 400,
      body: { fields: { text: expect.any(String) } },
    })
    const changed = [
      { id: three, alt: '' },
      { id: two, alt: 'Two' },
    ]
    expect((await change({ text: '', pictures: changed, version: 1 })).status).toBe(204)
    expect(await anna.shown(id)).toMatchObject(changed)
    expect((await anna.see(id, one)).statusCode).toBe(404)
    // Who knows nothing of pictures changes none.
    expect((await change({ text: 'Words', version: 2 })).status).toBe(204)
    expect(await anna.shown(id)).toMatchObject(changed)
    expect((await anna.ask('DELETE', at)).status).toBe(204)
    for (const picture of [one, two, three]) expect((await anna.see(id, picture)).statusCode).toBe(404)
  })

  test('Pictures count as storage of the museum, and are refused where there is no room', async () => {
    const museum = await makeMuseum(app())
    const anna = await talker(museum)
    const { id } = await anna.put()
    await anna.upload(id, await png())
    const used = async () =>
      (await anna.ask<{ usedSpace: number }>('GET', `/tenant/${museum.tenantId}/account`)).body.usedSpace
    expect(await used()).toBe(Number((await rows(museum))[0]?.bytes))
    await app().database.asSystem('test', db =>
      sql`update tenant set storage_limit = 10 where id = ${museum.tenantId}`.execute(db),
    )
    expect((await anna.upload(id, await png(200))).status).toBe(413)
    expect(await rows(museum)).toHaveLength(1)
  })

  test('Files that nobody needs leave the storage at night: removed, discarded, never sent, or gone with their record', async () => {
    const museum = await makeMuseum(app())
    const anna = await talker(museum)
    const [kept, gone] = [await anna.put(), await anna.put()]
    const upload = async (card: { id: string }, width: number) =>
      (await anna.upload(card.id, await png(width))).body.id
    const [stays, ofGone, discarded, fresh, old] = [
      await upload(kept, 101),
      await upload(gone, 102),
      await upload(kept, 103),
      await upload(kept, 104),
      await upload(kept, 105),
    ]
    await anna.send(kept.id, 'Stays', { pictures: [{ id: stays, alt: '' }] })
    await anna.send(gone.id, 'Goes', { pictures: [{ id: ofGone, alt: '' }] })
    expect((await anna.ask('DELETE', `${anna.all(kept.id)}/pictures/${discarded}`)).status).toBe(204)
    await anna.call('DELETE', `/${gone.id}`)
    await anna.call('DELETE', `/${gone.id}/for-good`)
    await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .updateTable('comment_picture')
        .set({ created_at: new Date(Date.now() - 31 * dayMs) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', old)
        .execute(),
    )
    const storage = openStorage({ ...app().config })
    const stored = async () => {
      const keys: string[] = []
      for await (const key of storage.list(museum.tenantId)) keys.push(key)
      return keys.length
    }
    expect(await stored()).toBe(5)
    await sweepPictures(
      {
        database: app().database,
        clock: () => new Date(),
        pictures: createPlainPictures(storage),
        museums: async () => [museum.tenantId],
      },
      { signal: new AbortController().signal },
    )
    expect((await rows(museum)).map(({ id }) => id)).toEqual([stays, fresh])
    expect(await stored()).toBe(2)
    expect((await anna.see(kept.id, stays)).statusCode).toBe(200)
  })

  test('Whoever is mentioned is told that there are pictures, at the bell and by mail, which has none of them', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert] = [await talker(museum), await talker(museum, reader)]
    const { email } = (await bert.ask<{ email: string }>('GET', '/me')).body
    const { id } = await anna.put()
    const pictures = [
      { id: (await anna.upload(id, await png(95))).body.id, alt: '' },
      { id: (await anna.upload(id, await png(96))).body.id, alt: '' },
    ]
    await anna.send(id, `@{${bert.accountId}}`, { pictures })
    const notices = await bert.ask<{ result: CommentNotice[] }>('GET', '/comments/notices')
    expect(notices.body.result[0]?.text).toMatch(/ · 2 pictures$/)
    const mail = await vi.waitFor(() => {
      const found = post.received.find(({ recipients }) => recipients.includes(email))
      expect(found).toBeDefined()
      return JSON.stringify(found)
    }, 10_000)
    expect(mail).toContain('2 pictures')
    expect(mail).not.toContain('/pictures/')
  })

  test('Pictures go along when records become one, and come back with their comments', async () => {
    const anna = await talker(await makeMuseum(app()))
    const persons = '/catalogue/persons'
    const person = async (name: string) => {
      const { body } = await anna.ask<{ id: string }>('POST', `${persons}/`, {
        values: { names: [{ name }] },
      })
      await anna.ask('DELETE', `${persons}/${body.id}/lock`)
      return body.id
    }
    const versionOf = async (id: string) =>
      (await anna.ask<{ version: number }>('GET', `${persons}/${id}`)).body.version
    const [kept, other] = [await person('Bellotto'), await person('B. Bellotto')]
    const key = randomUUID()
    const uploaded = await app().http.inject({
      method: 'POST',
      url: `/api/v1${persons}/${other}/comments/pictures?key=${key}`,
      headers: { ...anna.headers, 'content-type': 'application/octet-stream' },
      payload: await png(),
    })
    const picture = uploaded.json<CommentPicture>().id
    const pictures = [{ id: picture, alt: '' }]
    await anna.ask('POST', `${persons}/${other}/comments`, { key, text: '', pictures })
    const see = async (id: string) =>
      (
        await app().http.inject({
          url: `/api/v1${persons}/${id}/comments/pictures/${picture}`,
          headers: anna.headers,
        })
      ).statusCode
    expect([await see(kept), await see(other)]).toEqual([404, 200])
    const merged = await anna.ended(
      await anna.ask<Operation>('POST', `${persons}/${kept}/merge`, {
        otherId: other,
        version: await versionOf(kept),
        otherVersion: await versionOf(other),
      }),
    )
    expect(await see(kept)).toBe(200)
    await anna.undo(merged)
    expect([await see(kept), await see(other)]).toEqual([404, 200])
  })
})
