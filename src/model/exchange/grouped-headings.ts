import { gathering } from './alias.ts'
import { details, specimenThings, type Thing, things, to } from './heading-things.ts'
import { pairWordsOf } from './heading-words.ts'
import type { Target } from './mapping.ts'

/*
 * Headings that name a thing and what is told of it: 'titleType', 'dimension.value', 'Erwerbungsdatum', 'Data acquisizione', 'ConditionNotes'.
 * Only the pair of both says what the column is: a 'value' alone is an insurance value, that of a dimension is none.
 */

type Known = ReadonlyMap<string, Thing['of']>

const byName = (some: readonly Thing[]): Known =>
  new Map(some.flatMap(({ names, of }) => names.split('|').map(name => [name, of] as const)))

const known = { general: byName(things), specimens: byName([...things, ...specimenThings]) }

const kindsOf = new Map<string, string[]>()
for (const [kind, words] of Object.entries(details))
  for (const word of words.split('|')) kindsOf.set(word, [...(kindsOf.get(word) ?? []), kind])

/** Details that may come before their thing: 'Data acquisizione', 'date of acquisition'. Others are part of a name there: 'part condition'. */
const leading: ReadonlySet<string> = new Set(
  'who|when|where|tipo|tipologia|rodzaj|modalita|modo|sposob|forma|metodo|valore|wartosc|value|note|uwagi|osservazioni|annotazioni|descrizione|opis|specifiche|notes|remarks|description|comments|data|date|datum|anno|rok|year|nome|osoba|nazwisko|responsabile|name|fonte|zrodlo|source|quelle|luogo|miejsce|place|ort|localita|lingua|jezyk|sprache|language|titolare|wlasciciel|holder|prezzo|cena|price|motivo|powod|cel|scopo|unita|jednostka|unit|ruolo|rola|role|motivazione|podstawa|posizione|polozenie|zalecenia|raccomandazioni|numero|number'.split(
    '|',
  ),
)

/** Details that, read alone, would be taken for something else than they are of this thing. */
const misleading: ReadonlySet<string> = new Set(
  'type|method|amount|date|by|life|role|qualifier|unit|source|price|basis|latitude|longitude'.split('|'),
)

/** Words that German puts behind a thing in one: 'Erwerbungsdatum', 'Zustandsbeschreibung'. */
const compounded = [...kindsOf.keys()].filter(word => word.length > 2 && !word.includes(' '))

/** The words of all things and details. */
export const pairedWords: readonly string[] = [...known.specimens.keys(), ...kindsOf.keys()]

/** Returns true for words that name measurements in general: before a dimension they add nothing. */
export const areDimensions = (words: string): boolean =>
  known.general.get(words) === known.general.get('dimension')

/** Returns the words of a heading, with compounds of a thing and what is told of it taken apart. */
const takenApart = (words: readonly string[], names: Known): readonly string[] =>
  words.flatMap(word => {
    if (names.has(word) || kindsOf.has(word)) return [word]
    for (const end of compounded) {
      if (!word.endsWith(end)) continue
      const stem = word.slice(0, -end.length)
      const thing = [stem, stem.replace(/e?[sn]$/, ''), `${stem}e`].find(each => names.has(each))
      if (thing) return [thing, end]
    }
    return [word]
  })

/** A meaning of a heading, and how much of it was read. */
export interface GroupedMeaning {
  /** Empty: the column is left out. */
  readonly targets: readonly Target[]
  /** From 0 to 1: 1 where every word was. */
  readonly share: number
  /** True for what is told of pictures and files: nothing of it is the object's. */
  readonly isOfMedia: boolean
}

/** Returns the thing at an end of some words, the longest name first, with how many words that are. */
function thingIn(
  words: readonly string[],
  names: Known,
  isFirst: boolean,
): readonly [Thing['of'], number] | undefined {
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const some = isFirst ? words.slice(0, count) : words.slice(-count)
    const of = names.get(some.join(' '))
    if (of) return [of, count]
  }
  return undefined
}

const isNothing = (of: Thing['of']): boolean => Object.keys(of).length === 0

/** Returns the meaning of a detail of a thing; undefined where a heading with those words may mean something else. */
function meaningIn(of: Thing['of'], kinds: readonly string[]): readonly Target[] | undefined {
  const kind = kinds.find(each => of[each])
  if (kind !== undefined) return of[kind]
  if (isNothing(of)) return []
  if (kinds.includes('note')) return to(gathering)
  return kinds.some(each => misleading.has(each)) ? [] : undefined
}

/**
 * Returns what a heading of a thing and a detail of it means: in English and German the detail comes last, in Italian and Polish first.
 * A detail that a record has no field for is left out rather than taken for something else; undefined where the words are no such pair.
 */
export function groupedMeaning(
  heading: readonly string[],
  isOfSpecimens: boolean,
): GroupedMeaning | undefined {
  const names = isOfSpecimens ? known.specimens : known.general
  const words = takenApart(heading, names)
  let best: GroupedMeaning | undefined
  for (const isLast of [true, false])
    for (const count of [2, 1]) {
      if (words.length <= count) continue
      const some = (isLast ? words.slice(-count) : words.slice(0, count)).join(' ')
      const kinds = isLast || leading.has(some) ? kindsOf.get(some) : undefined
      const rest = isLast ? words.slice(0, -count) : words.slice(count)
      const found = kinds && thingIn(rest, names, !isLast)
      const targets = found && meaningIn(found[0], kinds)
      if (!targets) continue
      const share = (count + found[1]) / words.length
      if (!best || share > best.share || (share === best.share && best.targets.length === 0))
        best = { targets, share, isOfMedia: isNothing(found[0]) }
    }
  const first = best ? undefined : thingIn(words, names, true)
  return first && isNothing(first[0]) && words.length > 1
    ? { targets: [], share: 0.5, isOfMedia: true }
    : best
}

/** Returns true where a name, below the heading of a group, tells of what the group is about: 'Role' below 'Maker'. */
export function isDetailOf(group: string, name: string): boolean {
  if (group === '' || name === '') return false
  const found = groupedMeaning([...pairWordsOf(group), ...pairWordsOf(name)], false)
  return found?.share === 1 && found.targets.length > 0
}
