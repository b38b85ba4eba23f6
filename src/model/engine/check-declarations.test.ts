import { expect, test } from 'vitest'
import { declarations } from '../cards/declarations.ts'
import { boolean, group, identifier, link, list, longText, measure, term, text } from '../kinds/build.ts'
import type { Fields } from '../kinds/field.ts'
import type { Papers } from '../papers/paper.ts'
import type { CardType } from '../record-types.ts'
import type { VocabularyCode } from '../vocabularies/definitions.ts'
import type { Freezes } from './aspects/freezes.ts'
import { roomWords } from './aspects/room-faults.ts'
import type { Rooms } from './aspects/rooms.ts'
import { checkDeclarations, DeclarationError, type Surroundings } from './check-declarations.ts'
import { type CardDeclaration, section } from './define-card.ts'
import { sampleCard } from './sample-card.fixture.ts'

const surroundings: Surroundings = { reserved: ['version', 'number', 'heading'], hasLabel: () => true }
const sample = sampleCard as unknown as CardDeclaration

/** Returns the faults of the sample declaration with these changes. */
function faults(changed: Partial<CardDeclaration>, around: Partial<Surroundings> = {}): readonly string[] {
  try {
    checkDeclarations([{ ...sample, ...changed }], { ...surroundings, ...around })
  } catch (error) {
    expect(error).toBeInstanceOf(DeclarationError)
    return (error as DeclarationError).faults
  }
  return []
}

const withFields = (fields: Fields) => ({ sections: { ...sample.sections, more: section(fields) } })

const finished: Freezes = {
  state: 'sort',
  guards: [],
  signers: ['KEEPER'],
  close: sample.permissions.update,
}

test('A right declaration starts the product', () => {
  expect(faults({})).toEqual([])
  expect(() => checkDeclarations(declarations, surroundings)).not.toThrow()
})

test.each<[string, Partial<CardDeclaration>, string]>([
  ['a key in two sections', withFields({ label: text() }), "field 'label' stands in two sections"],
  ['a key that every answer has', withFields({ version: text() }), "field 'version' has the name of a key"],
  ['a key that no path can hold', withFields({ 'a/b': text() }), "'a/b' is no name for a field"],
  [
    'a key in a group that no path can hold',
    withFields({ odd: group({ 'a.b': text() }) }),
    "'odd/a.b' is no name",
  ],
  [
    'a field of a row called id',
    withFields({ rows2: list({ id: text() }) }),
    "'rows2/id' has the name of the id",
  ],
  [
    'an unknown vocabulary',
    withFields({ odd: term('NOPE' as VocabularyCode) }),
    "'odd' is of the vocabulary 'NOPE', which is unknown",
  ],
  ['a link to no type', withFields({ odd: link(['ship' as CardType]) }), "'odd' links to 'ship'"],
  [
    'a link associated by a text',
    withFields({ odd: list({ to: link(['object'], { association: 'how' }), how: text() }) }),
    "'odd/to' is associated by 'how'",
  ],
  ['a facet of measures', withFields({ odd: measure({ facet: true }) }), "'odd' is a facet"],
  ['a facet of long texts', withFields({ odd: longText({ facet: true }) }), "'odd' is a facet"],
  ['a group as a column', withFields({ odd: group({ a: text() }, { column: true }) }), "'odd' holds fields"],
  [
    'the end of nothing that begins',
    withFields({ odd: group({ until: text({ ends: 'from' }) }) }),
    "'odd/until' ends what 'from' begins",
  ],
  ['an empty group', withFields({ odd: group({}) }), "'odd' has no fields"],
  [
    'a single row marked by a field that is not there',
    withFields({ odd: list({ a: boolean() }, { single: 'main' }) }),
    "'odd' marks a single row by 'main'",
  ],
  [
    'a single row marked by a text',
    withFields({ odd: list({ main: text() }, { single: 'main' }) }),
    "'odd' marks a single row by 'main'",
  ],
  [
    'two facets of one name',
    withFields({ publishedOnWeb: text({ facet: true }) }),
    "two facets are called 'publishedOnWeb'",
  ],
  [
    'a field that counts for no kind',
    withFields({ odd: text({ counts: ['boat'] }) }),
    "'odd' counts for 'boat'",
  ],
  [
    'a section for no kind',
    { sections: { ...sample.sections, more: section({ odd: text() }, { for: ['boat'] }) } },
    "section 'more' is for 'boat'",
  ],
  ['a field not cloned that is none', { notCloned: ['numbers/nummer'] }, "'numbers/nummer' is not cloned"],
  ['a number that is no field', { numberPath: 'numbers.nummer' }, "'numbers.nummer' numbers the card"],
  [
    'a number that is not unique',
    { ...withFields({ odd: identifier() }), numberPath: 'odd' },
    "'odd' numbers the card",
  ],
  [
    'nobody who may read',
    { permissions: { ...sample.permissions, read: [] } },
    'nobody is permitted to read',
  ],
  [
    'records kept apart by no facet',
    { apart: { path: 'label', ids: [] } },
    "'label' keeps records apart, but is no choice of the record that is a facet",
  ],
  [
    'things lost since a text',
    { lost: { path: 'sort', since: 'label' } },
    "'label' says since when something is lost, but is no day of the record",
  ],
  [
    'records kept apart by a choice there is not',
    { apart: { path: 'sort', ids: [2, 7] } },
    "'sort' keeps records apart by 7, which is none of its choices",
  ],
  ['nobody who may finish', { freezes: { ...finished, close: [] } }, 'nobody is permitted to finish'],
  ['nobody who signs', { freezes: { ...finished, signers: [] } }, 'nobody signs a record'],
  [
    'a state that is no choice',
    { freezes: { ...finished, state: 'label' } },
    "'label' holds the state of a record, but is no choice",
  ],
])('%s stops the start with a named error', (_what, changed, fault) => {
  expect(faults(changed)).toEqual([expect.stringContaining(fault)])
})

