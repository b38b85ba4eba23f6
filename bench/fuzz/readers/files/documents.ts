import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import PdfDocument from 'pdfkit'
import {
  archiveOf,
  docxOf,
  epubOf,
  odtOf,
  paragraph,
  pdfOf,
  pptxOf,
  xlsxOf,
} from '#server/files/processing/made-files.fixture.ts'
import { plainPicture } from '../../../../test/harness/files.ts'
import { spoiltArchive } from '../tables.ts'
import { fileReader } from './upload-file.ts'

async function printed(): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'A6',
    info: { Title: 'A list', Author: 'Ada Rossi', CreationDate: new Date(0) },
  })
  document
    .text('A cup, a jar, a bowl')
    .addPage()
    .image(await plainPicture(), { width: 50 })
  document.end()
  return buffer(document)
}

/** A page whose content unpacks to so many bytes. */
function unpacking(bytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes, 'q '))
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj\n4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`,
    ),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF'),
  ])
}

const office = async (): Promise<readonly Buffer[]> => [
  await docxOf(paragraph('A cup') + paragraph('A jar')),
  await xlsxOf('A cup'),
  await pptxOf(['A cup', 'A jar']),
  await odtOf('A cup', 'A letter'),
  await epubOf('A cup', 'A book', await plainPicture()),
]

export const documents = [
  fileReader(
    'PDF',
    'report.pdf',
    async () => [pdfOf('A cup'), await printed()],
    () => [
      unpacking(100_000_000),
      // Pages that hold themselves, a page as large as can be, arrays within each other, a reference that leads to itself.
      pdfOf('a', { objects: '2 0 obj<</Type/Pages/Kids[2 0 R 2 0 R]/Count 1000000000>>endobj\n' }),
      pdfOf('a', {
        objects: '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99999999 99999999]/Contents 4 0 R>>endobj\n',
      }),
      pdfOf('a', { objects: `7 0 obj${'['.repeat(200_000)}endobj\n` }),
      pdfOf('a', { objects: '6 0 obj 6 0 R endobj\n' }),
      pdfOf('a', { trailer: '/Prev 0' }),
      pdfOf('a', {
        objects: Array.from({ length: 50_000 }, (_, at) => `${at + 10} 0 obj<<>>endobj`).join('\n'),
      }),
    ],
    { kind: 'tool' },
  ),
  fileReader(
    'documents',
    'letter.docx',
    office,
    async () => [
      await docxOf(paragraph('&b;'), {}, '<!DOCTYPE d [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]>'),
      await docxOf(paragraph('x'), { 'word/header1.xml': Buffer.alloc(16_000_000, 32) }),
      await docxOf('<w:p>'.repeat(100_000)),
    ],
    { kind: 'tool', spoil: (valid, random) => spoiltArchive(valid, random, archiveOf) },
  ),
  fileReader(
    'texts',
    'notes.txt',
    () =>
      [
        'A cup, found in 1902.\nA jar.\n',
        '{\\rtf1\\ansi{\\fonttbl{\\f0 Times;}}\\f0 A {\\b cup}\\par \\u252? jar}',
        '<?xml version="1.0"?><a><b c="d">A cup</b></a>',
        'a,b\n1,2\n',
      ].map(text => Buffer.from(text)),
    () =>
      [
        `{\\rtf1${'{'.repeat(200_000)}`,
        `{\\rtf1${'\\u1?'.repeat(200_000)}}`,
        '\ufeff'.repeat(100_000),
        `<?xml version="1.0"?>${'<a>'.repeat(100_000)}`,
      ].map(text => Buffer.from(text)),
    { kind: 'tool' },
  ),
]
