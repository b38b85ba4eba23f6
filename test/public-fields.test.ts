// What the public sees of a record: a word in every field, and the gate through which all of them go.
import { describe, expect, test } from 'vitest'
import { declarationOf, declarations } from '#model/cards/declarations.ts'
import { objectCategories } from '#model/cards/object/categories.ts'
import { sectionsOf } from '#model/engine/completeness.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { type FieldRules, publicityOf, shownToPublic } from '#model/engine/publicity.ts'
import type { Field } from '#model/kinds/field.ts'
import { type Language, languages } from '#model/languages.ts'
import { type Gate, type PublicNames, publicProjection } from '#model/open/public-card.ts'
import type { cardTypes } from '#model/record-types.ts'
import { documentFor, leavesOf } from './matrix/documents.ts'
import { samples } from './matrix/samples.ts'

const published = declarations.filter(({ site }) => site)

const inAll = (name: string) =>
  Object.fromEntries(languages.map(language => [language, name])) as Record<Language, string>

/** A record with a word of its own in every field; terms and links are called by the word of their field. */
function filled(declaration: CardDeclaration, turn: 0 | 1, { page = false, rules = {} as FieldRules } = {}) {
  const leaves = leavesOf(declaration)
  const called = new Map<string, { names: PublicNames; types: readonly string[] }>()
  const words = new Map<string, string>()
  const values = documentFor(declaration, (field, path) => {
    const at = leaves.findIndex(leaf => leaf.path === path)
    const word = `zq${at}x${turn}`
    const id = String(770_000 + at)
    words.set(path, word)
    const refer = (types: readonly string[]) => {
      called.set(id, { names: inAll(`Called ${word}`), types })
      return id
    }
    if (field.kind === 'boolean' && publicityOf(declaration).get(path) === 'never') return undefined
    return samples[field.kind].right(field as never, {
      word,
      turn,
      stock: { term: () => refer([]), card: refer },
    })
  })
  const ofItsKind = new Set(
    sectionsOf(declaration, values).flatMap(name => Object.keys(declaration.sections[name]?.fields ?? {})),
  )
  const gate: Gate = {
    rules,
    today: '2026-11-29',
    term: id => called.get(id),
    link(id) {
      const known = called.get(id)
      const type = known?.types[0] as keyof typeof cardTypes | undefined
      return (
        known &&
        type && { names: known.names, type, ...(page && { page: { kind: 'object', name: 'b2c3d4f5z' } }) }
      )
    },
  }
  return {
    leaves: leaves.filter(({ path }) => ofItsKind.has(path.split('/')[0] ?? '')),
    words,
    values: values as CardValues,
    gate,
  }
}

/** Kinds whose values hold the word of their field. */
const wordy = new Set([
  'text',
  'longText',
  'translated',
  'identifier',
  'authority',
  'url',
  'term',
  'terms',
  'link',
])

/** A plain name stands in public only where it cannot be what is left of a hidden record. */
const mayName = (field: Field, turn: 0 | 1): boolean =>
  !('named' in field && field.named === true && turn === 0) ||
  (field as unknown as { readonly types: readonly string[] }).types.every(
    type => declarationOf(type)?.site?.namedUnpublished === true,
  )

describe.each(published)('The public record of type $type', declaration => {
  const see = (made: ReturnType<typeof filled>) =>
    JSON.stringify(publicProjection(declaration, made.values, made.gate))

  test.each([0, 1] as const)(
    'says what its declaration shows, and no word of anything else (%d) [O-W20] [O-W22] [O-W23]',
    turn => {
      const made = filled(declaration, turn, { page: true })
      const isShown = shownToPublic(declaration, {})
      const seen = see(made)
      for (const { path, field } of made.leaves) {
        const word = made.words.get(path) ?? ''
        if (wordy.has(field.kind))
          expect([path, seen.includes(word)]).toEqual([path, isShown(path) && mayName(field, turn)])
      }
    },
  )

  test('shows and holds back what the museum decides, and never what is private [O-W21] [O-W22]', () => {
    const publicity = publicityOf(declaration)
    const decide = (shown: boolean) => Object.fromEntries([...publicity.keys()].map(path => [path, shown]))
    const [all, none] = [
      filled(declaration, 0, { page: true, rules: decide(true) }),
      filled(declaration, 0, { page: true, rules: decide(false) }),
    ]
    const [most, least] = [see(all), see(none)]
    for (const { path, field } of all.leaves) {
      if (!wordy.has(field.kind)) continue
      const word = all.words.get(path) ?? ''
      const says = publicity.get(path)
      expect([path, most.includes(word)]).toEqual([path, says !== 'never' && mayName(field, 0)])
      expect([path, least.includes(word)]).toEqual([path, says === 'always'])
    }
  })

  test('has no id of the museum in it [O-W11]', () => {
    for (const page of [false, true]) {
      const made = filled(declaration, 1, { page, rules: {} })
      expect(see(made)).not.toMatch(/77\d{4}/)
    }
  })

  test('names a hidden record only where its name is the fact, and else not even its existence [O-W25]', () => {
    const made = filled(declaration, 1)
    const seen = see(made)
    const isShown = shownToPublic(declaration, {})
    for (const { path, field } of made.leaves) {
      if (field.kind !== 'link' || !isShown(path)) continue
      const [type] = (field as unknown as { types: readonly string[] }).types
      const target = declarations.find(({ types }) => (types as readonly string[]).includes(type ?? ''))
      expect([path, seen.includes(made.words.get(path) ?? '')]).toEqual([
        path,
        target?.site?.namedUnpublished === true,
      ])
    }
  })
})

