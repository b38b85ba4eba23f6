import type { Language } from '../../languages.ts'
import { checkDate, type DateProblem, type DateProblemCode } from '../check-date.ts'
import { type ComplexDate, dateTextLimit } from '../complex-date.ts'
import { emptyDateText } from '../date-text.ts'
import { unbracket } from './brackets.ts'
import { buildDate, isWeak } from './build-date.ts'
import { lexiconFor } from './lexicon.ts'
import { withoutOtherCalendars } from './other-calendars.ts'
import { readSpan } from './read-span.ts'
import { type Token, tokensOf } from './tokens.ts'

export type ReadingProblemCode =
  | DateProblemCode
  | 'tooLong'
  | 'notUnderstood'
  | 'undated'
  | 'otherCalendar'
  | 'severalDates'
  | 'wordsIgnored'

export type ReadingProblem = DateProblem<ReadingProblemCode>

export interface Reading {
  /** What was understood, else the text alone; absent for an empty text and for one that is too long. */
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

/** A date that does not begin among so many words is none; bounds the time for any text. */
const mostStarts = 50

/** The first date among the tokens. */
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

/** Sentences of a text that names parts: 'Watch: 1560; Case: ca. 1625'. */
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
 * Reads a date as people write it, in any of the four languages [C-E09]. Of several dates the first counts and a warning says so.
 * Never throws; what is not understood comes back as text.
 * @param language whose words win where two languages disagree.
 */
export function readDate(written: string, language: Language): Reading {
  const text = written.trim()
  if (!text || text === emptyDateText) return { problems: [], understood: true }
  if (text.length > dateTextLimit)
    return { problems: [{ code: 'tooLong', path: '', severity: 'error' }], understood: false }
  const tokens = tokensOf(text, lexiconFor(language))
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
  return { date, problems: [...checkDate(date), ...doubts(text, first, dated.length)], understood: true }
}
