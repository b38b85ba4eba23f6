import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCard, anySparseCard } from '../../../test/harness/any-card.ts'
import { objectCard } from '../cards/object/object-card.ts'
import { applyChanges, reversed } from './apply-changes.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { diffCards } from './diff.ts'
import { fieldsOf } from './fields.ts'
import { indexCard } from './index-card.ts'
import { mapRefs } from './map-refs.ts'
import { mergeChanges } from './merge.ts'
import { parseCard } from './parse-card.ts'
import { problemList } from './problem-list.ts'
import { sampleCard } from './sample-card.fixture.ts'

/** Generates stored records: parsed from arbitrary input, without its invalid parts. */
function cards(declaration: CardDeclaration, sent: fc.Arbitrary<Record<string, unknown>>) {
  const read = (input: CardValues): CardValues => {
    let rows = 0
    return parseCard(declaration, input, problemList().problems, () => `new${++rows}`)
  }
  return { declaration, fields: fieldsOf(declaration), read, card: sent.map(read) }
}

/** A fast `expect`, since a property runs a thousand times while its smallest counterexample is searched for. */
function same(value: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(value, wanted))
    throw new Error(`${JSON.stringify(value)} should be ${JSON.stringify(wanted)}`)
}

const sample = sampleCard as unknown as CardDeclaration
const object = objectCard as unknown as CardDeclaration

describe.each([
  ['A card with every kind of field', cards(sample, anyCard(sample)), 150],
  ['A card of an object', cards(object, anySparseCard(object)), 200],
] as const)('%s', (_name, { declaration, fields, read, card }, numRuns) => {
  test('is in its final form once it was read: reading it again changes nothing [C-K12]', () => {
    fc.assert(
      fc.property(card, value => {
        same(read(value), value)
      }),
      { numRuns },
    )
  })

  test('is in its final form as it is stored: plain JSON', () => {
    fc.assert(
      fc.property(card, value => {
        same(JSON.parse(JSON.stringify(value)), value)
      }),
      { numRuns },
    )
  })

  test('becomes another by the changes between them, and itself again by taking them back [C-K14]', () => {
    fc.assert(
      fc.property(card, card, (before, after) => {
        const changes = JSON.parse(JSON.stringify(diffCards(fields, before, after)))
        same(applyChanges(before, changes), after)
        same(applyChanges(after, reversed(changes)), before)
        same(diffCards(fields, after, after), [])
      }),
      { numRuns },
    )
  })

  test('goes back through a whole history [C-K14]', () => {
    fc.assert(
      fc.property(fc.array(card, { minLength: 2, maxLength: 6 }), versions => {
        const [first, last] = [versions[0] ?? {}, versions.at(-1) ?? {}]
        const steps = versions.slice(1).map((version, at) => diffCards(fields, versions[at] ?? {}, version))
        const back = steps
          .toReversed()
          .reduce((value, changes) => applyChanges(value, reversed(changes)), last)
        same(back, first)
      }),
      { numRuns: Math.ceil(numRuns / 4) },
    )
  })

  test('merged with no changes of one side is that of the other [C-K15]', () => {
    fc.assert(
      fc.property(card, card, (base, changed) => {
        for (const [mine, theirs] of [
          [changed, base],
          [base, changed],
          [changed, changed],
        ] as const) {
          const { merged, conflicts } = mergeChanges(fields, base, mine, theirs)
          same(conflicts, [])
          same(merged, changed)
        }
      }),
      { numRuns },
    )
  })

  test('loses no change of either side when two are merged: each is applied or reported as a conflict [C-K15]', () => {
    fc.assert(
      fc.property(card, card, card, (base, mine, theirs) => {
        const result = mergeChanges(fields, base, mine, theirs)
        const conflicting = new Set(result.conflicts.map(({ path }) => path))
        const fieldsIn = (value: CardValues) =>
          diffCards(fields, base, value).filter(({ kind }) => kind !== 'moved')
        const merged = new Map(fieldsIn(result.merged).map(change => [change.path, change.after]))
        const isIn = ({ path, after }: { path: string; after: unknown }) =>
          merged.has(path) && JSON.stringify(merged.get(path)) === JSON.stringify(after)
        const near = (one: string, other: string) =>
          one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
        for (const change of fieldsIn(mine)) {
          if (conflicting.has(change.path)) continue
          // Values removed by both, or fields of a row removed by both, are merged by being absent.
          const gone =
            change.after === null &&
            fieldsIn(theirs).some(their => near(their.path, change.path) && their.after === null)
          expect(
            isIn(change) || gone || [...merged.keys()].some(path => near(path, change.path)),
            change.path,
          ).toBe(true)
        }
        for (const change of fieldsIn(theirs))
          expect(isIn(change) || [...merged.keys()].some(path => near(path, change.path)), change.path).toBe(
            true,
          )
        for (const { path, mine: my, theirs: their } of result.conflicts)
          expect(JSON.stringify(my) === JSON.stringify(their), path).toBe(false)
      }),
      { numRuns },
    )
  })

  test('refers to the same after its references were looked at [C-V09]', () => {
    fc.assert(
      fc.property(card, value => {
        const mapped = mapRefs(fields, value, { term: (_code, ref) => ref, link: (_types, ref) => ref })
        same(mapped, value)
      }),
      { numRuns },
    )
  })

  test('can be indexed whatever it holds', () => {
    fc.assert(
      fc.property(card, value => {
        const { words, columns } = indexCard(declaration, value)
        expect([...words].every(word => word !== '' && word.length <= 240)).toBe(true)
        expect(JSON.stringify(columns)).not.toMatch(/\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])/i)
      }),
      { numRuns },
    )
  })
})

