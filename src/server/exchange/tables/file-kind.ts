import { createReadStream } from 'node:fs'
import type { TableKind } from './table.ts'
import { TableError } from './table-error.ts'
import { utf16Of } from './text/utf16.ts'

const signatures: readonly (readonly [found: string, hex: string])[] = [
  ['pdf', '255044462d'],
  ['image', '89504e470d0a1a0a'],
  ['image', 'ffd8ff'],
  ['image', '474946383761'],
  ['image', '474946383961'],
  ['image', '49492a00'],
  ['image', '4d4d002a'],
  ['gzip', '1f8b08'],
  ['rtf', '7b5c727466'],
]

const markup: readonly (readonly [found: string, begins: RegExp])[] = [
  ['html', /^\s*<(!doctype html|html|head|body|table|meta)\b/i],
  ['xml', /^\s*<\?xml\b/i],
]

/** Whether a compound file (the container of old Excel) holds an encrypted new workbook (MS-OFFCRYPTO 2.3.4). */
const holdsEncryptedWorkbook = async (path: string): Promise<boolean> => {
  const name = Buffer.from('EncryptionInfo', 'utf16le')
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path)) {
    const seen = Buffer.concat([rest, chunk])
    if (seen.includes(name)) return true
    rest = seen.subarray(-name.length)
  }
  return false
}

/** No text has zeros, except UTF-16, which is full of them. */
const isBinary = (beginning: Buffer): boolean => beginning.includes(0) && utf16Of(beginning) === undefined

/**
 * What a file is, by its content; its name is not asked.
 * @throws TableError passwordProtected, unsupportedKind (`found` says what it is)
 */
export const fileKind = async (path: string, beginning: Buffer): Promise<TableKind> => {
  const hex = beginning.subarray(0, 16).toString('hex')
  if (hex.startsWith('504b0304') || hex.startsWith('504b0506')) return 'xlsx'
  if (hex.startsWith('d0cf11e0a1b11ae1')) {
    if (await holdsEncryptedWorkbook(path)) throw new TableError('passwordProtected')
    throw new TableError('unsupportedKind', { found: 'xls' })
  }
  const known = signatures.find(([, signature]) => hex.startsWith(signature))
  if (known) throw new TableError('unsupportedKind', { found: known[0] })
  if (isBinary(beginning)) throw new TableError('unsupportedKind', { found: 'binary' })
  const text = beginning.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')
  const written = markup.find(([, begins]) =>
    begins.test(text.replaceAll('\0', '').replace(/^[\u00fe\u00ff]+/, '')),
  )
  if (written) throw new TableError('unsupportedKind', { found: written[0] })
  return 'csv'
}
