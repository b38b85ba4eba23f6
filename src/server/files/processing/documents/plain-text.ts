import { detect } from 'chardet'

const wide: ReadonlyMap<number, string> = new Map([
  [0xfffe, 'utf-16le'],
  [0xfeff, 'utf-16be'],
])

/** A text in whatever encoding it is in. */
export function plainText(content: Buffer): string {
  const mark = content.length >= 2 ? wide.get(content.readUInt16BE(0)) : undefined
  try {
    return new TextDecoder(mark ?? 'utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder(supported(detect(content.subarray(0, 64 * 1024)) ?? '')).decode(content)
  }
}

const supported = (name: string): string => {
  try {
    return new TextDecoder(name).encoding
  } catch {
    return 'windows-1252'
  }
}
