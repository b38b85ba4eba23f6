import type { ComplexDate, DateSide, Era } from '../../dates/complex-date.ts'
import { sideOf } from '../../dates/complex-date.ts'
import { showDate } from '../../dates/date-text.ts'
import { rangeOf } from '../../dates/range-of.ts'
import { dateOf } from '../../dates/tidy-date.ts'
import type { CardHeading, CardRule, HeadingWords } from '../../engine/define-card.ts'
import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { nameForReader } from '../../groups/name-for-reader.ts'
import type { Language } from '../../languages.ts'
import { email } from '../../validation/validators.ts'
import { entityTypeOf, entityTypes } from './entity-types.ts'
import type { PersonCard } from './sections.ts'
import { personSections } from './sections.ts'
import { organizationType, personType } from './type.ts'

const sideOfYear = (year: number): DateSide => {
  const era: Era = year > 0 ? 'AD' : 'BC'
  return { type: 'YEAR', era, point: { year: year > 0 ? year : 1 - year } }
}

/** Returns the year in which something began or ended, with its 'c.'; of a century the year at that end. */
function yearSide(date: ComplexDate | undefined, side: 'earliest' | 'latest'): DateSide | undefined {
  if (!date) return undefined
  const own = sideOf(date, side) ?? sideOf(date, 'earliest')
  if (own?.point && own.era !== 'BP') {
    const { year, qualifier } = own.point
    return { type: 'YEAR', era: own.era, point: { year, ...(qualifier && { qualifier }) } }
  }
  const range = rangeOf(date)
  const year = side === 'earliest' ? (range?.from ?? range?.to) : (range?.to ?? range?.from)
  return year === undefined || year === null ? undefined : sideOfYear(year)
}

/** Combines two dates into a range of years for lists and sorting; undefined when neither has a year. */
function yearsBetween(begin: ComplexDate | undefined, end: ComplexDate | undefined): ComplexDate | undefined {
  const [from, to] = [yearSide(begin, 'earliest'), yearSide(end, 'latest')]
  if (from) return dateOf(undefined, from, to)
  return to && dateOf(undefined, to)
}

/** Sets a missing type and derives the years. The type is a person unless a field implies an organisation. */
function settlePerson(card: PersonCard): PersonCard {
  const { lifeDates: _computed, ...rest } = card
  if (Object.keys(rest).length === 0) return rest
  const isPerson = entityTypeOf(rest) === 'person'
  const lived = isPerson
    ? yearsBetween(rest.birthDate, rest.deathDate)
    : yearsBetween(rest.foundationDate, rest.dissolutionDate)
  const lifeDates = lived ?? yearsBetween(rest.activityDate, rest.activityDate)
  return {
    ...rest,
    entityType: { id: isPerson ? entityTypes.PERSON : entityTypes.ORGANIZATION },
    ...(lifeDates && { lifeDates }),
  }
}

/** E-mail addresses must be valid. */
const emailIsOne: CardRule<PersonCard> = ({ contact }, problems) => {
  const problem = email(contact?.email)
  if (problem) problems.at('contact.email').add(problem)
}

/** Returns the life dates: '1697 – 1768', 'c. 1697 –', '– 1768'; an unknown end stays open. */
function years(card: PersonCard, language: Language): string {
  const { lifeDates, birthDate, deathDate, foundationDate, dissolutionDate } = card
  if (!lifeDates) return ''
  const isPerson = entityTypeOf(card) === 'person'
  const [begin, end] = isPerson ? [birthDate, deathDate] : [foundationDate, dissolutionDate]
  const shown = showDate(lifeDates, language)
  if (begin && !end) return `${shown} –`
  return end && !begin ? `– ${shown}` : shown
}

/**
 * Heading: name in the reader's language; second line to distinguish people of the same name: 'painter, Venice 1697 – 1768' (C-E02). For an organisation it starts
 * with the organisation type.
 */
function personHeading(card: PersonCard, words: HeadingWords): CardHeading {
  const term = (ref: { readonly id: string; readonly name?: string } | undefined): string =>
    ref ? ref.name || words.term(ref.id) : ''
  const isPerson = entityTypeOf(card) === 'person'
  const known = isPerson
    ? (card.professions?.[0] ?? card.roles?.[0])
    : (card.organizationType ?? card.roles?.[0])
  const place = card.places?.[0]?.place?.name ?? ''
  const where = [place, years(card, words.language)].filter(part => part !== '').join(' ')
  return {
    number: '',
    ...nameForReader(card.names, words),
    subtitle: [term(known), where].filter(part => part !== '').join(', '),
  }
}

/** Years after birth in which a person without a date of death counts as living. */
const longestLife = 110

/** Returns the record of somebody who may be living with years instead of days: a place of birth has the day, too (O-W26). */
function reduceLiving(card: PersonCard, today: string): PersonCard {
  const { birthDate, deathDate } = card
  const birth = birthDate && rangeOf(birthDate)
  const latest = birth?.to ?? birth?.from
  const isPast = latest !== undefined && latest !== null && latest < Number(today.slice(0, 4)) - longestLife
  if (entityTypeOf(card) !== 'person' || deathDate || isPast) return card
  const { birthDate: _birth, activityDate, places, names, relatedPersons, ...rest } = card
  const inYears = <Row extends { readonly date?: ComplexDate | undefined }>(row: Row): Row => {
    const { date: _day, ...others } = row
    const year = yearsBetween(row.date, row.date)
    return { ...others, ...(year && { date: year }) } as Row
  }
  const [born, active] = [yearsBetween(birthDate, undefined), yearsBetween(activityDate, activityDate)]
  return {
    ...rest,
    ...(born && { birthDate: born }),
    ...(active && { activityDate: active }),
    ...(places && { places: places.map(inYears) }),
    ...(names && { names: names.map(inYears) }),
    ...(relatedPersons && { relatedPersons: relatedPersons.map(inYears) }),
  }
}

/** A person or an organisation, in one list (C-E02). */
export const personCard = defineCard({
  recordTypes: [personType, organizationType],
  typeOf: entityTypeOf,
  beginAs: type => ({
    entityType: { id: type === 'organization' ? entityTypes.ORGANIZATION : entityTypes.PERSON },
  }),
  path: '/api/v1/catalogue/persons',
  pages: entityPages('person', 'entities#persons'),
  sections: personSections,
  headingAliases: { shortDescription: 'subtitle' },
  permissions: 'entity',
  kinds: ['person', 'organization'],
  kindsOf: card => [entityTypeOf(card)],
  heading: personHeading,
  searchGroup: { name: 'PERSON_CARD', place: 3 },
  site: {
    kind: 'agent',
    namedUnpublished: true,
    texts: ['descriptions/description'],
    lifeLine: true,
    reduce: reduceLiving,
  },
  leads: true,
  columns: ['title', 'lifeDates', 'nationalities', 'professions', 'publishedOnWeb', 'links'],
  namePath: 'names/name',
  namedBy: ['names/name'],
  identifiedBy: ['identifiers/identifier'],
  rules: [emailIsOne],
  settle: settlePerson,
  notCloned: ['compilers'],
})
