import type { SeenColumn } from './cell-signs.ts'
import { translatorFor } from './foreign-headings.ts'
import {
  headingWords,
  readingsOf,
  sharedBeginnings,
  singular,
  spaced,
  withoutVersions,
} from './heading-words.ts'
import { general, vocabulary } from './known-headings.ts'
import type { Target } from './mapping.ts'

/** A heading written otherwise: in English, without a code or a word that adds nothing, with what stands before it. */
export interface Version {
  readonly text: string
  /** From 0 to 1: how sure it is that this is meant. */
  readonly weight: number
  /** Only as a whole, and only where that names a field. */
  readonly isWhole?: boolean
  /** Only in a table of natural history. */
  readonly isNatural?: boolean
}

/** Words behind a thing that say only that its name is meant: 'style_title', 'materialTerm', 'entities.preferred_labels'. */
const naming: ReadonlySet<string> = new Set(
  'name|title|term|label|string|literal|preferred|displayname|prefname|value|list|info|summary|txt|clb|voc|grp'.split(
    '|',
  ),
)
const namingWeight = 0.87
/** Words for versions left out. */
const versioned = 0.75
const coded = 0.95
/** With what stands in brackets as a word like others: 'Artist (dates)'. */
const bracketed = 0.9
const inherited = 0.92
/** A single heading in another language may be a word of this one. */
const oneForeign = 0.8
/** A heading as it is, where it was put into English. */
const besideTranslation = 0.9

/** Details of a person in columns of their own behind the person's name. */
const ofLives: ReadonlySet<string> = new Set(
  'life|lifespan|life span|lived|born|died|birth|death|birth date|death date|date of birth|date of death|birth year|death year|nationality|nationalities|bio|biography|gender|sex|birthplace|birth place|place of birth|deathplace|death place|place of death|occupation'.split(
    '|',
  ),
)
/** Those that, elsewhere, tell of the object. */
const maybeOfLives: ReadonlySet<string> = new Set('dates|date|years|display date|life dates'.split('|'))

const isMaker = ({ path, reader }: Target): boolean => path === 'productions' && reader === 'makers'

/** The years of a life are apart as those of a production are not. */
const shortestLife = 18
const isLife = (text: string): boolean => {
  if (/\b(?:born|b\.|geb\.|died|gest\.|nato|ur\.)/i.test(text)) return true
  const [, from, to] = text.match(/\b(\d{4})\s*[-–—/]\s*(\d{4})\b/) ?? []
  return from !== undefined && Number(to) - Number(from) >= shortestLife
}

const codedName = /^\p{Lu}\p{Ll}{2}(?=\p{Lu}\p{Ll})/u

/** Share of the headings that begin with a code of three letters where tables of another program are joined to one: 'TitMainTitle'. */
const mostCoded = 0.6

/** Reads the headings of one table: each together with the others. */
export class HeadingVersions {
  readonly #columns: readonly SeenColumn[]
  readonly #beginnings: readonly string[]
  readonly #isCoded: boolean
  readonly #known = new Map<SeenColumn, readonly Version[]>()
  readonly #translate: ReturnType<typeof translatorFor>

  constructor(columns: readonly SeenColumn[]) {
    const names = columns.map(({ name }) => name)
    this.#columns = columns
    this.#beginnings = sharedBeginnings(names)
    const codes = names.flatMap(name => name.match(codedName)?.[0] ?? [])
    this.#isCoded = codes.length >= names.length * mostCoded && new Set(codes).size * 2 < codes.length
    this.#translate = translatorFor(names)
  }

  /** Returns how the heading of a column can be written, as it is first. */
  of(column: SeenColumn): readonly Version[] {
    const before = this.#known.get(column)
    if (before) return before
    const versions = this.#versionsOf(column)
    this.#known.set(column, versions)
    return versions
  }

