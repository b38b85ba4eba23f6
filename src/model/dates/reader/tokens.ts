import { fold } from './fold.ts'
import { type Lexicon, longestPhrase, type Meanings } from './lexicon.ts'
import { romanNumber } from './roman.ts'

export type Sign = 'dash' | 'slash' | 'dot' | 'comma' | 'semicolon' | 'colon' | 'open' | 'close' | 'other'

/** A number, a word or phrase, or a sign. */
export interface Token {
  readonly meanings: Meanings
  readonly sign?: Sign
  /** Number of digits as written: 1230-50 is abbreviated, 0012 a year. */
  readonly digits?: number
  /** '4th', '4.', '4°': certainly an ordinal. */
  readonly suffixed?: boolean
  readonly roman?: boolean
  /** 1500s: a hundred years rather than ten. */
  readonly hundreds?: boolean
  /** Written '500 for 1500. */
  readonly short?: boolean
}

const signs: Readonly<Record<string, Sign>> = {
  '-': 'dash',
  '‐': 'dash',
  '‑': 'dash',
  '–': 'dash',
  '—': 'dash',
  '−': 'dash',
  '/': 'slash',
  '.': 'dot',
  ',': 'comma',
  ';': 'semicolon',
  ':': 'colon',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
}

/** Matches a number (with thousands separators), a word, or one sign. */
const pieces =
  /\d{1,3}(?:[.,]\d{3})+(?!\d)|\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)|\d{1,3}(?: \d00)+(?!\d)|\d+|\p{L}+|[^\s\p{L}\p{M}\d]/gu

const ordinalSuffixes = new Set([
  'st',
  'nd',
  'rd',
  'th',
  'e',
  'o',
  'a',
  'ma',
  'te',
  'ter',
  'ten',
  '°',
  'º',
  'ª',
])
const decadeSuffixes = new Set(['s', 'er'])
const apostrophes = new Set(["'", '’', '‘', '`', '´', 'ʼ'])

interface Piece {
  readonly text: string
  readonly at: number
}

const isDigits = (text: string): boolean => /^\d/.test(text)
const isWord = (text: string): boolean => /^\p{L}/u.test(text)

/** Returns true for meanings that a word has only between others: 'and', 'the'. */
const isIdle = (meaning: string): boolean => ['filler', 'and', 'to'].includes(meaning)

/** Turns pieces into tokens, looking at neighbours only. */
class Tokeniser {
  readonly #pieces: readonly Piece[]
  readonly #lexicon: Lexicon
  #place = 0

  constructor(text: string, lexicon: Lexicon) {
    this.#pieces = [...text.matchAll(pieces)].map(({ 0: piece, index: at }) => ({ text: piece, at }))
    this.#lexicon = lexicon
  }

  *tokens(): Generator<Token> {
    while (this.#place < this.#pieces.length) {
      const token = this.#next()
      if (token) yield token
    }
  }

