import { readFileSync } from 'node:fs'
import type { CitationStyle } from '#model/bibliography/citation-styles.ts'
import type { Language } from '#model/languages.ts'

/** XML as it is kept: name, attributes, children. */
interface Kept {
  readonly n: string
  readonly a?: Readonly<Record<string, string>>
  readonly c?: readonly (Kept | string)[]
}

/** XML as the processor takes it. */
interface Node {
  readonly name: string
  readonly attrs: Readonly<Record<string, string>>
  readonly children: readonly (Node | string)[]
}

/** The processor asks for the text of every term, of an empty one too. */
const nodeOf = ({ n, a = {}, c = [] }: Kept): Node => ({
  name: n,
  attrs: { ...a },
  children:
    n === 'term' && c.length === 0 ? [''] : c.map(each => (typeof each === 'string' ? each : nodeOf(each))),
})

const read = (file: string): Node =>
  nodeOf(JSON.parse(readFileSync(new URL(`../csl/${file}.json`, import.meta.url), 'utf8')) as Kept)

const styleFiles: Readonly<Record<CitationStyle, string>> = {
  'chicago-author-date': 'chicago-author-date',
  'chicago-notes': 'chicago-fullnote-bibliography',
  apa: 'apa',
  mla: 'modern-language-association',
  harvard: 'harvard-cite-them-right',
  iso690: 'iso690-author-date-en',
  dai: 'deutsches-archaologisches-institut',
  aja: 'american-journal-of-archaeology',
  'archeologia-classica': 'archeologia-classica',
  vancouver: 'vancouver',
}

/** A standard whose words depend on the language has a style for each that was written. */
const germanStyles: Readonly<Partial<Record<CitationStyle, string>>> = { iso690: 'iso690-author-date-de' }

const localeTags: Readonly<Record<Language, string>> = { en: 'en-US', it: 'it-IT', de: 'de-DE', pl: 'pl-PL' }

/** The style as the processor takes it; it may change it, so each gets its own. */
export const styleNode = (style: CitationStyle, language: Language): unknown =>
  read(`styles/${(language === 'de' ? germanStyles[style] : undefined) ?? styleFiles[style]}`)

export const localeTag = (language: Language): string => localeTags[language]

/** A locale by its tag; the American one where there is none of that language. */
export function localeNode(tag: string): unknown {
  const known = [...Object.values(localeTags), 'en-GB']
  const found = known.find(each => each === tag) ?? known.find(each => each.slice(0, 2) === tag.slice(0, 2))
  return read(`locales/${found ?? localeTags.en}`)
}
