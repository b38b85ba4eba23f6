import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../../test/harness/factories.ts'
import { addFile } from '../../../../test/harness/files.ts'
import {
  docxOf,
  epubOf,
  glbOf,
  odtOf,
  paragraph,
  pdfOf,
  pptxOf,
  wavOf,
  xlsxOf,
} from './made-files.fixture.ts'

const app = useTestApp()

const red = (width = 300, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#c22f2f' } })
    .png()
    .toBuffer()

async function keeper() {
  const museum = await makeMuseum(app())
  const person = await signedIn(app(), {
    museum,
    permissions: ['damRead', 'damEditMetadata', 'damDownload'],
  })
  const { headers } = person
  const add = (name: string, content: Uint8Array) =>
    addFile(app(), { museum, accountId: person.accountId }, { name, content })
  const get = (url: string, more: Record<string, string> = {}) =>
    app().http.inject({ url: `/api/v1/files/${url}`, headers: { ...headers, ...more } })
  const put = (url: string, payload?: Buffer) =>
    app().http.inject({
      method: 'PUT',
      url: `/api/v1/files/${url}`,
      headers: { ...headers, ...(payload && { 'content-type': 'application/octet-stream' }) },
      ...(payload && { payload }),
    })
  const foundBy = async (q: string): Promise<string[]> =>
    (await get(`?q=${encodeURIComponent(q)}`)).json().result.map(({ id }: { id: string }) => id)
  return { add, get, put, foundBy, museum }
}

type Keeper = Awaited<ReturnType<typeof keeper>>

test('A PDF is shown page by page, as pictures, to those who may not download it [F-T14]', async () => {
  const keep = await keeper()
  const id = await keep.add('report.pdf', pdfOf('vermilion'))
  const { headers } = await signedIn(app(), { museum: keep.museum, permissions: ['damRead'] })
  const look = (url: string) => app().http.inject({ url: `/api/v1/files/${id}/${url}`, headers })
  expect((await look('preview')).statusCode).toBe(403)
  expect((await look('content')).statusCode).toBe(403)
  const page = await look('pages/1')
  expect(page.headers['content-type']).toBe('image/webp')
  const { width = 0, height = 0 } = await sharp(page.rawPayload).metadata()
  expect(Math.max(width, height)).toBe(1200)
  expect((await look('pages/99')).statusCode).toBe(404)
  expect((await look('pages/0')).statusCode).toBe(404)
  expect((await keep.get(`${id}/preview`)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const picture = await keep.add('red.png', await red())
  expect((await keep.get(`${picture}/pages/1`)).statusCode).toBe(404)
})

describe('What is written in a document', () => {
  let keep: Keeper
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    keep = await keeper()
    const made = {
      'report.docx': await docxOf(paragraph('the lapislazuli') + paragraph('second line'), {
        'docProps/core.xml':
          '<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>Pigments of the altarpiece</dc:title><dc:creator>Ada Rossi</dc:creator></cp:coreProperties>',
        'docProps/thumbnail.jpeg': await sharp(await red())
          .jpeg()
          .toBuffer(),
      }),
      'list.xlsx': await xlsxOf('malachite'),
      'talk.pptx': await pptxOf(['azurite', 'cinnabar']),
      'letter.odt': await odtOf('orpiment', 'A letter'),
      'book.epub': await epubOf('verdigris', 'The book of colours', await red()),
      'note.rtf': Buffer.from("{\\rtf1\\ansi{\\fonttbl{\\f0 Times;}}\\f0 smalt \\u261?\\par caff\\'e8}"),
      'plain.txt': Buffer.from('Ockergelb für die Wände, c’est terrible\n'),
      'report.pdf': pdfOf('vermilion'),
    }
    await Promise.all(
      Object.entries(made).map(async ([name, content]) => {
        ids[name] = await keep.add(name, content)
      }),
    )
  }, 60_000)

  test.each([
    ['report.docx', 'lapislazuli'],
    ['list.xlsx', 'malachite'],
    ['talk.pptx', 'cinnabar'],
    ['letter.odt', 'orpiment'],
    ['book.epub', 'verdigris'],
    ['note.rtf', 'caffè'],
    ['plain.txt', 'Ockergelb'],
    ['report.pdf', 'vermilion'],
  ])('finds it: %s by %s [C-F02] [C-F04]', async (name, word) => {
    expect(await keep.foundBy(word)).toEqual([ids[name]])
  })

  test('is not what fonts and headings of the file are called [C-F04]', async () => {
    for (const word of ['Times', 'fonttbl']) expect(await keep.foundBy(word)).toEqual([])
  })

  test('says what it is called and by whom, where people have typed nothing [C-F04]', async () => {
    expect((await keep.get(ids['report.docx'] ?? '')).json()).toMatchObject({
      title: { en: 'Pigments of the altarpiece' },
      creators: [{ creator: { name: 'Ada Rossi' } }],
    })
    const pdf = (await keep.get(ids['report.pdf'] ?? '')).json()
    expect(pdf).toMatchObject({
      title: { en: 'Report on the excavation' },
      creators: [{ creator: { name: 'Ada Rossi' } }],
      pages: 1,
    })
    expect(pdf.embeddedKeywords.map(({ keyword }: { keyword: string }) => keyword)).toEqual([
      'kiln',
      'pottery',
    ])
    expect((await keep.get(ids['talk.pptx'] ?? '')).json().pages).toBe(2)
    expect((await keep.get(ids['letter.odt'] ?? '')).json().pages).toBe(3)
  })

  test('is shown by the picture that comes with it [C-F02]', async () => {
    for (const name of ['report.docx', 'book.epub', 'report.pdf']) {
      const { rawPayload } = await keep.get(`${ids[name]}/thumbnail?size=160`)
      const { height } = await sharp(rawPayload).metadata()
      expect(height, name).toBe(160)
    }
    expect((await keep.get(`${ids['list.xlsx']}/thumbnail`)).statusCode).toBe(404)
  })
})

describe('A file that would do harm', () => {
  const bomb = '<!DOCTYPE d [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]>'
  const box = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length + 8, 0)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const refused: readonly (readonly [string, () => Promise<Buffer> | Buffer, string])[] = [
    ['a document whose entities unpack', () => docxOf(paragraph('&b;'), {}, bomb), 'unpacksTooMuch'],
    [
      'a document of a few bytes that unpack to millions',
      () => docxOf(paragraph('x'), { 'word/header1.xml': Buffer.alloc(16_000_000, 32) }),
      'unpacksTooMuch',
    ],
    ['a document that is no XML', () => docxOf('<w:p>'), 'broken'],
    [
      'a film without its table of contents',
      () =>
        Buffer.concat([
          box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1')),
          box('mdat', Buffer.alloc(50_000, 7)),
        ]),
      'broken',
    ],
    ['a PDF that ends behind its first line', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'broken'],
    ['a scene whose lengths lie', () => glbOf({ lie: 4_000_000 }), 'broken'],
    ['a scene that claims more points than it has', () => glbOf({ bytes: 2_000_000_000 }), 'broken'],
  ]
  test.each(refused)('%s is refused in so many words [C-F07]', async (_what, make, reason) => {
    const { add } = await keeper()
    await expect(add('harmless.bin', await make())).rejects.toMatchObject({
      code: 'invalid_input',
      details: { text: `processing.${reason}` },
    })
  })

  test('A PDF of tens of thousands of objects, with a script, is kept, and nothing of it runs [C-F07]', async () => {
    const { add, get, foundBy } = await keeper()
    const objects = Array.from(
      { length: 100_000 },
      (_, at) => `${at + 10} 0 obj<</A[${at + 11} 0 R]>>endobj\n`,
    )
    const id = await add(
      'large.pdf',
      pdfOf('obsidian', {
        objects: objects.join(''),
        root: '/OpenAction<</S/JavaScript/JS(while\\(true\\);)>>',
      }),
    )
    expect((await get(`${id}/facts`)).json()).toMatchObject({ state: 'ready', facts: { pdf: { pages: 1 } } })
    expect(await foundBy('obsidian')).toEqual([id])
  })

  test('A PDF behind a password is kept and says so in the language asked for [C-F02] [C-F07]', async () => {
    const { add, get } = await keeper()
    const secret = '00'.repeat(32)
    const locked = pdfOf('secret', {
      trailer: `/Encrypt<</Filter/Standard/V 1/R 2/O<${secret}>/U<${secret}>/P -4>>/ID[<00><00>]`,
    })
    const id = await add('locked.pdf', locked)
    expect((await get(`${id}/facts`, { 'accept-language': 'it' })).json()).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('password'),
      picture: null,
    })
    expect((await get(`${id}/content`)).rawPayload.equals(locked)).toBe(true)
  })

  test('A scene never has other files fetched for it: they are named [C-F07]', async () => {
    const { add, get } = await keeper()
    const id = await add('outside.glb', glbOf({ uri: 'http://192.0.2.1/points.bin' }))
    expect((await get(`${id}/facts`)).json().facts.model).toMatchObject({
      triangles: 1,
      extents: [2, 3, 0],
      outside: ['http://192.0.2.1/points.bin'],
    })
  })
})