  #peek(ahead = 0): string {
    return this.#pieces[this.#place + ahead]?.text ?? ''
  }

  /** Returns true when the piece ahead follows without a space. */
  #isGlued(ahead = 0): boolean {
    const before = this.#pieces[this.#place + ahead - 1]
    const piece = this.#pieces[this.#place + ahead]
    return Boolean(before && piece && before.at + before.text.length === piece.at)
  }

  #next(): Token | undefined {
    const text = this.#peek()
    if (isDigits(text)) return this.#number(text, apostrophes.has(this.#peek(-1)) && this.#isGlued())
    if (isWord(text)) return this.#word(text)
    this.#place += 1
    if (text === '?') return { meanings: { qualifier: 'uncertain' } }
    if (text === '~' || text === '±') return { meanings: { qualifier: 'ca' } }
    if (apostrophes.has(text) || text === '"') return undefined
    return { meanings: {}, sign: signs[text] ?? 'other' }
  }

  #number(text: string, short: boolean): Token {
    this.#place += 1
    const figures = text.replace(/\D/g, '')
    const number = Number(figures)
    const suffix = this.#suffix()
    return {
      meanings: { number, ordinal: number, ...(suffix === 'decade' && { decade: true }) },
      digits: figures.length,
      ...(suffix === 'ordinal' && { suffixed: true }),
      ...(suffix === 'decade' && number % 100 === 0 && this.#peek(-1) === 's' && { hundreds: true }),
      ...(short && { short }),
    }
  }

  /** Returns true for the 70 of 1969-70: the dot after it ends a sentence, unless a month follows, as in 'Mai 1988-30. September'. */
  #isAbbreviatedYear(): boolean {
    const next = this.#peek(1)
    return (
      ['dash', 'slash'].includes(signs[this.#peek(-2)] ?? '') &&
      this.#isGlued(-1) &&
      /^\d{3,4}$/.test(this.#peek(-3)) &&
      this.#lexicon.get(fold(next))?.month === undefined &&
      romanNumber(next) === undefined
    )
  }

  /** Consumes the suffix of a number: 4th, 4., 4°, 1920s, 1920's, 20er. The dot of 4.5.1843 is none. */
  #suffix(): 'ordinal' | 'decade' | undefined {
    const skip = apostrophes.has(this.#peek()) && decadeSuffixes.has(this.#peek(1)) ? 1 : 0
    if (!this.#isGlued()) return undefined
    const text = this.#peek(skip).toLowerCase()
    const dotted =
      text === '.' && !(isDigits(this.#peek(1)) && this.#isGlued(1)) && !this.#isAbbreviatedYear()
    const kind =
      dotted || ordinalSuffixes.has(text) ? 'ordinal' : decadeSuffixes.has(text) ? 'decade' : undefined
    if (kind) this.#place += skip + 1
    return kind
  }

  #word(text: string): Token {
    const { meanings, length } = this.#phrase()
    const value = length === 1 ? romanNumber(text) : undefined
    this.#place += length
    // Written in one with letters that say nothing of a date (c1520 does, A860 does not), a number is a mark, such as that of an inventory.
    if (Object.keys(meanings).every(isIdle) && isDigits(this.#peek()) && this.#isGlued()) {
      this.#place += 1
      this.#suffix()
      return { meanings: {} }
    }
    const suffixed = value !== undefined && this.#isGlued() && ['°', 'º', 'ª'].includes(this.#peek())
    if (suffixed) this.#place += 1
    this.#dot()
    return value === undefined
      ? { meanings }
      : { meanings: { ...meanings, ordinal: value }, roman: true, ...(suffixed && { suffixed }) }
  }

  /** Consumes the dot of an abbreviation. */
  #dot(): void {
    if (this.#peek() === '.') this.#place += 1
  }

  /** Returns the longest phrase of the lexicon that begins here; its words may be followed by dots. */
  #phrase(): { meanings: Meanings; length: number } {
    let best: { meanings: Meanings; length: number } = { meanings: {}, length: 1 }
    let phrase = ''
    let words = 0
    for (let ahead = 0; words < longestPhrase && isWord(this.#peek(ahead)); words++) {
      phrase = phrase ? `${phrase} ${fold(this.#peek(ahead))}` : fold(this.#peek(ahead))
      ahead += 1
      const meanings = this.#lexicon.get(phrase)
      if (meanings) best = { meanings, length: ahead }
      if (this.#peek(ahead) === '.') ahead += 1
    }
    return best
  }
}

/** Matches machine timestamps, whose time of day is irrelevant to a date. */
const hour = /(\d{4}-\d\d-\d\d)[T ]\d\d:[\d:.]*(?:Z|[+-]\d\d:?\d\d)?/g

/** Matches unknown digits: '18--', '15..' are the 1800s and the 1500s. */
const unknownFigures = /\b(\d\d)(?:--|\.\.|\?\?|xx|XX|__)(?![\dxX._?])/g

/** Matches a bracket within a year: (19)69, 19(69), (1929-19)30. */
const bracketInYear = /(?<!\d)(?:\d[)\]([]\d{3}|\d\d[)\]([]\d\d|\d{3}[)\]([]\d)(?!\d)/g

/** Matches a year whose last figure is unknown: 196?, 196-, 196-?, 196x. Years with an era are as old as they say. */
const unknownLastFigure = /(?<![\d.,/–-])(1\d\d|20[0-2])(?:\?|[-–_xX](?=\??(?:$|[)\]])))(?!\d)/g

/** Matches a letter typed for the figure 1: l860, I860. */
const letterForOne = /(?<![\p{L}\d])[lI](?=\d{3}(?!\d))/gu

/**
 * Splits a text into tokens with their possible meanings.
 * @returns the tokens; `isGuessed` where a figure is unknown or mistyped and only one reading makes sense
 */
export function tokensOf(
  text: string,
  lexicon: Lexicon,
): { readonly tokens: readonly Token[]; readonly isGuessed: boolean } {
  const split = (written: string) => [...new Tokeniser(written, lexicon).tokens()]
  const clear = text
    .normalize('NFC')
    .replace(hour, '$1')
    .replace(unknownFigures, '$100s')
    .replace(bracketInYear, year => year.replace(/\D/g, ''))
  const guessed = clear.replace(letterForOne, '1').replace(unknownLastFigure, '$10s')
  const tokens = split(clear)
  const isGuessed = guessed !== clear && tokens.every(({ meanings }) => !meanings.era)
  return { tokens: isGuessed ? split(guessed) : tokens, isGuessed }
}