test('A name that the product derives is held back with what it comes from [O-W22]', () => {
  const object = declarations.find(({ type }) => type === 'object')
  const values = { productions: [{ agent: { name: 'Maker' } }], author: { name: 'Maker' } }
  const see = (rules: FieldRules) =>
    object &&
    JSON.stringify(
      publicProjection(object, values, {
        rules,
        today: '2026-11-29',
        term: () => undefined,
        link: () => undefined,
      }),
    )
  expect(see({})).toContain('Maker')
  expect(see({ productions: false })).not.toContain('Maker')
  expect(see({ 'productions/agent': false })).not.toContain('Maker')
})

test('Whatever leads to a sensitive place or find spot is withheld with it [O-W24]', () => {
  const see = (type: string, values: CardValues) => {
    const declaration = declarations.find(each => each.type === type)
    return (
      declaration &&
      JSON.stringify(
        publicProjection(declaration, values, {
          rules: {},
          today: '2026-11-29',
          term: () => undefined,
          link: () => undefined,
        }),
      )
    )
  }
  expect(
    see('place', {
      sensitive: true,
      placeLocation: [{ name: 'Cave' }],
      identifiers: [{ identifier: { scheme: 'geonames', code: '3169070' } }],
      administration: { postalCode: '00123' },
    }),
  ).not.toMatch(/3169070|00123/)
  const natural = { objectInformation: { objectCategory: { id: objectCategories.NATURALISTIC } } }
  expect(
    see('object', {
      ...natural,
      sensitivity: { sensitive: true },
      labels: [{ transcript: 'at the secret pond' }],
    }),
  ).not.toContain('pond')
  expect(see('object', { ...natural, labels: [{ transcript: 'at the pond' }] })).toContain('pond')
})

test('What museums keep to themselves is held back until they decide otherwise [O-W21] [O-W22]', () => {
  const says = (type: string, ...paths: readonly string[]) => {
    const declaration = declarations.find(each => each.type === type)
    if (!declaration) throw new Error(`no type '${type}'`)
    return paths.map(path => [path, publicityOf(declaration).get(path)])
  }
  const all = (paths: readonly string[], share: string) => paths.map(path => [path, share])
  const off = [
    ...['acquisitions', 'legalCondition', 'protections', 'titleChanges', 'exportLicences', 'container'],
    ...['currentPlace', 'coordinates', 'otherPlaces', 'condition', 'treatments', 'analyses', 'hazards'],
    ...['certificates', 'joins', 'compilers', 'officers', 'provenance', 'formerCollections'],
  ]
  expect(says('object', ...off)).toEqual(all(off, 'off'))
  const never = [
    'location',
    'movements',
    'owners',
    'valuations',
    'dueDiligence',
    'salvage',
    'remarks',
    'sensitivity',
  ]
  expect(says('object', ...never)).toEqual(all(never, 'never'))
  const ofFiles = ['name', 'ownerName', 'fetchedFrom', 'camera', 'coordinates', 'embargoUntil']
  expect(says('file', ...ofFiles)).toEqual(all(ofFiles, 'never'))
})

describe('Somebody who may be living', () => {
  const person = declarations.find(({ type }) => type === 'person')
  const born = (earliestDate: object) => ({
    periodMode: 'SINGLE',
    type: 'YEAR',
    earliestEra: 'AD',
    earliestDate,
  })
  const see = (values: CardValues) =>
    person &&
    publicProjection(person, values, {
      rules: {},
      today: '2026-11-29',
      term: () => undefined,
      link: () => undefined,
    }).values

  test('is shown with the year of birth alone [O-W26]', () => {
    const values = { birthDate: born({ year: 1950, month: 3, day: 14 }) }
    expect(see(values)?.birthDate).toMatchObject({ type: 'YEAR', earliestDate: { year: 1950 } })
    expect(JSON.stringify(see(values))).not.toContain('14')
  })

  test('is shown without the days beside other facts, too [O-W26]', () => {
    const day = born({ year: 1980, month: 5, day: 23 })
    const seen = see({
      birthDate: day,
      places: [{ place: { name: 'Ancona' }, date: day }],
      names: [{ name: 'Ada', date: day }],
    })
    expect(JSON.stringify(seen)).not.toMatch(/23|month/)
    expect(JSON.stringify(seen)).toContain('1980')
  })

  test('is not taken for living a hundred and eleven years after the birth', () => {
    const values = { birthDate: born({ year: 1697, month: 10, day: 28 }) }
    expect(see(values)?.birthDate).toEqual(values.birthDate)
  })
})
