import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { CodedError } from '#server/platform/errors.ts'
import { openStorage } from '#server/platform/storage/index.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { describeMuseumFiles } from '../../../../test/harness/museum-files.ts'
import { cleanFolder, cleanName, safeName } from './clean-name.ts'
import { receiveContent } from './receive-content.ts'

const app = useTestApp()

/** Receives a content. Returns its types or the text of the refusal, which leaves no original in the storage. */
async function received(content: Uint8Array | string | Readable) {
  const storage = openStorage(app().config)
  const { tenantId } = await makeMuseum(app())
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  try {
    const { mime, extension, damType } = await receiveContent(storage, tenantId, bytes)
    return { mime, extension, damType }
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    const left = await readdir(join(app().dataDir, 'files', tenantId), { recursive: true }).catch(() => [])
    expect(left.filter(name => name.includes('original'))).toEqual([])
    return error.details.text
  }
}

const zip = async (entries: Readonly<Record<string, string>>, compress = true): Promise<Buffer> => {
  const archive = new ZipFile()
  for (const [name, text] of Object.entries(entries)) archive.addBuffer(Buffer.from(text), name, { compress })
  archive.end()
  return buffer(archive.outputStream)
}

/** A compound file whose directory holds a stream of this name. */
function compound(stream: string): Buffer {
  const file = Buffer.alloc(512 * 3)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(9, 0x1e)
  file.writeUInt32LE(1, 0x30)
  for (let at = 0x4c; at < 512; at += 4) file.writeUInt32LE(0xffffffff, at)
  file.writeUInt32LE(0, 0x4c)
  file.fill(0xff, 512, 1024)
  file.writeUInt32LE(0xfffffffe, 516)
  for (const [at, name] of ['Root Entry', stream].entries()) {
    const entry = 1024 + at * 128
    const written = file.write(`${name}\0`, entry, 'utf16le')
    file.writeUInt16LE(written, entry + 64)
  }
  return file
}

