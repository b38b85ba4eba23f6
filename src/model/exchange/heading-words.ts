import { fold } from '../text/fold.ts'

/** Prefixes that name a standard or a table, not the column: 'Dublin Core:Title', 'dcterms:title', 'dwc.genus', 'objects_common:title'. */
const prefix = /^(?:[A-Za-z][\w ]*:|(?:dc|dcterms|dwc|lido|ccd)\.)\s*(?=\S)/

/** Words that say what a table is about or how a column is shown, and so tell columns apart only where nothing else does. */
const fillers: ReadonlySet<string> = new Set(
  'est|approx|approximate|any|name|verbatim|agent|database|db|tbl|tab|in|object|objects|obj|item|artwork|work|artifact|artefact|record|field|display|text|main|primary|full|current|the|of|and|dell|dello|della|del|di|il|la|des|der|das|und|objekt|opera|bene|objet|obiekt|obiektu|zabytku|muzealia|muzealium'.split(
    '|',
  ),
)

/** Words that, alone at the end of a heading, say nothing of what it is about: 'dimension type', 'publish to'. */
const general: ReadonlySet<string> = new Set(
  'ref|code|codice|kod|type|typ|tipo|value|wert|valore|name|nome|title|titles|to|from|do|od|von|bis|dal|al|end|begin|date|datum|data|reference|relation|source|number|other|status|role|identifier|motiv|place|ort|gegenstand|object|count|group|gruppe|gruppo|grupa|category|categories|region|section|prefix|suffix|qualifier|life'.split(
    '|',
  ),
)

/** Those of them that say nothing either as the last step of a path: 'dimension.value'. */
const vague: ReadonlySet<string> = new Set(
  'type|typ|tipo|rodzaj|value|wert|valore|wartosc|role|status|other|from|to|do|od|end|begin|unit|part'.split(
    '|',
  ),
)

/** Abbreviations in headings and words of other languages for a number, with the words they stand for. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acc: 'accession',
    obv: 'obverse',
    sygn: 'sygnatura',
    rev: 'reverse',
    kat: 'catalogue',
    acq: 'acquisition',
    inv: 'inventory',
    cat: 'catalogue',
    catalog: 'catalogue',
    cataloged: 'catalogued',
    cataloger: 'cataloguer',
    no: 'number',
    nr: 'number',
    num: 'number',
    numb: 'number',
    nbr: 'number',
    '#': 'number',
    nummer: 'number',
    numer: 'number',
    numero: 'number',
    inventarnummer: 'inventory number',
    inventar: 'inventory',
    inventario: 'inventory',
    inwentarzowy: 'inventory',
    inw: 'inventory',
    manu: 'manufacture',
    manufacturing: 'manufacture',
    desc: 'description',
    descr: 'description',
    dims: 'dimensions',
    dim: 'dimensions',
    loc: 'location',
    mat: 'material',
    qty: 'quantity',
    coll: 'collection',
    color: 'colour',
    license: 'licence',
    organization: 'organisation',
    storage: 'store',
  }),
)

/** The words that stand for others in headings. */
export const abbreviatedWords: readonly string[] = [...abbreviations.keys()].filter(word =>
  /^[a-z]{4,}$/.test(word),
)

/** Separates words that are joined: 'accessionNumber', 'ObjectID', 'title2', 'acc_no', 'Acc.No'. */
const parted = (text: string): string =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/#/g, ' # ')

/** Texts that are remembered: those of some tables. */
const mostRemembered = 4096

/** Remembers what a function returned for a text: the same headings are read in many ways. */
function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= mostRemembered) known.clear()
    const result = read(text)
    known.set(text, result)
    return result
  }
}

