import { type ContentType, keptType } from './kept-types.ts'

/** Characters that text never has: control characters other than tab, line ends, form feed and escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/

const decoded = (head: Uint8Array, encoding: string): string | undefined => {
  try {
    // The last character may be cut in two.
    return new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true })
  } catch {
    return undefined
  }
}

const encodingsOf = ([first, second]: Uint8Array): readonly string[] => {
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  if (first === 0xfe && second === 0xff) return ['utf-16be']
  return ['utf-8', 'windows-1252']
}

/** The beginning of a content as text, if it is one. */
export function textOf(head: Uint8Array): string | undefined {
  for (const encoding of encodingsOf(head)) {
    const text = decoded(head, encoding)
    if (text !== undefined && !control.test(text)) return text
  }
  return undefined
}

/** True when it says by its first bytes that it is text in UTF-16: to others these look like sound. */
export const isUtf16 = (head: Uint8Array): boolean => encodingsOf(head)[0] !== 'utf-8'

/** Markup allowed before the first element. */
const prologue = /^(?:\s|<!--[\s\S]*?-->|<\?xml[\s\S]*?\?>|<!doctype\s(?!\s*html)[^[>]*(?:\[[^\]]*\]\s*)?>)*/i

/** By which a browser takes a text for a page, whatever it is called (WHATWG, MIME Sniffing, section 7.1). */
const page =
  /^<(?:!doctype\s+html|(?:html|head|body|script|iframe|h1|div|font|table|a|style|title|b|br|p)(?=[\s/>]))/i

/** Elements that run code in a document that begins with an element. */
const active =
  /<(?:[\w.-]+:)?(?:html|script|svg|iframe)[\s/>]|www\.w3\.org\/(?:2000\/svg|1999\/xhtml)|<\?xml-stylesheet/i

/** Scripts that a machine runs. */
const program = /^(?:#!|<\?php|<%|@echo off|MZ)/i

/** True when a text is one that a browser or a machine would run. */
export function runs(text: string): boolean {
  if (program.test(text.trimStart())) return true
  const start = text.replace(prologue, '')
  const isXml = /^\s*<\?xml\s/i.test(text)
  return start.startsWith('<') && ((!isXml && page.test(start)) || active.test(text))
}

const modelLine = /^(?:v|vt|vn|vp|f|l|p|o|g|s|mtllib|usemtl)\s/

/** Wavefront OBJ: lines of vertices and faces, nothing else. */
function isObj(text: string): boolean {
  const lines = text
    .split(/\r?\n/)
    .slice(0, -1)
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
  return lines.some(line => /^v\s+[-\d.]/.test(line)) && lines.every(line => modelLine.test(line))
}

const isGltf = (text: string): boolean =>
  /"asset"\s*:\s*\{/.test(text) && /"(?:meshes|nodes|scenes|buffers)"\s*:/.test(text)

/** Type of a text: data are kept as plain text, so that nothing shows them as anything else. */
export function textType(text: string, end: string): ContentType | undefined {
  if (/^solid\s[\s\S]*\bfacet\s/.test(text)) return keptType('model/stl')
  if (isObj(text)) return keptType('model/obj')
  const start = text.trimStart()[0]
  if (start === '{' && isGltf(text + end)) return keptType('model/gltf+json')
  const plain = keptType('text/plain')
  if (plain && start === '<') return { ...plain, extension: 'xml' }
  if (plain && (start === '{' || start === '[') && /[}\]]\s*$/.test(end))
    return { ...plain, extension: 'json' }
  return plain
}
