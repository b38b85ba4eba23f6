import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** Date of all parts of archives, fixed so that the same archive has the same bytes. */
const mtime = new Date(2026, 0, 1)

/** An archive of some parts, the first one as it is, as formats ask for that say there what they are. */
export async function archiveOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  Object.entries(parts).forEach(([path, content], at) => {
    zip.addBuffer(Buffer.from(content), path, { compress: at > 0, mtime })
  })
  zip.end()
  return buffer(zip.outputStream as NodeJS.ReadableStream)
}

const types = (main: string, part: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`

/** A document of Word whose text is the paragraphs given; `more` stands for parts of the archive. */
export const docxOf = (body: string, more: Readonly<Record<string, string | Buffer>> = {}, prolog = '') =>
  archiveOf({
    '[Content_Types].xml': types('wordprocessingml.document', 'word/document.xml'),
    'word/document.xml': `<?xml version="1.0"?>${prolog}<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ...more,
  })

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

export const xlsxOf = (text: string) =>
  archiveOf({
    '[Content_Types].xml': types('spreadsheetml.sheet', 'xl/workbook.xml'),
    'xl/workbook.xml': '<workbook/>',
    'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': '<worksheet/>',
  })

export const pptxOf = (slides: readonly string[]) =>
  archiveOf({
    '[Content_Types].xml': types('presentationml.presentation', 'ppt/presentation.xml'),
    'ppt/presentation.xml': '<p:presentation xmlns:p="p"/>',
    ...Object.fromEntries(
      slides.map((text, at) => [
        `ppt/slides/slide${at + 1}.xml`,
        `<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`,
      ]),
    ),
  })

export const odtOf = (text: string, title: string) =>
  archiveOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content xmlns:office="o" xmlns:text="t"><office:body><text:p>${text}</text:p></office:body></office:document-content>`,
    'meta.xml': `<office:document-meta xmlns:office="o" xmlns:dc="d" xmlns:meta="m"><office:meta><dc:title>${title}</dc:title><meta:document-statistic meta:page-count="3"/></office:meta></office:document-meta>`,
  })

export const epubOf = (text: string, title: string, cover: Buffer) =>
  archiveOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    'OEBPS/book.opf': `<package xmlns:dc="d"><metadata><dc:title>${title}</dc:title></metadata><manifest><item id="c" href="cover.png" media-type="image/png" properties="cover-image"/></manifest></package>`,
    'OEBPS/one.xhtml': `<html><head><title>No</title></head><body><p>${text}</p></body></html>`,
    'OEBPS/cover.png': cover,
  })

/** A PDF of one page with a line of text; `trailer` and `objects` stand for whatever else is in it. */
export const pdfOf = (text: string, { objects = '', root = '', trailer = '' } = {}): Buffer => {
  const stream = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`
  return Buffer.from(
    `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R${root}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${stream.length}>>stream
${stream}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
6 0 obj<</Title(Report on the excavation)/Author(Ada Rossi)/Keywords(kiln, pottery)>>endobj
${objects}trailer<</Root 1 0 R/Info 6 0 R/Size 7${trailer}>>
%%EOF`,
    'latin1',
  )
}