/** Returns the words of a heading: without accents, case and punctuation, abbreviations written out. */
export const headingWords: (text: string) => readonly string[] = remembering(text =>
  fold(parted(text.replace(/\bn°/giu, ' number ')))
    .split(/[^\p{L}\p{N}#]+/u)
    .filter(word => word !== '')
    // 'N. frammenti'
    .flatMap((word, at, all) =>
      word === 'n' && at === 0 && all.length > 1 ? 'number' : (abbreviations.get(word) ?? word).split(' '),
    ),
)

/** Returns words in the singular, as far as an 's' tells: names of fields are folded alike, whatever the word. */
export const singular = (words: readonly string[]): readonly string[] =>
  words.map(word => (word.length > 4 ? word.replace(/s$/, '') : word))

const isNumber = (word = ''): boolean => /^\d+$/.test(word)

const connectors: ReadonlySet<string> = new Set(
  'of|the|di|d|dell|dello|della|del|dei|degli|delle|des|der|das|zur|zum|und|w|z|do'.split('|'),
)
const recordWords: ReadonlySet<string> = new Set(
  'object|objects|obj|item|artwork|artifact|objekt|oggetto|opera|reperto|obiekt|obiektu|zabytku'.split('|'),
)

/** Returns the words of a heading that name a thing and what is told of it: without a standard, brackets, counts, and the kind of record. */
export function pairWordsOf(heading: string): readonly string[] {
  const words = headingWords(heading.replace(prefix, '').replace(/[([{][^)\]}]*[)\]}]/g, ' ')).filter(
    word => !connectors.has(word) && !isNumber(word),
  )
  return words.length > 2 && recordWords.has(words[0] ?? '') ? words.slice(1) : words
}

/** Returns the fewest known words that a run of letters is made of; undefined where it is none. */
function knownWordsIn(run: string, vocabulary: ReadonlySet<string>): readonly string[] | undefined {
  const ways: (readonly string[] | undefined)[] = [[]]
  for (let end = 1; end <= run.length; end++)
    for (let start = Math.max(0, end - 16); start <= end - 2; start++) {
      const before = ways[start]
      const word = run.slice(start, end)
      if (!before || !vocabulary.has(word) || (word.length < 3 && word !== 'id' && word !== 'by')) continue
      const now = ways[end]
      if (!now || before.length + 1 < now.length) ways[end] = [...before, word]
    }
  return ways[run.length]
}

/** The longest name of a column in one word. */
const longestRun = 40

/** Returns a heading of one run of small or capital letters in its words, as far as those are known: 'appraisalvaluedate', 'CONDITIONNOTES'. */
export function spaced(heading: string, vocabulary: ReadonlySet<string>): string {
  const run = fold(heading).trim()
  if (!/^[a-z]{6,}$/.test(run) || run.length > longestRun || vocabulary.has(run)) return heading
  if (!/^(?:\p{Ll}+|\p{Lu}+|\p{Lu}\p{Ll}+)$/u.test(heading.trim())) return heading
  return knownWordsIn(run, vocabulary)?.join(' ') ?? heading
}

/** Words behind what a column is about that say which of several it is, or how it is written. */
const versions: ReadonlySet<string> = new Set(
  'original|old|new|current|general|generale|ogolny|detailed|list|string|pl|en|de|it|fr|expression|main'.split(
    '|',
  ),
)

/** Returns the words of a heading before codes and words for versions: 'Titel Original S'. */
export function withoutVersions(heading: string): string {
  const words = headingWords(heading)
  let count = words.length
  while (
    count > 1 &&
    (versions.has(words[count - 1] ?? '') || /^(?:\p{L}|\d+\p{L}?)$/u.test(words[count - 1] ?? ''))
  )
    count--
  return count < words.length ? words.slice(0, count).join(' ') : ''
}

/** Returns true for a column by which another program sorts: 'SortNumber', 'Attribution sort'. */
export const isForSorting = (heading: string): boolean => {
  const words = headingWords(heading)
  return (
    words.length > 1 &&
    [words[0], words.at(-1)].some(word => /^sort(?:ierbare?|ierung|ed|ing)?$/.test(word ?? ''))
  )
}

/** Returns true for a key of another program: 'rights_type_id'. Numbers of objects that are called so are known by their name. */
export const isKey = (heading: string): boolean => {
  const words = headingWords(heading)
  return words.length > 1 && /^ids?$/.test(words.at(-1) ?? '')
}

/** Things that are counted: their number is no name of anything. */
const counted =
  /\b(?:page|pages|phone|telephone|fax|seiten|pagine|stron|copies|sheets|fragments|parts|pieces|items|objects|images|views|teile|stuck|pezzi|sztuk|czesci|zip|postal|house|order|sequence|row|lat|long)\b/

