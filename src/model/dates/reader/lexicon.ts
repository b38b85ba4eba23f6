import { type Language, languages } from '../../languages.ts'
import type { DateQualifier, Era } from '../complex-date.ts'
import { fold } from './fold.ts'
import { english } from './words/en.ts'
import { italian } from './words/it.ts'
import { polish } from './words/pl.ts'
import type { Words } from './words/words.ts'

const german: Words = {
  century: ['jahrhundert', 'jahrhunderts', 'jahrhunderte', 'jh', 'jhs', 'jhd', 'jhdt', 'jhdts'],
  millennium: ['jahrtausend', 'jahrtausends', 'jt', 'jts', 'jtsd'],
  half: ['hälfte', 'haelfte', 'h'],
  quarter: ['viertel', 'v'],
  third: ['drittel'],
  decade: ['jahre', 'jahren'],
  part: {
    beginning: ['anfang', 'beginn', 'frühes', 'frühe', 'früh', 'frühen'],
    middle: ['mitte'],
    end: ['ende', 'spätes', 'späte', 'spät', 'späten'],
  },
  qualifier: {
    ca: ['um', 'ca', 'circa', 'zirka', 'etwa', 'gegen', 'c'],
    before: ['oder früher', 'vor', 'spätestens', 'nicht nach', 'nicht später als', 'bis', 'ante'],
    after: ['nach', 'ab', 'seit', 'frühestens', 'nicht vor', 'nicht früher als', 'post'],
    uncertain: ['wohl', 'vermutlich', 'wahrscheinlich', 'vielleicht', 'möglicherweise'],
  },
  era: {
    AD: ['n chr', 'nach chr', 'nach christus', 'nach christi geburt', 'u z', 'n u z'],
    BC: ['v chr', 'vor chr', 'vor christus', 'vor christi geburt', 'v u z', 'v d z'],
    BP: ['bp', 'vor heute', 'cal bp'],
  },
  ordinals: [
    ['erste', 'erstes', 'ersten', 'erster'],
    ['zweite', 'zweites', 'zweiten', 'zweiter'],
    ['dritte', 'drittes', 'dritten', 'dritter'],
    ['vierte', 'viertes', 'vierten', 'vierter'],
  ],
  last: ['letzte', 'letztes', 'letzten', 'letzter'],
  tens: [
    ['zwanziger'],
    ['dreißiger', 'dreissiger'],
    ['vierziger'],
    ['fünfziger'],
    ['sechziger'],
    ['siebziger'],
    ['achtziger'],
    ['neunziger'],
  ],
  months: [
    ['januar', 'jänner', 'jan'],
    ['februar', 'feber', 'feb'],
    ['märz', 'maerz', 'mrz'],
    ['april', 'apr'],
    ['mai'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['dezember', 'dez'],
  ],
  from: ['von', 'vom'],
  between: ['zwischen'],
  to: ['bis', 'bis zum', 'zum'],
  and: ['und', 'oder', 'u', 'bzw'],
  onwards: ['und später', 'oder später'],
  turn: ['wende'],
  undated: ['o j', 'oj', 'o d', 'ohne jahr', 'undatiert', 'unbekannt', 'ohne datum'],
  filler: ['der', 'des', 'dem', 'den', 'die', 'das', 'im', 'am', 'in', 'jahr', 'jahres', 'zum'],
}

/** Possible meanings of a word or sign in a date; one word may have several. */
export interface Meanings {
  readonly number?: number
  /** 'Last' is -1. */
  readonly ordinal?: number
  readonly month?: number
  readonly era?: Era
  readonly qualifier?: DateQualifier
  readonly part?: 'beginning' | 'middle' | 'end'
  readonly fraction?: 'Half' | 'Quarter' | 'Third'
  readonly unit?: 'CENTURY' | 'MILLENNIUM'
  readonly decade?: true
  /** Twenties (20) to nineties (90). */
  readonly tens?: number
  readonly namedCentury?: number
  readonly from?: true
  readonly between?: true
  readonly to?: true
  readonly and?: true
  readonly onwards?: true
  readonly turn?: true
  readonly undated?: true
  readonly filler?: true
  /** Years of other eras: Hijra, creation of the world. */
  readonly otherCalendar?: true
}

/** Phrases of one to five words with their meanings. */
export type Lexicon = ReadonlyMap<string, Meanings>

export const longestPhrase = 5

const otherCalendars = ['ah', 'a h', 'hijri', 'anno hegirae', 'am', 'a m', 'anno mundi']

/** Months in languages that are not the interface's, as they stand on prints, letters and newspapers: French, Spanish. */
const monthsOfOthers: readonly (readonly string[])[] = [
  ['janvier', 'janv', 'enero'],
  ['février', 'févr', 'febrero'],
  ['mars', 'marzo'],
  ['avril', 'avr', 'abril'],
  ['mayo'],
  ['juin', 'junio'],
  ['juillet', 'juil', 'julio'],
  ['août', 'agosto'],
  ['septembre', 'septiembre'],
  ['octobre', 'octubre'],
  ['novembre', 'noviembre'],
  ['décembre', 'déc', 'diciembre'],
]

function* entriesOf(words: Words): Generator<readonly [phrases: readonly string[], meaning: Meanings]> {
  yield [words.century, { unit: 'CENTURY' }]
  yield [words.millennium, { unit: 'MILLENNIUM' }]
  yield [words.half, { fraction: 'Half', part: 'middle' }]
  yield [words.quarter, { fraction: 'Quarter' }]
  yield [words.third, { fraction: 'Third' }]
  yield [words.decade, { decade: true }]
  for (const part of ['beginning', 'middle', 'end'] as const) yield [words.part[part], { part }]
  for (const qualifier of ['ca', 'before', 'after', 'uncertain'] as const)
    yield [words.qualifier[qualifier], { qualifier }]
  for (const era of ['AD', 'BC', 'BP'] as const) yield [words.era[era], { era }]
  for (const [place, forms] of words.ordinals.entries()) yield [forms, { ordinal: place + 1 }]
  yield [words.last, { ordinal: -1 }]
  for (const [place, forms] of (words.tens ?? []).entries()) yield [forms, { tens: 20 + place * 10 }]
  for (const [name, namedCentury] of Object.entries(words.namedCenturies ?? {}))
    yield [[name], { namedCentury }]
  for (const [place, forms] of words.months.entries()) yield [forms, { month: place + 1 }]
  for (const kind of ['from', 'between', 'to', 'and', 'onwards', 'turn', 'undated', 'filler'] as const)
    yield [words[kind], { [kind]: true }]
}

const wordsOf: Readonly<Record<Language, Words>> = { en: english, it: italian, de: german, pl: polish }

function lexiconOf(first: Language): Lexicon {
  const lexicon = new Map<string, Meanings>()
  for (const language of [first, ...languages.filter(other => other !== first)])
    for (const [phrases, meaning] of entriesOf(wordsOf[language]))
      for (const phrase of phrases.map(fold)) lexicon.set(phrase, { ...meaning, ...lexicon.get(phrase) })
  for (const [place, forms] of monthsOfOthers.entries())
    for (const form of forms.map(fold)) if (!lexicon.has(form)) lexicon.set(form, { month: place + 1 })
  for (const phrase of otherCalendars) lexicon.set(phrase, { otherCalendar: true })
  return lexicon
}

const made = new Map<Language, Lexicon>()

/** Returns the words of all languages; where two disagree, the given one wins. */
export function lexiconFor(language: Language): Lexicon {
  const known = made.get(language)
  if (known) return known
  const lexicon = lexiconOf(language)
  made.set(language, lexicon)
  return lexicon
}
