import { beforeEach, expect, test, vi } from 'vitest'
import { declarationOf } from '#model/cards/declarations.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import { personCard } from '#model/cards/person/person-card.ts'
import { placeCard } from '#model/cards/place/place-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { createCardForm } from './card-form.ts'

const declaration = objectCard as unknown as CardDeclaration
const saved = {
  title: { en: 'Amphora' },
  objectNumbers: [
    { id: 'a', objectNumber: 'A 1' },
    { id: 'b', objectNumber: 'B 2' },
  ],
  determinations: [
    { id: 'c', name: 'Quercus robur', current: true },
    { id: 'd', name: 'Quercus petraea' },
  ],
}

const aForm = () => createCardForm(declaration, saved, ({ key }) => key)
const changed = (form: ReturnType<typeof aForm>) => form.assessNow().changes.map(({ path }) => path)

beforeEach(() => {
  vi.useRealTimers()
})

test('A form is changed by typing, and clean again when the change is taken back [C-K11]', () => {
  const form = aForm()
  expect(changed(form)).toEqual([])
  form.set('title', { en: 'Hydria' })
  expect(changed(form)).toEqual(['title'])
  form.set('title', { en: 'Amphora ' })
  expect(changed(form)).toEqual([])
})

test('Rows taken away and moved are changes; an empty new row is none [C-K11] [C-K12]', () => {
  const form = aForm()
  const rows = form.values.all().objectNumbers as object[]
  form.set('objectNumbers', [...rows, { id: 'new' }])
  expect(changed(form)).toEqual([])
  form.set('objectNumbers', rows.toReversed())
  expect(changed(form)).toEqual(['objectNumbers'])
  form.set('objectNumbers', rows.slice(1))
  expect(changed(form)).toEqual(['objectNumbers#a'])
})

test('What is computed from what was typed is no change of its own [C-E02] [C-K14]', () => {
  const person = personCard as unknown as CardDeclaration
  const form = createCardForm(
    person,
    { entityType: 5, names: [{ id: 'a', name: 'Livia' }] },
    ({ key }) => key,
  )
  form.set('birthDate', { text: '58 BC', periodMode: 'SINGLE', type: 'YEAR', earliestDate: { year: 58 } })
  expect(form.assessNow().values.lifeDates).toBeDefined()
  expect(changed(form)).toEqual(['birthDate'])
})

test('A point of which both parts are wrong is one change [C-K11] [C-E05]', () => {
  const form = createCardForm(placeCard as unknown as CardDeclaration, {}, ({ key }) => key)
  form.set('position', { point: { x: 1594000, y: 5043000 } })
  expect(form.assessNow().problems.size).toBeGreaterThan(1)
  expect(changed(form)).toEqual(['position'])
})

test('A field keeps its path when rows before it go', () => {
  const form = aForm()
  form.set('objectNumbers', (form.values.all().objectNumbers as object[]).slice(1))
  form.set('objectNumbers#b/objectNumber', 'B 3')
  expect(form.values.all().objectNumbers).toEqual([{ id: 'b', objectNumber: 'B 3' }])
})

test('Problems are shown once the field is left, and invalid text counts as an unsaved change [C-M02]', () => {
  const form = aForm()
  form.set('quantity', { count: 'many' })
  expect(changed(form)).toContain('quantity')
  expect([...form.messages.get()]).toEqual([])
  form.touch('quantity/count')
  expect([...form.messages.get()]).toEqual([['quantity/count', 'number']])
  form.set('quantity/count', 3)
  form.assessNow()
  expect([...form.messages.get()]).toEqual([])
})

test('A server error follows its row until the field is changed', () => {
  const form = aForm()
  form.refuse({ 'objectNumbers.1.objectNumber': 'taken' })
  const rows = form.values.all().objectNumbers as object[]
  expect([...form.messages.get()]).toEqual([['objectNumbers#b/objectNumber', 'taken']])
  form.set('objectNumbers#b/objectNumber', 'B 4')
  expect([...form.messages.get()]).toEqual([])
  expect(rows).toHaveLength(2)
})

test('The form is looked at as a whole a moment after the last key', () => {
  vi.useFakeTimers()
  const form = aForm()
  const heard = vi.fn()
  form.assessment.subscribe(heard)
  for (const text of ['H', 'Hy', 'Hyd']) form.set('title', { en: text })
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(heard).toHaveBeenCalledOnce()
})

test('What another category says stays in the form [C-O01]', () => {
  const form = aForm()
  form.set('tomb', 'Tomb 12')
  form.set('objectInformation/objectCategory', { id: 9 })
  expect(form.assessNow().values).toMatchObject({ tomb: 'Tomb 12' })
})

test('A card without a name begins with a row for one, which changes nothing until it is written in [C-E02]', () => {
  const person = declarationOf('person') ?? declaration
  const form = createCardForm(person, {}, ({ key }) => key)
  const [row] = form.values.all().names as { id: string }[]
  expect(form.assessNow().changes).toEqual([])
  form.set(`names#${row?.id}/name`, 'Tiepolo')
  expect(form.assessNow().values.names).toMatchObject([{ name: 'Tiepolo' }])
  const named = createCardForm(person, { names: [{ id: 'a', name: 'Tiepolo' }] }, ({ key }) => key)
  expect(named.values.all().names).toHaveLength(1)
})
