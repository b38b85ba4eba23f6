import { createTextCollector } from './text-collector.ts'

/** Groups that hold no text of the document. */
const silent =
  /^(fonttbl|colortbl|stylesheet|info|pict|object|themedata|colorschememapping|datastore|latentstyles|listtable|listoverridetable|rsidtbl|generator|xmlnstbl|fldinst|\*)$/

const signs = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi

const western = new TextDecoder('windows-1252')

const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    par: '\n',
    line: '\n',
    row: '\n',
    cell: '\t',
    tab: '\t',
    emdash: '—',
    endash: '–',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    bullet: '•',
  }),
)

/** The text of a document in Rich Text Format. */
export function rtfText(content: string): string {
  const text = createTextCollector()
  let depth = 0
  /** The depth at which a silent group began. */
  let mutedAt = Number.POSITIVE_INFINITY
  /** Signs that repeat the one before for older readers, and are passed over. */
  let skipped = 0
  for (const [, word, number, hex, sign, brace, plain] of content.matchAll(signs)) {
    if (text.isFull()) break
    if (brace === '{') depth += 1
    else if (brace === '}') {
      depth -= 1
      if (depth < mutedAt) mutedAt = Number.POSITIVE_INFINITY
    } else if ((word !== undefined && silent.test(word)) || sign === '*') mutedAt = Math.min(mutedAt, depth)
    else if (depth >= mutedAt) continue
    else if (word === 'u' && number !== undefined) {
      text.add(String.fromCharCode(Number(number) & 0xffff))
      skipped = 1
    } else if (word !== undefined) text.add(words.get(word) ?? '')
    else if (hex !== undefined) {
      if (skipped > 0) skipped -= 1
      else text.add(western.decode(Buffer.from(hex, 'hex')))
    } else if (sign === '~') text.add(' ')
    else if (plain !== undefined) {
      text.add(plain.slice(skipped))
      skipped = 0
    }
  }
  return text.text()
}
