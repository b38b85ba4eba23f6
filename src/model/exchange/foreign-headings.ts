import { headingWords } from './heading-words.ts'
import { vocabulary } from './known-headings.ts'
import { danish } from './words/danish.ts'
import { dutch } from './words/dutch.ts'
import { french } from './words/french.ts'
import { naturalHistory } from './words/natural-history.ts'
import { portuguese } from './words/portuguese.ts'
import { spanish } from './words/spanish.ts'
import { swedish } from './words/swedish.ts'

/*
 * Headings in languages that the product does not speak are put into the English words that columns are known by, word by word or as a whole;
 * what those mean is said once, where headings are known.
 */

/** Words between others, in all these languages. */
const connectors: ReadonlySet<string> = new Set(
  'de|du|des|d|l|la|le|les|el|los|las|y|et|e|of|o|os|a|as|au|aux|do|da|dos|das|del|al|en|em|van|het|der|och|av|af|og|in|op|i|pa|un|une|una|por|par|para|pour'.split(
    '|',
  ),
)

/** Letters by which two words are joined to one: 'verwervings-datum', 'tillverknings-ort'. */
const joints = ['', 's', 'e', 'en', 'n'] as const
const shortestPart = 3

/** Words of one language, and how they are joined. */
interface Dictionary {
  readonly words: ReadonlyMap<string, string>
  /** Whole headings as tables of natural history mean them. */
  readonly natural: ReadonlyMap<string, string>
  /** Words of the longest phrase. */
  readonly longest: number
}

const plainWords = (text: string): readonly string[] =>
  headingWords(text).filter(word => !connectors.has(word))

type Words = Readonly<Record<string, string>>

const entriesOf = (words: Words) =>
  Object.entries(words).flatMap(([english, texts]) =>
    texts.split('|').map(text => [plainWords(text).join(' '), english] as const),
  )

const dictionaryOf = (language: Words, natural: Words = {}): Dictionary => {
  const entries = entriesOf(language)
  return {
    natural: new Map(entriesOf(natural).toReversed()),
    // What was said first stays.
    words: new Map(entries.toReversed()),
    longest: Math.max(...entries.map(([text]) => text.split(' ').length)),
  }
}

const dictionaries: readonly Dictionary[] = Object.entries({
  french,
  spanish,
  portuguese,
  dutch,
  swedish,
  danish,
}).map(([name, words]) => dictionaryOf(words, naturalHistory[name]))

/** A heading in English. */
export interface Translated {
  /** Its words in the order of the language, and as English has them. */
  readonly texts: readonly string[]
  /** The whole of it as a table of natural history means it. */
  readonly natural?: string | undefined
  /** Share of its words that are known. */
  readonly share: number
  /** False for the only heading in its language: it may be a word of another. */
  readonly isSure: boolean
}

/** Returns the two words that one is joined of, or what they mean together: 'verwervingsdatum', 'lieudecouverte'. */
function compound(word: string, { words }: Dictionary): readonly string[] | undefined {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const phrase = words.get(`${word.slice(0, at)} ${word.slice(at)}`)
    if (phrase !== undefined) return [phrase]
    const end = words.get(word.slice(at))
    if (end === undefined) continue
    for (const joint of joints) {
      const stem = word.slice(0, at)
      const begin = stem.endsWith(joint) ? words.get(stem.slice(0, stem.length - joint.length)) : undefined
      if (begin !== undefined) return [begin, end]
    }
  }
  return undefined
}

/** Returns a heading put into English; undefined where most of its words are not of the language. */
function translated(heading: string, dictionary: Dictionary): Omit<Translated, 'isSure'> | undefined {
  const all = plainWords(heading)
  const natural = dictionary.natural.get(all.join(' '))
  const units: string[] = []
  let found = 0
  let own = 0
  for (let at = 0; at < all.length; ) {
    let count = Math.min(dictionary.longest, all.length - at)
    let english: string | undefined
    for (; count > 0; count--) {
      english = dictionary.words.get(all.slice(at, at + count).join(' '))
      if (english !== undefined) break
    }
    const word = all[at] ?? ''
    if (english !== undefined) {
      // 'date creation debut': the second says the first more exactly.
      if (english.startsWith(`${units.at(-1)} `)) units.pop()
      if (units.at(-1) !== english) units.push(english)
      found += count
      own += count
    } else {
      const parts = compound(word, dictionary)
      units.push(...(parts ?? [word]))
      if (parts) own++
      if (parts || vocabulary.has(word) || /^\d+$/.test(word)) found++
    }
    at += Math.max(1, count)
  }
  if (own === 0 || found * 2 < all.length)
    return natural === undefined ? undefined : { texts: [], natural, share: 1 }
  const [first = '', ...others] = units
  return {
    texts: [...new Set([units.join(' '), [...others, first].join(' ')])],
    natural,
    share: found / all.length,
  }
}

/** Returns true for a heading that is in this language and in none of those whose words are known. */
const isOwn = (heading: string, { words, natural }: Dictionary): boolean => {
  const all = plainWords(heading)
  const isNew = all.some(word => !vocabulary.has(word))
  return (
    isNew &&
    (words.has(all.join(' ')) ||
      natural.has(all.join(' ')) ||
      all.some(word => word.length > 3 && !vocabulary.has(word) && words.has(word)))
  )
}

/**
 * Returns a translator for the headings of one table: into English from the language most of them are in; undefined for a heading of
 * none of those languages.
 */
export function translatorFor(headings: readonly string[]): (heading: string) => Translated | undefined {
  const met = dictionaries
    .map(dictionary => ({
      dictionary,
      count: headings.filter(heading => isOwn(heading, dictionary)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return heading => {
    const isMet = ({ dictionary }: (typeof met)[number], at: number) => at === 0 || isOwn(heading, dictionary)
    const found = met.filter(isMet).flatMap(({ dictionary, count }) => {
      const one = translated(heading, dictionary)
      return one ? [{ ...one, isSure: count > 1 }] : []
    })
    // A table in two languages has headings of both.
    return found.find(({ share }) => share === 1) ?? found[0]
  }
}
