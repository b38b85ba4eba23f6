import type { Language } from '../../languages.ts'
import { checkDate, type DateProblem, type DateProblemCode } from '../check-date.ts'
import { type ComplexDate, dateTextLimit } from '../complex-date.ts'
import { emptyDateText } from '../date-text.ts'
import { buildDate, isWeak } from './build-date.ts'
import { lexiconFor } from './lexicon.ts'
import { readSpan } from './read-span.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Maximum distance of the slash between an AH year and the AD year: AH 1151/AD 1738. */
const reach = 4

const strokeAfter = (tokens: readonly Token[], at: number): number =>
  tokens.findIndex(({ sign }, place) => place > at && place <= at + reach && sign === 'slash')

/**
 * Drops years of other calendars before their equivalent: '1151 AH/AD 1738' keeps AD 1738, '892 AH/AD 1486-900 AH/AD 1494' keeps AD 1486-AD
 * 1494.
 */
function withoutOtherCalendars(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  /** Start of the tokens retained since the last slash. */
  let since: number | undefined
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) continue
    const stroke = token.meanings.otherCalendar ? strokeAfter(tokens, at) : -1
    if (stroke < 0) {
      kept.push(token)
      continue
    }
    const dash = kept.findIndex(({ sign }, place) => since !== undefined && place >= since && sign === 'dash')
    kept.splice(dash < 0 ? (since ?? 0) : dash + 1)
    since = kept.length
    at = stroke
  }
  return kept
}

interface Unbracketed {
  /** The text outside brackets, with bracketed parts that belong to it: (?), (ca.), [1845]. */
  readonly tokens: readonly Token[]
  /** Bracketed parts with content of their own: (before 1463). */
  readonly asides: readonly (readonly Token[])[]
}

const isNumber = ({ meanings }: Token): boolean =>
  meanings.ordinal !== undefined || meanings.number !== undefined

/** Returns true for a group with a number of its own; without one it only qualifies what precedes it: (?), (ca.), (seconda metà). */
const isAside = (group: readonly Token[]): boolean =>
  group.some((token, place) => isNumber(token) && !group[place + 1]?.meanings.fraction)

/** Returns true where a bracket only says that one end is not written on the object: 1909-(1927). */
const isOtherEnd = (before: Token | undefined): boolean => before?.sign === 'dash' || before?.sign === 'slash'

/** Removes brackets; an unclosed bracket ends with the text. */
function unbracket(all: readonly Token[]): Unbracketed {
  const tokens: Token[] = []
  const asides: (readonly Token[])[] = []
  for (let at = 0; at < all.length; at++) {
    const token = all[at]
    if (!token || token.sign === 'close') continue
    if (token.sign !== 'open') {
      tokens.push(token)
      continue
    }
    const close = all.findIndex(({ sign }, place) => place > at && sign === 'close')
    const end = close < 0 ? all.length : close
    const group = all.slice(at + 1, end).filter(({ sign }) => sign !== 'open')
    if (isAside(group) && tokens.some(isNumber) && !isOtherEnd(tokens.at(-1))) asides.push(group)
    else tokens.push(...group)
    at = end
  }
  return { tokens, asides }
}

export type ReadingProblemCode =
  | DateProblemCode
  | 'tooLong'
  | 'notUnderstood'
  | 'undated'
  | 'otherCalendar'
  | 'severalDates'
  | 'wordsIgnored'
  | 'figureGuessed'

export type ReadingProblem = DateProblem<ReadingProblemCode>

export interface Reading {
  /** The parsed date, or else only its text; absent for an empty or too long text. */
  readonly date?: ComplexDate
  readonly problems: readonly ReadingProblem[]
  readonly understood: boolean
}

interface Found {
  readonly date: ComplexDate
  readonly before: readonly Token[]
  readonly behind: readonly Token[]
}

const warning = (code: ReadingProblemCode): ReadingProblem => ({ code, path: '', severity: 'warning' })