test.each([
  'section/rows',
  'kind/framed',
  'label',
  'parts/holes/depth',
  'row/parts/holes',
  'choice/sort/TWO',
])('A missing label of %s stops the start, and the error names the language [P-S16]', key => {
  expect(faults({}, { hasLabel: (language, _type, asked) => language !== 'pl' || asked !== key })).toEqual([
    `object: '${key}' has no label in 'pl'`,
  ])
})

test('Rooms show fields and ask questions that are declared, and their labels are in every language', () => {
  const rooms: Rooms = {
    area: 'borrowerRoom',
    opensFor: 'borrower',
    reveals: ['price'],
    shows: ['venue'],
    showsOfLines: ['part'],
    answers: { arrival: { sections: { arrival: section({ note: text() }) }, line: { note: text() } } },
  }
  const lacks = { hasLabel: (language: string, area: string) => area !== 'borrowerRoom' || language !== 'it' }
  expect(faults({ rooms }, lacks)).toEqual(
    [
      "'price' is revealed outside, but not shown there",
      "'borrower' is shown outside, but is no field",
      "'venue' is shown outside, but is no field",
      "'note' is asked of the whole and of its lines, too",
      "'part' is shown of lines outside, but is no field of the line",
      ...roomWords.map(word => `'${word}' has no label in 'it'`),
      "'answer/arrival' has no label in 'it'",
      "'section/arrival' has no label in 'it'",
      "'note' has no label in 'it'",
    ].map(fault => `object: ${fault}`),
  )
})

test('Rooms hand out files from a step on, by fields of the lines about them', () => {
  const rooms: Rooms = {
    area: 'borrowerRoom',
    opensFor: 'label',
    shows: [],
    showsOfLines: [],
    delivers: {
      from: 'sent',
      format: 'format',
      forms: { 7: { picture: 'jpeg' } },
      longestSide: 'side',
      credit: 'credit',
      deliveredOn: 'day',
    },
    answers: {},
  }
  expect(faults({ rooms })).toEqual(
    [
      'a room hands out files, but lines are about something else',
      "'sent' is no step, but files are handed out there",
      "'format' is no choice of the line, but files are handed out by it",
      "'side' is no number of the line, but files are handed out by it",
      "'credit' is no longText of the line, but files are handed out by it",
      "'day' is no day of the line, but files are handed out by it",
      "files are handed out as 7, which is none of 'format'",
    ].map(fault => `object: ${fault}`),
  )
})

test('Papers are of kinds that their type declares, have ids of their own, and their words are in every language [C-P12]', () => {
  const papers: Papers = {
    receipt: { kind: 'RECEIPT', blocks: say => [{ type: 'heading', text: say('title') }] },
    slip: { kind: 'LIST', blocks: (_, common) => [{ type: 'heading', text: common('objects') }] },
  }
  const [type] = sample.recordTypes
  const declared = [{ ...type, prints: { RECEIPT: {} } }] as const
  expect(faults({ papers })).toEqual([
    "object: paper 'receipt' is of the kind 'RECEIPT', which its type.ts does not declare",
  ])
  const lacks = {
    hasLabel: (language: string, _type: string, key: string) =>
      language !== 'de' || !/^(print|paper)\//.test(key),
  }
  expect(faults({ papers, recordTypes: declared }, lacks)).toEqual(
    ['print/RECEIPT', 'print/RECEIPT/many', 'paper/receipt', 'paper/slip', 'paper/word/title'].map(
      key => `object: '${key}' has no label in 'de'`,
    ),
  )
  expect(() =>
    checkDeclarations(
      [
        { ...sample, papers },
        { ...sample, papers },
      ],
      surroundings,
    ),
  ).toThrow('- receipt: is the id of two papers')
})

test('The next free ids are reported for types without ids, or with ids in use', () => {
  const [type] = sample.recordTypes
  const added = (id: number, firstId: number): CardDeclaration => ({
    ...sample,
    path: '/api/v1/ships',
    recordTypes: [
      {
        ...type,
        type: 'ship' as CardType,
        name: 'SHIP',
        id,
        module: { name: 'ship', of: 'entity', firstId },
      },
    ],
  })
  const faultsWith = (declaration: CardDeclaration) =>
    expect(() => checkDeclarations([sample, declaration], surroundings))
  const { id } = type
  faultsWith(added(0, 0)).toThrow(`- ship: has no id; the next free one is ${id + 1}`)
  faultsWith(added(0, 0)).toThrow(/ship: has no firstId; the next free one is \d+/)
  faultsWith(added(id, 1)).toThrow(`- ${id}: is the id of two types; the next free one is ${id + 1}`)
  faultsWith(added(id, 1)).toThrow(/- 1: is the id of two permissions; the next free firstId is \d+/)
})

test('Two declarations with the same type or address stop the start; all faults are reported together', () => {
  const wrong = { ...sample, ...withFields({ version: text({ counts: ['boat'] }) }) }
  expect(() => checkDeclarations([sample, wrong], surroundings)).toThrow(
    /declared twice.*address of two types.*version.*boat/s,
  )
})