const riff = (id: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(id, 0, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** A second of a tone that fades, as WAV, with a title and an artist. */
export function wavOf(title: string, artist: string): Buffer {
  const rate = 8000
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(rate, 4)
  format.writeUInt32LE(rate * 2, 8)
  format.writeUInt16LE(2, 12)
  format.writeUInt16LE(16, 14)
  const sound = Buffer.alloc(rate * 2)
  for (let at = 0; at < rate; at++)
    sound.writeInt16LE(Math.round(Math.sin(at / 5) * 20_000 * (1 - at / rate)), at * 2)
  const info = Buffer.concat([
    Buffer.from('INFO'),
    riff('INAM', Buffer.from(`${title}\0`)),
    riff('IART', Buffer.from(`${artist}\0`)),
    riff('ICRD', Buffer.from('1936\0')),
  ])
  const parts = [Buffer.from('WAVE'), riff('fmt ', format), riff('LIST', info), riff('data', sound)]
  return riff('RIFF', Buffer.concat(parts))
}

/** A scene of one triangle in binary; `lie` adds to the length of its description, `bytes` is what its buffer claims to have. */
export function glbOf({ lie = 0, bytes = 36, uri = undefined as string | undefined } = {}): Buffer {
  const text = JSON.stringify({
    asset: { version: '2.0', generator: 'by hand' },
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, scale: [2, 1, 1] }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 3, 0] },
    ],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [{ byteLength: bytes, ...(uri && { uri }) }],
  })
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
  const head = Buffer.alloc(20)
  head.write('glTF', 0, 'latin1')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(28 + json.length + 36, 8)
  head.writeUInt32LE(json.length + lie, 12)
  head.write('JSON', 16, 'latin1')
  const binary = Buffer.alloc(8)
  binary.writeUInt32LE(36, 0)
  binary.write('BIN\0', 4, 'latin1')
  return Buffer.concat([head, json, binary, Buffer.alloc(36)])
}

/** A picture of an image editor: red, without layers, packed or not. */
export function photoshopFile(width: number, height: number, isPacked: boolean): Buffer {
  const head = Buffer.alloc(26 + 12)
  head.write('8BPS')
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(3, 12)
  head.writeUInt32BE(height, 14)
  head.writeUInt32BE(width, 18)
  head.writeUInt16BE(8, 22)
  head.writeUInt16BE(3, 24)
  const values = [200, 30, 30]
  if (!isPacked)
    return Buffer.concat([
      head,
      Buffer.from([0, 0]),
      ...values.map(value => Buffer.alloc(width * height, value)),
    ])
  // Runs of 100 bytes at most: a count below zero, and the byte.
  const row = (value: number) =>
    Buffer.concat(
      Array.from({ length: Math.ceil(width / 100) }, (_, at) =>
        Buffer.from([(257 - Math.min(100, width - at * 100)) & 255, value]),
      ),
    )
  const rows = values.flatMap(value => Array.from({ length: height }, () => row(value)))
  const counts = Buffer.alloc(rows.length * 2)
  for (const [at, { length }] of rows.entries()) counts.writeUInt16BE(length, at * 2)
  return Buffer.concat([head, Buffer.from([0, 1]), counts, ...rows])
}

/** Tags and values of the first directory by which raw data of cameras are known; beside them the picture stands upright. */
const rawDirectories = {
  dng: [
    [0x0112, 3, 1, 1],
    [0xc612, 1, 4, 0x00000401],
  ],
  cr2: [[0x0112, 3, 1, 1]],
  arw: [
    [0x0112, 3, 1, 1],
    [0xc4a5, 4, 1, 1],
  ],
  // Known by how many tags there are and which is the first.
  nef: Array.from({ length: 0x1c }, (_, at) => (at === 0 ? [0x00fe, 4, 1, 1] : [0x0111 + at, 3, 1, 1])),
} as const satisfies Record<string, readonly (readonly number[])[]>

/** Raw data of a camera, made by hand: a directory, and two JPEGs that the camera made of them between what it saw. */
export function rawPictureOf(kind: keyof typeof rawDirectories, small: Buffer, large: Buffer): Buffer {
  const entries = rawDirectories[kind].map(([tag = 0, type = 0, count = 0, value = 0]) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16LE(tag)
    bytes.writeUInt16LE(type, 2)
    bytes.writeUInt32LE(count, 4)
    bytes.writeUInt32LE(value, 8)
    return bytes
  })
  const head =
    kind === 'cr2'
      ? Buffer.from('49492a001000000043520200ffffffff', 'hex')
      : Buffer.from('49492a0008000000', 'hex')
  const directory = Buffer.concat([Buffer.from([entries.length, 0]), ...entries, Buffer.alloc(4)])
  return Buffer.concat([
    head,
    directory,
    Buffer.alloc(2000, 7),
    small,
    Buffer.alloc(50, 1),
    large,
    Buffer.alloc(64),
  ])
}