describe('A file on a page', () => {
  test('comes as what it is, in parts, and can do nothing there [C-F02] [C-F07]', async () => {
    const { add, get } = await keeper()
    const content = wavOf('Song of the potters', 'Choir of Faenza')
    const id = await add('song.wav', content)
    expect((await get(id)).json()).toMatchObject({
      title: { en: 'Song of the potters' },
      creators: [{ creator: { name: 'Choir of Faenza' } }],
      dateTaken: { text: '1936' },
      duration: 1,
    })
    const whole = await get(`${id}/preview`)
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': expect.stringMatching(/^inline/),
    })
    const etag = String(whole.headers.etag)
    const end = await get(`${id}/preview`, { range: 'bytes=-4', 'if-range': etag })
    expect([end.statusCode, end.rawPayload]).toEqual([206, content.subarray(-4)])
    expect((await get(`${id}/preview`, { range: 'bytes=-4', 'if-range': '"other"' })).statusCode).toBe(200)
    const behind = await get(`${id}/preview`, { range: `bytes=${content.length}-` })
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, `bytes */${content.length}`])
    expect((await get(`${id}/preview`, { 'if-none-match': etag })).statusCode).toBe(304)
    const download = await get(`${id}/content`, { range: 'bytes=0-3' })
    expect([download.statusCode, download.payload]).toEqual([206, 'RIFF'])
    expect(download.headers['content-disposition']).toMatch(/^attachment/)
  })

  test('is never a picture’s original, nor a document that a browser would open [C-F07]', async () => {
    const { add, get } = await keeper()
    for (const [name, content] of [
      ['red.png', await red()],
      ['report.docx', await docxOf(paragraph('x'))],
    ] as const)
      expect((await get(`${await add(name, content)}/preview`)).statusCode).toBe(404)
  })

  test('is shown by a view that somebody gave it, made anew and sent anew [C-F02]', async () => {
    const { add, get, put } = await keeper()
    const id = await add('scene.glb', glbOf())
    expect((await get(`${id}/thumbnail`)).statusCode).toBe(404)
    expect((await put(`${id}/poster`, Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(400)
    expect((await put(`${id}/poster`, await red(600, 300))).statusCode).toBe(204)
    const first = await get(`${id}/thumbnail?size=160`)
    expect((await sharp(first.rawPayload).metadata()).width).toBe(160)
    expect((await put(`${id}/poster`, await red(300, 600))).statusCode).toBe(204)
    const second = await get(`${id}/thumbnail?size=160`, { 'if-none-match': String(first.headers.etag) })
    expect((await sharp(second.rawPayload).metadata()).height).toBe(160)
    const card = (await get(id)).json()
    expect(card.thumbnailUrl).toBe(`/api/v1/files/${id}/thumbnail?size=480`)
    expect((await get(`${id}/facts`)).json()).toMatchObject({
      picture: 'poster',
      facts: { model: { triangles: 1 } },
    })
    const picture = await add('red.png', await red())
    expect((await put(`${picture}/poster`, await red())).statusCode).toBe(400)
  })

  test('is looked through once more: what people typed stays [C-F02]', async () => {
    const { add, get, put, museum } = await keeper()
    const id = await add('note.txt', Buffer.from('Tempera on poplar\n'))
    await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .updateTable('file')
        .set({ state: 'failed', failure: 'processing.tooDifficult' })
        .where('tenant_id', '=', tenantId)
        .where('card_id', '=', id)
        .execute(),
    )
    expect((await get(`${id}/facts`)).json()).toMatchObject({ state: 'failed' })
    expect((await put(`${id}/process`)).json()).toEqual({ state: 'processing' })
    await vi.waitFor(
      async () => expect((await get(`${id}/facts`)).json()).toMatchObject({ state: 'ready', failure: null }),
      10_000,
    )
    expect((await get(id)).json()).toMatchObject({
      name: 'note.txt',
      contentText: 'Tempera on poplar',
      damType: { id: 6 },
    })
  })
})