  #versionsOf(column: SeenColumn): readonly Version[] {
    const { name } = column
    const beginning = this.#beginnings.find(begin => name.startsWith(begin)) ?? ''
    const bare = spaced(name.slice(beginning.length), vocabulary)
    const foreign = this.#translate(name)
    const own = foreign?.isSure && foreign.share === 1 ? besideTranslation : 1
    const shorter = withoutVersions(bare)
    const versions: Version[] = [{ text: name, weight: own }]
    if (isFormerNumber(foreign?.texts[0] ?? bare)) versions.push({ text: 'former number', weight: 1.05 })
    if (/[([]/.test(name)) versions.push({ text: name.replace(/[()[\]]/g, ' '), weight: bracketed })
    if (bare !== name) versions.push({ text: bare, weight: own })
    const [first = '', ...others] = headingWords(bare)
    if (others.length > 0 && standards.has(first)) versions.push({ text: others.join(' '), weight: coded })
    if (shorter !== '') versions.push({ text: shorter, weight: versioned, isWhole: true })
    if (this.#isCoded && codedName.test(name))
      versions.push({ text: name.replace(codedName, ''), weight: coded })
    for (const text of foreign?.texts ?? [])
      versions.push({ text, weight: (foreign?.isSure ? 1 : oneForeign) * (foreign?.share ?? 0) })
    if (foreign?.natural !== undefined)
      versions.push({ text: foreign.natural, weight: foreign.isSure ? 1 : oneForeign, isNatural: true })
    const priced = withoutUnit(bare)
    if (priced !== '') versions.push({ text: priced, weight: coded })
    const named = [bare, ...(foreign?.texts.slice(0, 1) ?? [])]
    for (const text of named)
      for (const rest of withoutNaming(text))
        versions.push({ text: rest, weight: namingWeight, isWhole: true })
    for (const head of headOf(bare)) versions.push({ text: head, weight: ofHead })
    if (this.#isOfMaker(column)) versions.push({ text: `artist ${singularOf(name)}`, weight: inherited })
    return versions
  }

  /** Returns true for a column that tells of the maker before it. */
  #isOfMaker(column: SeenColumn): boolean {
    const words = singularOf(column.name)
    const isOne = ofLives.has(words)
    if (!isOne && !(maybeOfLives.has(words) || maybeOfLives.has(headingWords(column.name).join(' '))))
      return false
    if (!isOne && column.samples.filter(isLife).length * 2 <= column.samples.length) return false
    const before = this.#columns.slice(0, this.#columns.indexOf(column)).toReversed()
    const maker = before.find(({ name }) => !ofLives.has(singularOf(name)))
    return maker !== undefined && namesMaker(maker.name)
  }
}

/** Names of standards and tables that a heading may begin with: 'dcTitle', 'edm_rights', 'tbl.title'. */
const standards: ReadonlySet<string> = new Set(
  'dc|dct|dcterms|edm|dwc|skos|ore|schema|mods|lido|crm|ca|tms|tbl|fld|txt|str|vra|cdwa|spectrum|marc'.split(
    '|',
  ),
)

/** Units and currencies behind what is counted in them: 'Wert in Euro', 'Maße (cm)'. */
const counted: ReadonlySet<string> = new Set(
  'cm|mm|m|kg|g|inch|inches|eur|euro|chf|pln|zl|zł|usd|gbp|dollar|dollars|fr|dm|lira|lire'.split('|'),
)

/** Returns what is left of a heading before a unit; empty where it names none. */
const withoutUnit = (heading: string): string => {
  const words = heading.split(/[\s_()[\].]/).filter(word => word !== '')
  const unit = words.pop()?.toLowerCase() ?? ''
  if (!counted.has(unit)) return ''
  if (/^(?:in|w)$/i.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/** Words that German puts last, and that mean the same whatever stands before them: 'Bildtitel', 'Trägermaterial'. */
const heads = [
  'masse',
  'mass',
  'titel',
  'material',
  'materialien',
  'beschreibung',
  'bemerkung',
  'bemerkungen',
  'technik',
  'standort',
  'hersteller',
  'datierung',
] as const
const ofHead = 0.65

function* headOf(heading: string): Generator<string> {
  const words = headingWords(heading)
  const last = words.at(-1) ?? ''
  for (const head of heads)
    if (last.length > head.length + 2 && last.endsWith(head)) yield head === 'mass' ? 'masse' : head
}

const formerly: ReadonlySet<string> = new Set(
  'former|previous|old|earlier|alt|alte|alter|fruhere|fruherer|ehemalige|vecchio|vecchi|precedente|precedenti|storico|antico|dawny|stary|poprzedni'.split(
    '|',
  ),
)

const isFormerNumber = (heading: string): boolean => {
  const words = headingWords(heading)
  return (
    words.some(word => formerly.has(word)) &&
    words.some(word => /^(?:number|inventory|accession)$/.test(word))
  )
}

const singularOf = (heading: string): string => singular(headingWords(heading)).join(' ')

const namesMaker = (heading: string): boolean =>
  readingsOf(heading).some(
    ({ words, weight }) =>
      weight >= namingWeight &&
      (general.get(words) ?? []).some(({ alias }) => alias.ways[0]?.some(isMaker) === true),
  )

/** Returns what is left of a heading before words that say only that a name is meant, where that is known. */
function* withoutNaming(heading: string): Generator<string> {
  const words = headingWords(heading)
  for (let count = words.length - 1; count > 0 && naming.has(singular(words)[count] ?? ''); count--) {
    const rest = words.slice(0, count).join(' ')
    if (general.has(rest) || general.has(singularOf(rest))) yield rest
  }
}
