/** Characters that no file system takes in a name, and those that steer a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const impossible = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069<>:"/\\|?*]+/g

/** Names that mean a device on Windows. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Bytes a name has at most: common file systems take 255. */
const longest = 180

/** As much of a text as has room, no letter cut in two. */
function within(text: string, bytes: number): string {
  let kept = ''
  let size = 0
  for (const letter of text) {
    size += Buffer.byteLength(letter)
    if (size > bytes) break
    kept += letter
  }
  return kept
}

/** A name as a museum gave it, made one that every file system takes within its folder; its extension stays. */
export function entryName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(impossible, '_')
    .replace(device, '_$1')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  if (plain === '') return 'file'
  const [, base = plain, extension = ''] = plain.match(/^(.+?)(\.[^.\s]{1,10})?$/s) ?? []
  return within(base, longest - Buffer.byteLength(extension)).trimEnd() + extension
}

/** The last entry of an archive: SHA-256 of all others, as `sha256sum` writes it. */
export const checksumsName = 'checksums.sha256'