describe('What comes in is known by its content, whatever it is called', () => {
  const script = 'errors.fileScript'

  test.each([
    ['a page', '<!DOCTYPE html><html><script>alert(1)</script>'],
    ['a page behind a comment', '\n <!-- a picture --> <script>alert(1)</script>'],
    ['a page without a head', '<p onclick=alert(1)>x</p>'],
    ['a page in UTF-16', Buffer.from('\ufeff<html><script>alert(1)</script>', 'utf16le')],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a drawing as XML', '<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY x "y">]><svg onload="alert(1)"/>'],
    ['a drawing under a prefix', '<?xml version="1.0"?><d:svg xmlns:d="http://www.w3.org/2000/svg"/>'],
    ['data that hold a drawing', '<?xml version="1.0"?><record><svg onload="alert(1)"/></record>'],
    ['data shown by a style sheet', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><record/>'],
    ['a shell script', '#!/bin/sh\nrm -rf /\n'],
    ['a script of PHP', '<?php system($_GET["c"]);'],
  ])('%s is refused as something that runs [C-F07]', async (_what, content) => {
    expect(await received(content)).toBe(script)
  })

  test.each([
    ['a program of Windows', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(200)])],
    ['a program of Linux', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(200)])],
    ['an installer', compound('\u4840\u3f3f\u4577')],
    ['PostScript', '%!PS-Adobe-3.0 EPSF-3.0\n'],
    ['noise', Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 251))],
  ])('%s is refused [C-F07]', async (_what, content) => {
    expect(await received(content)).toMatch(/^errors\.file(NotKept|Script)$/)
  })

  test('an archive is refused, and never unpacked; documents that are archives themselves are kept [C-F07]', async () => {
    expect(await received(await zip({ 'a.jpg': 'x', 'b.exe': 'MZ' }))).toBe('errors.fileArchive')
    expect(await received(await zip({ 'bomb.txt': '0'.repeat(3_000_000) }))).toBe('errors.fileArchive')
    expect(await received(await zip({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0' }))).toMatch(/^errors/)
    expect(await received(await zip({ 'scene.usdc': 'PXR-USDC' }, false))).toMatchObject({
      damType: 'MODEL_3D',
      extension: 'usdz',
    })
    expect(
      await received(await zip({ mimetype: 'application/vnd.oasis.opendocument.text' }, false)),
    ).toMatchObject({ damType: 'DOCUMENT', extension: 'odt' })
  })

  test('nothing, and what is none of it, is refused [C-F07]', async () => {
    expect(await received(Buffer.alloc(0))).toBe('errors.fileEmpty')
    expect(await received(Buffer.alloc(5000))).toBe('errors.fileNotKept')
  })

  test('texts and data are kept as plain text, which nothing runs [C-F07]', async () => {
    const plain = { mime: 'text/plain', damType: 'DOCUMENT' }
    expect(await received('Inv. No.;Title\n1;Żółw „1”\n')).toEqual({ ...plain, extension: 'txt' })
    expect(await received(Buffer.from('Gef\xe4\xdf;T\xf6pfer\n', 'latin1'))).toEqual({
      ...plain,
      extension: 'txt',
    })
    expect(await received('{"a": [1, 2]}\n')).toEqual({ ...plain, extension: 'json' })
    expect(await received('<?xml version="1.0"?><lido:lido xmlns:lido="x"><a/></lido:lido>')).toEqual({
      ...plain,
      extension: 'xml',
    })
    expect(await received('<TEI><text><body><head>One</head><p>x</p></body></text></TEI>')).toEqual({
      ...plain,
      extension: 'xml',
    })
    expect(await received('How to write <script>: a guide')).toEqual({ ...plain, extension: 'txt' })
  })

  test('documents of the old office programs are told from other compound files [C-F07]', async () => {
    expect(await received(compound('WordDocument'))).toMatchObject({ extension: 'doc', damType: 'DOCUMENT' })
    expect(await received(compound('Workbook'))).toMatchObject({ extension: 'xls' })
    expect(await received(compound('PowerPoint Document'))).toMatchObject({ extension: 'ppt' })
  })

  test('models in space are known without a mark of their own [C-F07]', async () => {
    const stl = Buffer.alloc(84 + 2 * 50)
    stl.writeUInt32LE(2, 80)
    for (const [content, extension] of [
      [stl, 'stl'],
      ['solid cube\nfacet normal 0 0 1\nouter loop\nendloop\nendfacet\nendsolid', 'stl'],
      ['ply\nformat binary_little_endian 1.0\nelement vertex 0\nend_header\n', 'ply'],
      ['# made by hand\nmtllib a.mtl\nv 0.1 0.2 -3e-4\nv 1 2 3\nf 1 2 2\n', 'obj'],
      ['{"asset":{"version":"2.0"},"scenes":[],"nodes":[]}', 'gltf'],
    ] as const)
      expect(await received(content)).toMatchObject({ extension, damType: 'MODEL_3D' })
  })

  test('pictures are what they are, whatever is appended to them or said of them [C-F07]', async () => {
    const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([jpeg, await zip({ 'a.class': 'x' }), Buffer.from('<script>1</script>')])
    expect(await received(polyglot)).toMatchObject({ mime: 'image/jpeg' })
    const bigTiff = Buffer.from('49492b0008000000100000000000000000000000000000000000', 'hex')
    expect(await received(bigTiff)).toMatchObject({ mime: 'image/tiff', damType: 'IMAGE' })
  })
})

describeMuseumFiles('Films, recordings, scenes and documents', 'media', files => {
  test('are told by kind [C-F07]', async () => {
    const kinds = {
      flac: 'AUDIO',
      mp3: 'AUDIO',
      wav: 'AUDIO',
      mp4: 'VIDEO',
      webm: 'VIDEO',
      mov: 'VIDEO',
      glb: 'MODEL_3D',
      pdf: 'PDF',
    }
    for (const name of await files.list('media')) {
      const extension = name.split('.').at(-1) ?? ''
      const damType = kinds[extension as keyof typeof kinds]
      if (damType === undefined || !/sauna|mosaics|venus|uidaho|iiif|choir/.test(name)) continue
      const head = await files.read(name)
      expect(await received(head), name).toMatchObject({ damType, extension })
    }
  })
})

describe('The name of a file', () => {
  test('is kept without folders, in one spelling, without what deceives the eye [C-F07]', () => {
    expect(cleanName('../../etc/pass\u0000wd.jpg')).toBe('passwd.jpg')
    expect(cleanName('C:\\photos\\Vase.JPG')).toBe('Vase.JPG')
    expect(cleanName('Zo\u0308e\u0301.jpg')).toBe('Zöé.jpg')
    expect(cleanName('photo\u202egpj.exe')).toBe('photogpj.exe')
    expect(cleanName('  a\r\n\tb  .jpg ')).toBe('a b .jpg')
    expect(cleanName('...')).toBe('file')
    expect(cleanName('żółw „1” 東京.tif')).toBe('żółw „1” 東京.tif')
    expect(cleanName(`${'x'.repeat(400)}.tiff`)).toMatch(/^x{195}\.tiff$/)
    expect(cleanName(`${'😀'.repeat(200)}.jpg`).isWellFormed()).toBe(true)
    expect(cleanFolder('/../Fotos//./2024\\Vasen/')).toBe('Fotos/2024/Vasen')
  })

  test('opens as no program, whatever it was [C-F07]', () => {
    expect(safeName('notes.bat', { extension: 'txt' })).toBe('notes.bat.txt')
    expect(safeName('photo.exe', { extension: 'jpg' })).toBe('photo.exe.jpg')
    expect(safeName('page.html', { extension: 'txt' })).toBe('page.html.txt')
    expect(safeName('IMG_0001', { extension: 'jpg' })).toBe('IMG_0001.jpg')
    expect(safeName('list.CSV', { extension: 'txt' })).toBe('list.CSV')
    expect(safeName('photo.jpeg', { extension: 'png' })).toBe('photo.jpeg')
  })
})
