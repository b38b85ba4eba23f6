import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../../test/harness/factories.ts'
import { addFile } from '../../../../test/harness/files.ts'
import { describeMuseumFiles } from '../../../../test/harness/museum-files.ts'

const app = useTestApp()

const names = [
  'getty_mosaics_slideshow.mp4',
  'getty_mosaics_slideshow.webm',
  'iiif_drag_and_drop_screencast.mov',
  'ambi_choir.flac',
  'ambi_sauna.mp3',
  'ambi_sauna_22k_mono.wav',
  'si_charlie_parker_saxophone_draco.glb',
  'smk_venus_de_milo.glb',
  'uidaho_spokane_courthouse_postcard.pdf',
] as const

describeMuseumFiles('Films, recordings, scenes and documents as museums have them', 'media', files => {
  let headers: Record<string, string>
  const ids = new Map<string, string>()

  beforeAll(async () => {
    const museum = await makeMuseum(app())
    const person = await signedIn(app(), { museum, permissions: ['damRead', 'damDownload'] })
    headers = person.headers
    const add = (name: string, content: Readable) =>
      addFile(app(), { museum, accountId: person.accountId }, { name, content })
    await Promise.all(
      names.map(async name =>
        ids.set(name, await add(name, createReadStream(await files.path(`media/${name}`)))),
      ),
    )
  }, 60_000)

  const get = async (name: string, what = '') =>
    (await app().http.inject({ url: `/api/v1/files/${ids.get(name)}${what}`, headers })).json()

  /** The thumbnail's pixels. */
  const thumbnail = async (name: string) => {
    const url = `/api/v1/files/${ids.get(name)}/thumbnail?size=480`
    return sharp((await app().http.inject({ url, headers })).rawPayload)
  }

  test.each([
    ['getty_mosaics_slideshow.mp4', files.real ? 6.014 : 6, files.real ? '960 × 540' : '480 × 270', 'h264'],
    ['getty_mosaics_slideshow.webm', 6, files.real ? '960 × 540' : '480 × 270', files.real ? 'vp9' : 'vp8'],
    [
      'iiif_drag_and_drop_screencast.mov',
      files.real ? 8.4 : 8,
      files.real ? '1280 × 720' : '640 × 360',
      'h264',
    ],
  ])(
    'The film %s tells how long and how large it is, and shows a still [C-F02]',
    async (name, duration, resolution, codec) => {
      expect(await get(name)).toMatchObject({ damType: { id: 2 }, duration, resolution })
      expect(await get(name, '/facts')).toMatchObject({
        state: 'ready',
        failure: null,
        picture: 'poster',
        facts: { media: { streams: expect.arrayContaining([expect.objectContaining({ codec })]) } },
      })
      const still = await thumbnail(name)
      const { width, height } = await still.metadata()
      expect([width, height]).toEqual([480, 270])
      // No plain surface, black or white.
      expect(Math.max(...(await still.stats()).channels.map(({ stdev }) => stdev))).toBeGreaterThan(15)
    },
  )

  test.each([
    ['ambi_choir.flac', files.real ? 1.572 : 2, 'flac'],
    ['ambi_sauna.mp3', 9.038, 'mp3'],
    ['ambi_sauna_22k_mono.wav', 9, 'pcm_s16le'],
  ])(
    'The recording %s tells how long it is, and shows how loud from moment to moment [C-F02]',
    async (name, duration, codec) => {
      expect(await get(name)).toMatchObject({ damType: { id: 3 }, duration })
      const { facts } = await get(name, '/facts')
      expect(facts.media.streams[0]).toMatchObject({ kind: 'audio', codec })
      expect(facts.peaks.length).toBeGreaterThan(100)
      expect(Math.max(...facts.peaks)).toBe(1)
      // Whatever lies behind shows through: it is read on light and on dark.
      expect((await (await thumbnail(name)).metadata()).hasAlpha).toBe(true)
    },
  )

  test.each([
    ['si_charlie_parker_saxophone_draco.glb', files.real ? 100_000 : 800, true],
    ['smk_venus_de_milo.glb', files.real ? 24_058 : 1800, false],
  ])(
    'The scene %s tells of how much it is made, compressed or not [C-F02]',
    async (name, triangles, compressed) => {
      expect(await get(name)).toMatchObject({ damType: { id: 5 } })
      const { facts, state } = await get(name, '/facts')
      expect(state).toBe('ready')
      expect(facts.model).toMatchObject({ triangles, compressed, meshes: 1, outside: [] })
      expect(facts.model.extents).toHaveLength(3)
    },
  )

  test('A PDF tells its pages, is found by its words, and shows its first page [C-F02]', async () => {
    const name = 'uidaho_spokane_courthouse_postcard.pdf'
    expect(await get(name)).toMatchObject({ damType: { id: 4 }, pages: 2 })
    const found = await app().http.inject({ url: '/api/v1/files/?q=spokane', headers })
    expect(found.json().result.map(({ id }: { id: string }) => id)).toContain(ids.get(name))
    expect((await (await thumbnail(name)).metadata()).width).toBe(480)
  })

  test('Players and readers get the whole, or the part they ask for [C-F02]', async () => {
    for (const name of names) {
      const url = `/api/v1/files/${ids.get(name)}/preview`
      const whole = await app().http.inject({ url, headers: { ...headers, 'accept-encoding': 'br, gzip' } })
      expect(whole.statusCode, name).toBe(200)
      const part = await app().http.inject({ url, headers: { ...headers, range: 'bytes=100-299' } })
      expect(part.statusCode).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes 100-299/${whole.rawPayload.length}`)
      expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 300))).toBe(true)
    }
  })
})
