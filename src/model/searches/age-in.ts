import type { YearRange } from '../dates/range-of.ts'
import { rangeOf } from '../dates/range-of.ts'
import { readDate } from '../dates/reader/read-date.ts'
import { type Language, languages } from '../languages.ts'

/** A period typed among other words. */
export interface AgeFound {
  /** As it was typed: '3rd century BC'. */
  readonly text: string
  /** The other words. */
  readonly rest: string
  readonly span: YearRange
  /** It may as well be a number or a word: '1520'. */
  readonly doubtful: boolean
}

/** The most words a period consists of: 'second half of the 3rd century BC'. */
const mostWords = 8
/** Words among which a period is searched for. */
const mostLooked = 12

/** Returns the period that a text describes as a whole, trying the person's language first; undefined otherwise. */
function spanOf(text: string, language: Language): YearRange | undefined {
  for (const speaker of [language, ...languages.filter(other => other !== language)]) {
    const { date, problems, understood } = readDate(text, speaker)
    const whole = problems.every(({ code }) => code !== 'wordsIgnored' && code !== 'severalDates')
    const span = understood && whole && date ? rangeOf(date) : undefined
    if (span) return span
  }
  return undefined
}

const year = /^\d{3,4}$/

/** The period is a single year: 'of 1520', '1520'. */
const isYearAlone = (words: readonly string[], { from, to }: YearRange): boolean =>
  from === to && words.some(word => year.test(word) && Number(word) === from)

/** A letter or two with few figures behind them are a number: 'C3'. */
const isNumber = (word: string): boolean => /^\p{L}+\d{1,2}$/u.test(word)

/** A period has figures, or Roman numerals beside a word: 'VI' alone may be anything. */
const mayBeAge = (words: readonly string[]): boolean =>
  words.some(word => /\d/.test(word)) || (words.length > 1 && words.some(word => /\p{L}/u.test(word)))

/** Few figures alone count something: '12', '7 1915'. */
const isCount = (words: readonly string[]): boolean =>
  words.every(word => /^\d+$/.test(word)) && !(words.length === 1 && year.test(words[0] ?? ''))

/**
 * Returns the period in the words of a search, in any of the four languages: 'lamp 3rd century BC', 'um 1520'. The longest run of words that
 * describes only a period counts.
 */
export function ageIn(q: string, language: Language): AgeFound | undefined {
  const words = q.split(/\s+/).filter(each => each !== '')
  const looked = words.slice(0, mostLooked)
  for (let length = Math.min(mostWords, looked.length); length > 0; length--)
    for (let at = 0; at + length <= looked.length; at++) {
      const run = looked.slice(at, at + length)
      if (!mayBeAge(run) || isCount(run) || run.some(isNumber)) continue
      const text = run.join(' ')
      const span = spanOf(text, language)
      if (!span || (span.from === null && span.to === null)) continue
      const rest = [...words.slice(0, at), ...words.slice(at + length)].join(' ')
      return { text, rest, span, doubtful: isYearAlone(run, span) }
    }
  return undefined
}