/** Returns true for a number by which something is known, whatever it is called: 'DreyfusNumber', 'Numer depozytowy'. */
export const isSomeNumber = (heading: string): boolean => {
  const words = headingWords(heading)
  return (
    (words.length > 1 || /.nummer$/.test(words[0] ?? '')) &&
    (words[0] === 'number' || words.at(-1) === 'number' || /.nummer$/.test(words.at(-1) ?? '')) &&
    !/\b(?:of|von|di|der|liczba|anzahl)\b/i.test(heading) &&
    !counted.test(words.join(' '))
  )
}

/** Share of the columns that begin alike in a table whose headings name the record: 'Object_Title', 'ObjTitle', 'ca_objects.idno'. */
const mostBegin = 0.6
const leading = /^(?:[\p{L}]+[_.:\s]|\p{Lu}\p{Ll}+(?=\p{Lu}))(?=.)/u

/** Returns what many headings of a table begin with, the longest first: 'ca_objects.' and 'ca_'. */
export function sharedBeginnings(headings: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const heading of headings) {
    let begin = ''
    // 'ca_objects.' has two steps.
    for (let step = 0; step < 2; step++) {
      const [next] = heading.slice(begin.length).match(leading) ?? []
      if (!next) break
      begin += next
      counts.set(begin, (counts.get(begin) ?? 0) + 1)
    }
  }
  const shared = [...counts].filter(([, count]) => count > 3 && count >= headings.length * mostBegin)
  return shared.map(([begin]) => begin).toSorted((one, other) => other.length - one.length)
}

/** A heading read in one way. */
export interface Reading {
  readonly words: string
  /** Between 0 and 1: 1 for the heading as it is written, less the more was left out. */
  readonly weight: number
}

/** Returns true when a heading counts: 'Subject 2', 'title3'. */
export const isFurther = (heading: string): boolean => {
  const last = headingWords(heading).at(-1) ?? ''
  return /^\d+$/.test(last) && Number(last) > 1
}

/** A code before its name: 'OGTD - Definizione'. */
const coded = /^([A-Z]{3,5})\s+-\s+/

/**
 * Returns how a heading can be read, the most literal reading first: as it is written, without the standard or the code it names, without
 * brackets, without a number at its end, without words that say nothing, in the singular, before a slash; at last only what it ends or begins with.
 */
export const readingsOf: (heading: string) => readonly Reading[] = remembering(heading => {
  const readings = new Map<string, number>()
  const add = (words: readonly string[], weight: number): void => {
    const text = words.join(' ')
    if (text !== '' && !readings.has(text)) readings.set(text, weight)
  }
  const [, code = ''] = heading.match(coded) ?? []
  const bare = heading.replace(coded, '').replace(prefix, '')
  const open = headingWords(bare.replace(/[([{][^)\]}]*[)\]}]/g, ' '))
  const uncounted = isNumber(open.at(-1)) ? open.slice(0, -1) : open
  const telling = uncounted.filter(word => !fillers.has(word))
  const steps = bare.split(/_(?=\p{Lu})|\.| [›>] /u)
  add(headingWords(heading), 1)
  add(headingWords(code), 1)
  add(headingWords(bare), 1)
  add(open, 0.97)
  add(uncounted, 0.95)
  add(telling, 0.9)
  add(singular(telling), 0.88)
  add(headingWords(bare.replace(/\/.*/, '')), 0.9)
  const [before = ''] = bare.split(/[/&+,;]| (?:and|und|or|ou|oder|eller|e|i|lub) /iu)
  add(headingWords(before), 0.86)
  const step = headingWords(steps.at(-1) ?? '')
  if (steps.length > 1 && !(step.length === 1 && vague.has(step[0] ?? ''))) add(step, 0.8)
  for (let count = telling.length - 1; count > 0; count--) {
    const end = telling.slice(-count)
    if (count > 1 || !general.has(end[0] ?? '')) add(singular(end), 0.6 + 0.1 * (count / telling.length))
    if (count > 1) add(singular(telling.slice(0, count)), 0.55 + 0.1 * (count / telling.length))
  }
  return [...readings].map(([words, weight]) => ({ words, weight }))
})
