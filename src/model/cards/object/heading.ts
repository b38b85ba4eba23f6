import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import { isSilent, qualifiedName } from '../../kinds/qualified-name.ts'
import { inLanguage } from '../../kinds/translated.ts'
import type { TermRef } from '../../kinds/values.ts'
import { type ObjectKind, objectKindsOf } from './categories.ts'
import { currentDetermination } from './current-determination.ts'
import { determinedName, italicsOf } from './natural/scientific-name.ts'
import type { ObjectCard } from './sections.ts'

interface Naming extends HeadingWords {
  /** The name of a term; empty without one. */
  name(ref: TermRef | undefined): string
  /** The title in the reader's language; empty without one. */
  readonly own: string
}

type Lines = Omit<CardHeading, 'number'>

/** Returns the texts that are not empty, each once, in one line. */
const line = (...texts: readonly string[]): string =>
  [...new Set(texts)].filter(text => text !== '').join(' · ')

/** Returns the first maker, with the qualifier of the attribution; else the culture. */
function makerOf({ productions = [] }: ObjectCard, { name, language }: Naming): string {
  const made = productions.find(({ agent }) => agent)
  return made
    ? qualifiedName(made.agent?.name ?? '', name(made.qualifier), language)
    : name(productions.find(({ culture }) => culture)?.culture)
}

/** Title, else the object name; its maker. */
const ofThing = (card: ObjectCard, naming: Naming): Lines => ({
  title: naming.own || naming.name(card.objectName),
  subtitle: makerOf(card, naming),
})

/** Returns the scientific name: that of the current determination, or else the first mineral or rock. */
function scientificName(card: ObjectCard, { name }: Naming): string {
  const determined = currentDetermination(card)
  const mineral = card.minerals?.[0]
  const rock = card.rockNames?.[0]
  const qualifier = name(determined?.qualifier)
  return (
    determinedName(determined?.name || name(determined?.taxon), isSilent(qualifier) ? '' : qualifier) ||
    name(mineral?.species) ||
    mineral?.imaName ||
    name(rock?.name) ||
    name(rock?.iugs)
  )
}

/** Branches whose names are not set in italics: 'quartz', 'granite'. */
const upright: ReadonlySet<ObjectKind> = new Set(['mineralogy', 'petrography'])

/** Title, else the scientific name, else the object name; the scientific name, where it is not the title, and the collection. */
function ofSpecimen(card: ObjectCard, naming: Naming): Lines {
  const scientific = scientificName(card, naming)
  const title = naming.own || scientific || naming.name(card.objectName)
  const collection = card.collections?.[0]?.collection?.name ?? ''
  const isUpright = objectKindsOf(card).some(kind => upright.has(kind))
  const italics = isUpright || !currentDetermination(card) ? [] : italicsOf(scientific)
  return {
    title,
    subtitle: line(scientific === title ? '' : scientific, collection),
    ...(italics.length > 0 && { italics }),
  }
}

/** Title, else the denomination; authority and mint, else as of any thing. */
function ofCoin(card: ObjectCard, naming: Naming): Lines {
  const { name, own } = naming
  const [issuer] = card.issuers ?? []
  const struck = line(issuer?.authority?.name || name(issuer?.state), name(card.mints?.[0]))
  return {
    title: own || name(card.denomination) || name(card.objectName),
    subtitle: struck || makerOf(card, naming),
  }
}

/** Headings of categories that are not known by title and maker. */
const byKind: { readonly [Kind in ObjectKind]?: (card: ObjectCard, naming: Naming) => Lines } = {
  naturalistic: ofSpecimen,
  numismatic: ofCoin,
}

/** Heading of an object by its category (C-O03, C-K18): number, name, and what else it is known by. */
export function objectHeading(card: ObjectCard, words: HeadingWords): CardHeading {
  const naming: Naming = {
    ...words,
    name: ref => (ref ? ref.name || words.term(ref.id) : ''),
    own: card.title ? inLanguage(card.title, words.language) : '',
  }
  const [kind] = objectKindsOf(card)
  const lines = ((kind && byKind[kind]) ?? ofThing)(card, naming)
  return { number: card.objectNumbers?.[0]?.objectNumber ?? '', ...lines }
}