describe('Two people who work on one card', () => {
  const fields = fieldsOf(sample)
  const base = {
    label: 'Bowl',
    count: 2,
    numbers: [
      { id: 'a', number: '1' },
      { id: 'b', number: '2' },
    ],
    parts: [{ id: 'p', name: 'lid', holes: [{ id: 'h', place: 'rim' }] }],
  }
  const merge = (mine: object, theirs: object) =>
    mergeChanges(fields, base, { ...base, ...mine }, { ...base, ...theirs })

  test('in different fields are both in [C-K15]', () => {
    expect(merge({ label: 'Cup' }, { count: 3 })).toMatchObject({
      merged: { label: 'Cup', count: 3 },
      conflicts: [],
    })
  })

  test('in different fields of one row are both in, in lists of lists, too [C-K15]', () => {
    const part = (inside: object, hole: object) => [
      { ...base.parts[0], ...inside, holes: [{ ...base.parts[0]?.holes[0], ...hole }] },
    ]
    const { merged, conflicts } = merge(
      { parts: part({ name: 'cover' }, {}) },
      { parts: part({}, { depth: 4 }) },
    )
    expect(conflicts).toEqual([])
    expect(merged.parts).toEqual(part({ name: 'cover' }, { depth: 4 }))
  })

  test('who both add a row have both rows [C-K15]', () => {
    const { merged, conflicts } = merge(
      { numbers: [...base.numbers, { id: 'c', number: '3' }] },
      { numbers: [...base.numbers, { id: 'd', number: '4' }] },
    )
    expect(conflicts).toEqual([])
    expect((merged.numbers as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('in the same field are reported, and the choice can be applied [C-K15]', () => {
    const { merged, conflicts, mine } = merge({ label: 'Cup' }, { label: 'Jug', count: 5 })
    expect(conflicts).toEqual([{ path: 'label', base: 'Bowl', mine: 'Cup', theirs: 'Jug' }])
    expect(merged).toMatchObject({ label: 'Jug', count: 5 })
    expect(applyChanges(merged, mine)).toMatchObject({ label: 'Cup', count: 5 })
  })

  test('are reported when one removes the row that the other is editing [C-K15]', () => {
    const written = [{ id: 'a', number: '1', note: 'kept' }, base.numbers[1]]
    const left = merge({ numbers: written }, { numbers: [base.numbers[1]] })
    expect(left.conflicts.map(({ path }) => path)).toEqual(['numbers#a/note'])
    const right = merge({ numbers: [base.numbers[1]] }, { numbers: written })
    expect(right.conflicts.map(({ path }) => path)).toEqual(['numbers#a'])
    expect(right.merged.numbers).toEqual(written)
  })

  test('who write the same agree [C-K15]', () => {
    expect(merge({ label: 'Cup' }, { label: 'Cup' }).conflicts).toEqual([])
  })
})
