import { expect, test } from 'vitest'
import { boolean, choice, date, group, list, longText, number, text } from '../kinds/build.ts'
import type { Fields } from '../kinds/field.ts'
import { applyChanges, reversed } from './apply-changes.ts'
import type { CardDeclaration } from './define-card.ts'
import { diffCards } from './diff.ts'
import { declaredValues, earlierValues, keepEarlier } from './earlier-values.ts'
import { asDeclared, changeAsDeclared } from './formerly.ts'
import { mergeCards } from './merge-cards.ts'
import { parseCard } from './parse-card.ts'
import { problemList } from './problem-list.ts'
import { sampleCard } from './sample-card.fixture.ts'
import type { Values } from './values.ts'

const sheet = (fields: Fields) => ({ sections: { all: { fields } }, rules: [] })

const fields = { title: text(), parts: list({ name: text() }), frame: group({ wood: text() }) }

const stored = {
  title: 'Amphora',
  colour: 'red',
  parts: [
    { id: 'a', name: 'neck', weight: 3 },
    { id: 'b', weight: 4 },
  ],
  frame: { gilded: true },
  owners: [{ id: 'x', name: 'Żaneta' }],
}

test('Values that no field is for are kept through a save, at any depth, and those of nobody else can be planted [F-T07]', () => {
  expect(earlierValues(fields, stored)).toEqual([
    { path: 'colour', value: 'red' },
    { path: 'parts#a/weight', value: 3 },
    { path: 'parts#b/weight', value: 4 },
    { path: 'frame/gilded', value: true },
    { path: 'owners', value: stored.owners },
  ])
  const seen = declaredValues(fields, stored)
  expect(seen).toEqual({ title: 'Amphora', parts: [{ id: 'a', name: 'neck' }] })
  const typed: Values = { ...seen, title: 'Hydria' }
  expect(keepEarlier(fields, typed, stored)).toEqual({ ...stored, title: 'Hydria' })
  // A value sent back as it was stored is accepted; one that was never stored is an error.
  expect(declaredValues(fields, { ...stored, planted: 1 }, stored)).toEqual({ ...seen, planted: 1 })
  expect(declaredValues(fields, seen)).toBe(seen)
})

test('A removed row takes its content with it, and the history shows what it was [F-T07]', () => {
  const kept = keepEarlier<Values>(fields, { title: 'Amphora' }, stored)
  expect(kept.parts).toEqual([{ id: 'b', weight: 4 }])
  expect(diffCards(fields, stored, kept)).toContainEqual({
    path: 'parts#a',
    kind: 'removed',
    before: { id: 'a', name: 'neck', weight: 3 },
    after: null,
  })
})

test('Changes of values without a field are shown, and can be undone [F-T07]', () => {
  const changed = { ...stored, colour: 'black', frame: {} }
  const changes = diffCards(fields, stored, changed)
  expect(changes.map(({ path }) => path)).toEqual(['frame/gilded', 'colour'])
  expect(applyChanges(changed, reversed(changes))).toEqual(stored)
})

test('Records that become one take along what no field is for [F-T07]', () => {
  const declaration = sampleCard as unknown as CardDeclaration
  const merged = mergeCards(declaration, {
    kept: { label: 'a', colour: 'red' },
    other: { label: 'b', colour: 'blue', weight: 3 },
    ids: ['1', '2'],
  })
  expect(merged).toMatchObject({ label: 'a', colour: 'red', weight: 3 })
})

const renamed = sheet({
  name: text({ formerly: 'title' }),
  pieces: list(
    { label: text({ formerly: 'parts/name' }), size: group({ depth: number({ formerly: 'parts/deep' }) }) },
    { formerly: 'parts' },
  ),
  mounting: group({ timber: text({ formerly: ['frame/material', 'frame/wood'] }) }, { formerly: 'frame' }),
})

test('What a later version names otherwise is read at its new path: fields, groups, lists and what stands in their rows [F-T07]', () => {
  const now = {
    name: 'Amphora',
    pieces: [
      { id: 'a', label: 'neck', size: { depth: 3 }, weight: 1 },
      { id: 'b', label: 'foot' },
    ],
    mounting: { timber: 'oak' },
  }
  const then = {
    title: 'Amphora',
    parts: [
      { id: 'a', name: 'neck', deep: 3, weight: 1 },
      { id: 'b', name: 'foot' },
    ],
    frame: { wood: 'oak' },
  }
  expect(asDeclared(renamed, then)).toEqual(now)
  expect(asDeclared(renamed, now)).toBe(now)
  // Two values for one field: the new one wins, the old one is retained.
  expect(asDeclared(renamed, { name: 'a', title: 'b' })).toEqual({ name: 'a', title: 'b' })
  const change = (path: string, before: unknown, after: unknown) =>
    ({ path, kind: 'set', before, after }) as const
  expect(changeAsDeclared(renamed, change('parts#a/name', 'x', 'y')).path).toBe('pieces#a/label')
  expect(changeAsDeclared(renamed, change('parts#a/deep', 1, 2)).path).toBe('pieces#a/size/depth')
  expect(changeAsDeclared(renamed, change('frame/wood', 'x', 'y')).path).toBe('mounting/timber')
  expect(
    changeAsDeclared(renamed, { path: 'parts#a', kind: 'added', before: null, after: then.parts[0] }),
  ).toEqual({ path: 'pieces#a', kind: 'added', before: null, after: now.pieces[0] })
})

test('A value of another kind is read by the words it had; what cannot be read is kept beside it [F-T07]', () => {
  const now = sheet({
    dating: date({ formerly: { path: 'year', kind: 'text' } }),
    weight: number({ formerly: { path: 'heaviness', kind: 'text' } }),
    height: number({ formerly: { path: 'height', kind: 'text' } }),
    note: longText({ formerly: { path: 'count', kind: 'number' } }),
    seen: boolean(),
    sort: choice({ name: 'sort', choices: { ONE: 1 } }),
  })
  const read = asDeclared(now, { year: '1911', height: '12', count: 7 })
  expect(read).toMatchObject({ height: 12, note: '7', dating: {} })
  expect(read).not.toHaveProperty('year')
  const unread = asDeclared(now, { heaviness: 'like a feather', height: 'tall' })
  expect(unread).toEqual({ heaviness: 'like a feather', 'height~text': 'tall' })
  expect(asDeclared(now, unread)).toEqual(unread)
  expect(earlierValues(now.sections.all.fields, unread).map(({ path }) => path)).toEqual([
    'heaviness',
    'height~text',
  ])
})

test('A document with old names passes the reading once it was read by them [F-T07]', () => {
  const { problems, found } = problemList()
  const values = asDeclared(renamed, { title: 'a', frame: { wood: 'oak' } })
  expect(parseCard(renamed, values, problems, () => 'new')).toEqual(values)
  expect(found.size).toBe(0)
})
