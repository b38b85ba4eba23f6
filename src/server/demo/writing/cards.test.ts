import { expect, test } from 'vitest'
import { declarationOf } from '#model/cards/declarations.ts'
import type { ComplexDate } from '#model/dates/complex-date.ts'
import { readDate } from '#model/dates/reader/read-date.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { leafValues } from '#model/engine/values.ts'
import { withRefIds } from '#model/exchange/refs-by-name.ts'
import type { DateField } from '#model/kinds/date.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { starterTerms } from '#model/vocabularies/starter/index.ts'
import { nameKey } from '#model/vocabularies/starts.ts'
import { demoCollections } from '../objects/index.ts'
import { draftCard } from './draft-card.ts'
import { KnownCards } from './known-cards.ts'
import { namesOf } from './names-of.ts'
import { isOwnTerm } from './own-terms.ts'
import { roundsOf } from './rounds.ts'

const museums = Object.entries(demoCollections).map(([email, collection]) => {
  const cards = [...collection.entities, ...collection.objects].map(card =>
    draftCard(card, collection.language),
  )
  const drafts = cards.flatMap(({ first, later }) => [
    first,
    // A change is judged with what the card held before.
    ...later.map(change => ({ ...change, values: { ...first.values, ...change.values } })),
  ])
  const known = new KnownCards<true>()
  for (const { first } of cards) known.add(first, true)
  return { email, collection, cards, drafts, known }
})

test.each(museums)('Every card of $email is valid [C-E01]', ({ drafts, known }) => {
  for (const { declaration, values } of drafts) {
    const { problems, found } = problemList()
    const named = withRefIds(declaration, values, {
      term: () => '1',
      link: (types, name) => (known.find(types, name) ? '1' : undefined),
    })
    let row = 0
    parseCard(declaration, named, problems, () => `r${row++}`)
    expect([...found], namesOf(declaration, values).join(', ')).toEqual([])
  }
})

test.each(museums)('Every term of $email is a starter term or the museum’s own [C-V01]', ({ drafts }) => {
  const names = new Map(
    Object.entries(starterTerms()).map(([code, terms]) => [
      code,
      new Set(terms.flatMap(({ labels }) => Object.values(labels).map(nameKey))),
    ]),
  )
  const unknown = drafts
    .flatMap(({ refs }) => refs)
    .filter(({ vocabulary, name }) => {
      if (vocabulary === undefined || isOwnTerm(vocabulary as VocabularyCode, name)) return false
      return !names.get(vocabulary)?.has(nameKey(name.split('>').at(-1) ?? ''))
    })
  expect(unknown.map(({ vocabulary, name }) => `${vocabulary}: ${name}`)).toEqual([])
})

test.each(museums)(
  'Every date of $email is understood as it is written [C-E09]',
  ({ drafts, collection }) => {
    const doubtful = drafts.flatMap(({ declaration, values }) =>
      [...leafValues(fieldsOf(declaration), values)].flatMap(({ path, field, value }) => {
        if ((field as DateField).kind !== 'date') return []
        const { text = '' } = value as ComplexDate
        const { understood, problems } = readDate(text, collection.language)
        return understood && problems.length === 0
          ? []
          : [`${namesOf(declaration, values)[0]} ${path}: ${text}`]
      }),
    )
    expect(doubtful).toEqual([])
  },
)

test.each(museums)('Whoever and whatever is named by $email has a card [C-K08]', ({ cards, known }) => {
  const missing = cards
    .flatMap(({ first, later }) => [first, ...later])
    .flatMap(({ refs }) => refs)
    .filter(({ types, name }) => types && !known.find(types, name))
    .map(({ types = [], name }) => `${types[0]}: ${name}`)
  expect([...new Set(missing)].sort()).toEqual([])
})

test.each(museums)('What is linked by hand in $email is there', ({ collection, known }) => {
  const numbers = collection.entities.flatMap(({ linked = [] }) => linked)
  expect(numbers.filter(number => !known.find(['object'], number))).toEqual([])
})

test.each(museums)('No name by which a card of $email is called means two [C-K16]', ({ cards }) => {
  const called = cards.flatMap(({ first, later }) =>
    [first, ...later].flatMap(({ refs }) =>
      refs.flatMap(({ types = [], name }) => types.map(type => `${declarationOf(type)?.type} ${name}`)),
    ),
  )
  const names = cards.flatMap(({ first: { declaration, values } }) =>
    namesOf(declaration, values).map(name => `${declaration.type} ${name}`),
  )
  const doubtful = names.filter((name, at) => called.includes(name) && names.indexOf(name) !== at)
  expect(doubtful).toEqual([])
})

test.each(museums)('Cards of $email are written when those they name are there', ({ collection, cards }) => {
  const entities = cards.filter(({ demo }) => collection.entities.includes(demo))
  const rounds = roundsOf(entities)
  expect(rounds.flat()).toHaveLength(entities.length)
})
