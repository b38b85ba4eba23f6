import { entityTypes } from '#model/cards/person/entity-types.ts'
import type { PersonCard } from '#model/cards/person/sections.ts'
import type { Translated } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import type { DemoCard, WithFate } from '../../writing/demo-card.ts'
import type { Written } from '../../writing/written.ts'
import { type BriefEntity, type Cited, citations, description, entity, type Tie } from './entity.ts'
import { type TermWords, termWords } from './words.ts'

type WrittenPerson = Written<PersonCard>

/** What most persons and bodies say. */
interface Brief extends BriefEntity {
  readonly name: string
  readonly also?: readonly string[]
  /** Of birth and death, of foundation and dissolution. */
  readonly years?: readonly [begin: string, end?: string]
  /** 'pittore', of a body 'museo'. */
  readonly is?: string
  readonly nation?: string
  /** Where they worked, where a body has its seat. */
  readonly at?: readonly string[]
  readonly about?: Translated
  readonly ties?: readonly Tie[]
  /** 'Wikidata Q1425' */
  readonly ids?: readonly string[]
  readonly cited?: Cited
  readonly papers?: readonly string[]
}

/** Where a person was born and died. */
interface Life {
  readonly born?: string
  readonly died?: string
}

export type DemoPerson = Brief & Life & WithFate<WrittenPerson>
export type DemoBody = Brief & WithFate<WrittenPerson>

const placesOf = (places: readonly (readonly [place: string | undefined, relation: string])[]) =>
  places.flatMap(([place, relation]) => (place === undefined ? [] : [{ place, relation }]))

function common({ name, also = [], nation, about, ties, ids, cited, papers }: Brief, text: string) {
  return {
    names: [{ name, preferred: true }, ...also.map(other => ({ name: other }))],
    ...(nation && { nationalities: nation }),
    ...(about && { descriptions: description(about, text) }),
    ...(ties && { relatedPersons: ties.map(([association, person]) => ({ person, association })) }),
    ...(ids && { identifiers: ids.map(identifier => ({ identifier })) }),
    ...(cited && { bibliography: citations(cited) }),
    ...(papers && { documents: papers.map(document => ({ document })) }),
  } as WrittenPerson
}

function person(brief: Omit<DemoPerson, 'draft'>, words: TermWords): WrittenPerson {
  const {
    name,
    also,
    years,
    is,
    nation,
    born,
    died,
    at = [],
    about,
    ties,
    ids,
    cited,
    papers,
    ...rest
  } = brief
  const [birthDate, deathDate] = years ?? []
  const places = placesOf([
    [born, words.born],
    [died, words.died],
    ...at.map(place => [place, words.active] as const),
  ])
  return {
    entityType: entityTypes.PERSON,
    ...common(brief, words.life),
    ...(birthDate && { birthDate }),
    ...(deathDate && { deathDate }),
    ...(is && { professions: is }),
    ...(places.length > 0 && { places }),
    ...rest,
  }
}

function body(brief: Omit<DemoBody, 'draft'>, words: TermWords): WrittenPerson {
  const { name, also, years, is, nation, at = [], about, ties, ids, cited, papers, ...rest } = brief
  const [foundationDate, dissolutionDate] = years ?? []
  return {
    entityType: entityTypes.ORGANIZATION,
    ...common(brief, words.told),
    ...(foundationDate && { foundationDate }),
    ...(dissolutionDate && { dissolutionDate }),
    ...(is && { organizationType: is }),
    ...(at.length > 0 && { places: placesOf(at.map(place => [place, words.seat])) }),
    ...rest,
  }
}

/** Persons, in the words of a museum's language. */
export const personsOf = (language: Language, persons: readonly DemoPerson[]): readonly DemoCard[] =>
  persons.map(each => entity('person', each, rest => person(rest, termWords(language))))

/** Bodies, in the words of a museum's language. */
export const bodiesOf = (language: Language, bodies: readonly DemoBody[]): readonly DemoCard[] =>
  bodies.map(each => entity('organization', each, rest => body(rest, termWords(language))))
