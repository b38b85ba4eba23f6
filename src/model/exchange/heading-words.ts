import { fold } from '../text/fold.ts'

/** Prefixes that name a standard or a table, not the column: 'Dublin Core:Title', 'dcterms:title', 'dwc.genus', 'objects_common:title'. */
const prefix = /^(?:[A-Za-z][\w ]*:|(?:dc|dcterms|dwc|lido|ccd)\.)\s*(?=\S)/

/** Words that say what a table is about or how a column is shown, and so tell columns apart only where nothing else does. */
const fillers: ReadonlySet<string> = new Set(
  'name|verbatim|agent|database|db|in|object|objects|obj|item|artwork|work|artifact|artefact|record|field|display|text|main|primary|full|current|the|of|and|dell|dello|della|del|di|il|la|des|der|das|und|objekt|opera|bene|objet|obiekt|obiektu|zabytku|muzealia|muzealium'.split(
    '|',
  ),
)

/** Words that, alone at the end of a heading, say nothing of what it is about: 'dimension type', 'publish to'. */
const general: ReadonlySet<string> = new Set(
  'type|typ|tipo|value|wert|valore|name|nome|title|to|from|do|od|end|begin|date|datum|data|reference|relation|source|number|other|status|role|identifier|motiv|place|ort|gegenstand|object|count|group|gruppe|gruppo|grupa|category|categories|region|section'.split(
    '|',
  ),
)

/** Abbreviations in headings and words of other languages for a number, with the words they stand for. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acc: 'accession',
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

/** Separates words that are joined: 'accessionNumber', 'ObjectID', 'title2', 'acc_no', 'Acc.No'. */
const parted = (text: string): string =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/#/g, ' # ')

/** Returns the words of a heading: without accents, case and punctuation, abbreviations written out. */
const wordsOf = (text: string): readonly string[] =>
  fold(parted(text))
    .split(/[^\p{L}\p{N}#]+/u)
    .filter(word => word !== '')
    .flatMap(word => (abbreviations.get(word) ?? word).split(' '))

/** Returns words in the singular, as far as an 's' tells: names of fields are folded alike, whatever the word. */
export const singular = (words: readonly string[]): readonly string[] =>
  words.map(word => (word.length > 4 ? word.replace(/s$/, '') : word))

/** A heading read in one way. */
export interface Reading {
  readonly words: string
  /** Between 0 and 1: 1 for the heading as it is written, less the more was left out. */
  readonly weight: number
}

/** Returns true when a heading counts: 'Subject 2', 'title3'. */
export const isFurther = (heading: string): boolean => {
  const last = wordsOf(heading).at(-1) ?? ''
  return /^\d+$/.test(last) && Number(last) > 1
}

const isNumber = (word = ''): boolean => /^\d+$/.test(word)

/** A code before its name: 'OGTD - Definizione'. */
const coded = /^([A-Z]{3,5})\s+-\s+/

/**
 * Returns how a heading can be read, the most literal reading first: as it is written, without the standard or the code it names, without
 * brackets, without a number at its end, without words that say nothing, in the singular, before a slash; at last only what it ends or begins with.
 */
export function readingsOf(heading: string): readonly Reading[] {
  const readings = new Map<string, number>()
  const add = (words: readonly string[], weight: number): void => {
    const text = words.join(' ')
    if (text !== '' && !readings.has(text)) readings.set(text, weight)
  }
  const [, code = ''] = heading.match(coded) ?? []
  const bare = heading.replace(coded, '').replace(prefix, '')
  const open = wordsOf(bare.replace(/[([{][^)\]}]*[)\]}]/g, ' '))
  const uncounted = isNumber(open.at(-1)) ? open.slice(0, -1) : open
  const telling = uncounted.filter(word => !fillers.has(word))
  const steps = bare.split(/_(?=\p{Lu})|\.| [›>] /u)
  add(wordsOf(heading), 1)
  add(wordsOf(code), 1)
  add(wordsOf(bare), 1)
  add(open, 0.97)
  add(uncounted, 0.95)
  add(telling, 0.9)
  add(singular(telling), 0.88)
  add(wordsOf(bare.replace(/\/.*/, '')), 0.9)
  if (steps.length > 1) add(wordsOf(steps.at(-1) ?? ''), 0.8)
  for (let count = telling.length - 1; count > 0; count--) {
    const end = telling.slice(-count)
    if (count > 1 || !general.has(end[0] ?? '')) add(singular(end), 0.6 + 0.1 * (count / telling.length))
    if (count > 1) add(singular(telling.slice(0, count)), 0.55 + 0.1 * (count / telling.length))
  }
  return [...readings].map(([words, weight]) => ({ words, weight }))
}
