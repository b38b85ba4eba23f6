import type { TextEncodingName } from '#model/exchange/text-encodings.ts'
import { decodeBytes } from './decoder.ts'

interface Script {
  readonly encodings: readonly TextEncodingName[]
  /** Letters beyond ASCII of each language written so. */
  readonly languages: readonly string[]
}

/** Encodings in the order in which they are believed where the bytes say as much for one as for the other. */
const scripts: readonly Script[] = [
  {
    encodings: ['windows-1252', 'iso-8859-1', 'macintosh', 'iso-8859-15', 'cp850', 'cp437'],
    languages: [
      'àâæçéèêëîïôœùûüÿ',
      'äöüßé',
      'àèéìíîòóùú',
      'áéíñóúü',
      'áâãàçéêíóôõú',
      'åäöæøé',
      'éëïóöüáè',
      'áðéíóúýþæö',
    ],
  },
  {
    encodings: ['windows-1250', 'iso-8859-2', 'x-mac-ce', 'cp852'],
    languages: ['ąćęłńóśźż', 'áčďéěíĺľňóôřŕšťúůýžä', 'áéíóöőúüű', 'čćđšž', 'ăâîşţ'],
  },
  { encodings: ['windows-1257'], languages: ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äõöüšž'] },
  {
    encodings: ['windows-1251'],
    languages: ['абвгдеёжзийклмнопрстуфхцчшщъыьэюя', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'],
  },
]

/** Words of one letter. */
const alone = /[àèéóåаивксуяоі]/i
/** Signs that belong to numbers, names and ends of words. */
const signs = /[°²³½¼¾×±§©®™€£«»•†‰·µ\u00a0]/

/** A byte beyond ASCII between its neighbours. */
interface Place {
  readonly before: number
  readonly byte: number
  readonly after: number
  count: number
}

/** Most different places that are looked at. */
const mostPlaces = 20_000

function placesIn(evidence: Buffer): Place[] {
  const places = new Map<number, Place>()
  for (let at = 0; at < evidence.length && places.size < mostPlaces; at++) {
    const byte = evidence[at] ?? 0
    if (byte < 0x80) continue
    const before = evidence[at - 1] ?? 0x20
    const after = evidence[at + 1] ?? 0x20
    const key = (before << 16) | (byte << 8) | after
    const known = places.get(key)
    if (known) known.count++
    else places.set(key, { before, byte, after, count: 1 })
  }
  return [...places.values()]
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character)
const isLower = (character: string): boolean => /\p{Ll}/u.test(character)

/** Returns 1 for punctuation where it belongs, less where it does not; undefined for what is no punctuation. */
function worthOfPunctuation(before: string, character: string, after: string): number | undefined {
  const begins = !isLetter(before) && isLetter(after)
  const ends = /[\p{L}\p{N}.,!?)]/u.test(before) && !isLetter(after)
  const within = isLetter(before) && isLetter(after)
  if (character === '’') return within || ends ? 1 : 0.3
  if (/[“„‘‚«¿¡]/.test(character)) return begins ? 1 : within ? -0.7 : 0.3
  if (/[”»…]/.test(character)) return ends ? 1 : within ? -0.7 : 0.3
  if (/[–—]/.test(character)) return within ? 0.3 : 1
  if (signs.test(character)) return within ? -0.7 : 0.3
  return undefined
}

/** Says how likely it is that a person wrote this character there: 1 for sure, below 0 where nobody would. */
function worthOf(before: string, character: string, after: string, common: string, letters: string): number {
  const punctuation = worthOfPunctuation(before, character, after)
  if (punctuation !== undefined) return punctuation
  if (!isLetter(character)) return /[\p{Cc}\ufffd]/u.test(character) ? -3 : -1
  if (!isLower(character) && isLower(before)) return -1
  const isCyrillic = /\p{Script=Cyrillic}/u.test(character)
  if (isCyrillic && /[a-z]/i.test(before + after)) return -1
  if (!isLetter(before) && !isLetter(after) && !alone.test(character)) return -0.3
  const lower = character.toLowerCase()
  if (common.includes(lower)) return 1
  return letters.includes(lower) ? 0.5 : -0.5
}

function scoreOf(places: readonly Place[], encoding: TextEncodingName, { languages }: Script): number {
  const characters = [
    ...decodeBytes(
      Uint8Array.from({ length: 256 }, (_, byte) => byte),
      encoding,
    ),
  ]
  const letters = languages.join('')
  const at = (byte: number): string => characters[byte] ?? '\ufffd'
  const total = places.reduce((sum, { count }) => sum + count, 0)
  return Math.max(
    ...languages.map(
      common =>
        places.reduce(
          (sum, { before, byte, after, count }) =>
            sum + worthOf(at(before), at(byte), at(after), common, letters) * count,
          0,
        ) / total,
    ),
  )
}

/** By so much another encoding has to read better than the usual one. */
const margin = 0.1

/**
 * Finds the encoding under which the letters beyond ASCII stand where people write them: in Mac Roman é is 0x8E, which is a Ž within a word
 * for who takes it for Windows.
 * @param usual the encoding that is believed without a better one
 */
export function likelyEncoding(evidence: Buffer, usual: TextEncodingName): TextEncodingName {
  const places = placesIn(evidence)
  if (places.length === 0) return usual
  const scores = scripts.flatMap(script =>
    script.encodings.map(encoding => ({
      encoding,
      score: scoreOf(places, encoding, script) + (encoding === usual ? margin : 0),
    })),
  )
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).encoding
}