const hasMeaning = ({ meanings }: Token): boolean => Object.keys(meanings).length > 0

const isWord = (token: Token): boolean =>
  token.sign === undefined ? !token.meanings.filler : token.sign === 'other'

/** Maximum start positions tried for a date, which bounds the time for any text. */
const mostStarts = 50

/** Finds the first date among the tokens. */
function find(text: string, tokens: readonly Token[]): Found | undefined {
  for (const [at, token] of tokens.slice(0, mostStarts).entries()) {
    if (!hasMeaning(token) && at > 0) continue
    const span = readSpan(tokens, at)
    const date = span && buildDate(text, span.value)
    if (!span || !date) continue
    const before = tokens.slice(0, at).filter(isWord)
    const behind = tokens.slice(span.next)
    if (isWeak(span.value) && (before.length > 0 || behind.some(isWord))) continue
    return { date, before, behind }
  }
  return undefined
}

const isReckonedOtherwise = (tokens: readonly Token[]): boolean =>
  tokens.some(({ meanings }) => meanings.otherCalendar)

/** Splits a text that names parts: 'Watch: 1560; Case: ca. 1625'. */
function segmentsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const ends = tokens.flatMap(({ sign }, place) => (sign === 'semicolon' ? [place] : []))
  return [-1, ...ends].map((end, place) => tokens.slice(end + 1, ends[place] ?? tokens.length))
}

interface Segment {
  readonly found?: Found
  readonly asides: boolean
  readonly isReckonedOtherwise: boolean
}

function readSegment(text: string, tokens: readonly Token[]): Segment {
  const outside = unbracket(withoutOtherCalendars(tokens))
  const asides = outside.asides.length > 0
  if (isReckonedOtherwise(outside.tokens)) return { asides, isReckonedOtherwise: true }
  for (const candidate of [outside.tokens, ...outside.asides]) {
    const found = find(text, candidate)
    if (found) return { found, asides, isReckonedOtherwise: false }
  }
  return { asides, isReckonedOtherwise: false }
}

function whyNot(tokens: readonly Token[], segments: readonly Segment[]): ReadingProblemCode {
  if (segments.some(segment => segment.isReckonedOtherwise)) return 'otherCalendar'
  return tokens.some(({ meanings }) => meanings.undated) ? 'undated' : 'notUnderstood'
}

function doubts(text: string, { found, asides }: Segment, dated: number): readonly ReadingProblem[] {
  if (!found) return []
  const others = dated > 1 || find(text, found.behind) !== undefined
  const words = asides || found.before.length > 0 || found.behind.some(isWord)
  return [...(others ? [warning('severalDates')] : []), ...(words ? [warning('wordsIgnored')] : [])]
}

/**
 * Parses a date as people write it, in any of the four languages (C-E09). Of several dates the first counts, with a warning.
 * Never throws; an unparsed date comes back as text.
 * @param language whose words win where languages disagree.
 */
export function readDate(written: string, language: Language): Reading {
  const text = written.trim()
  if (!text || text === emptyDateText) return { problems: [], understood: true }
  if (text.length > dateTextLimit)
    return { problems: [{ code: 'tooLong', path: '', severity: 'error' }], understood: false }
  const { tokens, isGuessed } = tokensOf(text, lexiconFor(language))
  const segments = segmentsOf(tokens).map(segment => readSegment(text, segment))
  const dated = segments.filter(segment => segment.found)
  const [first] = dated
  if (!first?.found)
    return {
      date: { text, periodMode: 'SINGLE', type: 'YEAR' },
      problems: [warning(whyNot(tokens, segments))],
      understood: false,
    }
  const { date } = first.found
  const problems = [
    ...checkDate(date),
    ...doubts(text, first, dated.length),
    ...(isGuessed ? [warning('figureGuessed')] : []),
  ]
  return { date, problems, understood: true }
}
