import { expect, test } from 'vitest'
import { objectCard } from '../cards/object/object-card.ts'
import { type ChoiceField, fittingChoices } from '../kinds/choice.ts'
import type { Field } from '../kinds/field.ts'
import { fieldsOfTerms } from './branched-fields.ts'
import { completenessOf } from './completeness.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { fieldAt, fieldsOf } from './fields.ts'
import { formChanges } from './form-changes.ts'
import { commonList, type FormRules, noFormRules, rulesAsDeclared, rulesWithin } from './form-rules.ts'
import { shapeOf } from './form-shape.ts'
import { branchedTerms } from './offered-terms.ts'
import { isFilled } from './values.ts'

const declaration = objectCard as unknown as CardDeclaration
const fields = fieldsOf(declaration)
const coin = { objectInformation: { objectCategory: { id: 9 } } }
const find = { objectInformation: { objectCategory: { id: 4 } } }

const shape = (card: CardValues, rules: FormRules, only?: ReadonlySet<string>) =>
  shapeOf(declaration, card, {
    rules,
    holds: key => isFilled(fields[key] ?? { kind: 'text' }, card[key]),
    only,
  })
const names = (card: CardValues, rules: FormRules) => shape(card, rules).map(({ name }) => name)
const rule = (part: Partial<FormRules[string]>) => ({ sections: {}, fields: {}, ...part })

test('A museum leaves sections out for all records or for one category; whatever holds a value is shown [F-W12]', () => {
  const rules = {
    all: rule({ sections: { documentation: 'hidden', relations: 'hidden' } }),
    numismatic: rule({ sections: { dating: 'hidden', relations: 'shown' } }),
  }
  expect(names(find, noFormRules)).toEqual(expect.arrayContaining(['documentation', 'relations', 'dating']))
  expect(names(find, rules)).not.toContain('documentation')
  expect(names(find, rules)).not.toContain('relations')
  expect(names(find, rules)).toContain('dating')
  expect(names(coin, rules)).toContain('relations')
  expect(names(coin, rules)).not.toContain('dating')
  const dated = shape({ ...coin, period: [{ id: '1' }] }, rules).find(({ name }) => name === 'dating')
  expect(Object.keys(dated?.fields ?? {})).toEqual(['period'])
})

test('A field is folded away, brought to the front or left out, in the order of the declaration [F-W12]', () => {
  const rules = {
    all: rule({
      fields: {
        period: { place: 'hidden' },
        periodFraction: { place: 'folded' },
        otherDatings: { place: 'shown' },
      },
      sections: { description: 'folded' },
    }),
  }
  const dating = shape(find, rules).find(({ name }) => name === 'dating')?.fields ?? {}
  expect(Object.keys(dating)).toEqual(['dating', 'periodFraction', 'datingBasis', 'otherDatings'])
  expect([dating.periodFraction?.level, dating.otherDatings?.level]).toEqual(['A', 'S'])
  const folded = (card: CardValues) => shape(card, rules).find(({ name }) => name === 'description')?.isFolded
  expect(folded(find)).toBe(true)
  expect(folded({ ...find, distinguishingFeatures: 'chipped' })).toBe(false)
})

test('A form of which no choice speaks is that of the declaration, field by field [F-W12]', () => {
  for (const { name, fields } of shape(find, noFormRules))
    expect(fields).toBe(declaration.sections[name]?.fields)
  const filled = shape({ ...find, period: [{ id: '1' }] }, noFormRules, new Set(['period']))
  expect(filled.map(({ fields }) => Object.keys(fields))).toEqual([['period']])
})

test('Completeness is counted over the fields the museum chose, and says what it requires [F-W12]', () => {
  const standard = completenessOf(declaration, coin, noFormRules)
  expect(standard.missing).toContain('objectNumbers')
  expect(standard.required).toEqual([])
  const rules = {
    all: rule({ fields: { objectNumbers: { need: 'none' }, distinguishingFeatures: { need: 'counts' } } }),
    numismatic: rule({
      fields: { distinguishingFeatures: { need: 'required' } },
      sections: { location: 'hidden' },
    }),
  }
  const chosen = completenessOf(declaration, coin, rules)
  expect(chosen.missing).toContain('distinguishingFeatures')
  expect(chosen.missing).not.toContain('objectNumbers')
  expect(chosen.missing.filter(path => path.startsWith('location'))).toEqual([])
  expect(chosen.required).toEqual(['distinguishingFeatures'])
  expect(completenessOf(declaration, find, rules).required).toEqual([])
  const filled = completenessOf(declaration, { ...coin, distinguishingFeatures: 'worn' }, rules)
  expect(filled.required).toEqual([])
  expect(filled.percent).toBeGreaterThan(chosen.percent)
})

test('Choices about what is no longer declared are dropped; a field without which nothing is saved is never left out [F-W12]', () => {
  const rules = {
    all: rule({ sections: { gone: 'hidden', art: 'hidden' }, fields: { gone: { place: 'hidden' } } }),
    martian: rule({ sections: { art: 'hidden' } }),
  } as const
  expect(rulesAsDeclared(declaration, rules)).toEqual({ all: rule({ sections: { art: 'hidden' } }) })
  const demanding = {
    sections: { only: { fields: { name: { kind: 'text', required: true }, note: { kind: 'text' } } } },
  } as const
  const [section] = shapeOf(
    demanding,
    {},
    { rules: { all: rule({ sections: { only: 'hidden' } }) }, holds: () => false },
  )
  expect(Object.keys(section?.fields ?? {})).toEqual(['name'])
})

test('Subcategories are offered only with a category that has some, or without one [F-W12]', () => {
  const field = fieldAt(declaration, 'objectInformation/objectSubcategory')?.field as unknown as ChoiceField
  const offered = (id?: number) => Object.keys(fittingChoices(field, id ? { objectCategory: { id } } : {}))
  expect(offered(13)).toContain('ZOOLOGY')
  expect(offered()).toContain('ZOOLOGY')
  for (const category of [4, 9, 12]) expect(offered(category)).toEqual([])
})

test('A field offers a branch of its vocabulary, for all records or for one category; rules for other fields are dropped [F-W12]', () => {
  const below = (id: string) => ({ below: { id }, exit: 'open' as const })
  const given = {
    all: rule({
      terms: { 'materials/material': below('1'), remarks: below('1'), 'materials/gone': below('1') },
    }),
    numismatic: rule({ terms: { 'materials/material': below('2') } }),
  }
  const rules = rulesAsDeclared(declaration, given)
  expect(rules.all?.terms).toEqual({ 'materials/material': below('1') })
  const materials = [{ material: { id: '7' } }, { material: { id: '8' }, technique: { id: '9' } }]
  const of = (card: CardValues) => branchedTerms(declaration, { ...card, materials }, rules)
  expect(of(coin)).toEqual(['7', '8'].map(id => ({ path: 'materials/material', id, below: '2' })))
  expect(of(find).map(term => term.below)).toEqual(['1', '1'])
  expect(formChanges(noFormRules, rules).map(({ kind, what, after }) => [kind, what, after])).toEqual([
    ['all', 'terms', '1'],
    ['numismatic', 'terms', '2'],
  ])
})

test('A list that several records share is that of every kind; where categories differ there is none [F-W12]', () => {
  const terms = (id: string) => rule({ terms: { period: { below: { id }, exit: 'closed' } } })
  const of = (rules: FormRules) => commonList(declaration, rules, 'period')?.below.id
  expect(of({ all: terms('1') })).toBe('1')
  expect(of({ all: terms('1'), numismatic: terms('2') })).toBeUndefined()
  expect(of({ numismatic: terms('2') })).toBeUndefined()
})

test('Fields of terms have a list of the museum’s own, are one, or are fixed [F-W12]', () => {
  const listsOf = (path: string) =>
    fieldsOfTerms(path, fieldAt(declaration, path)?.field as Field).map(({ list }) => list)
  expect(listsOf('period')).toEqual(['branch'])
  expect(listsOf('department')).toEqual(['own'])
  expect(listsOf('materials')).toContain('branch')
  expect(listsOf('title')).toEqual([])
})

test('The form of one row by itself offers the lists of its fields [F-W12]', () => {
  const list = { below: { id: '1' }, exit: 'closed' as const }
  const rules = { all: rule({ terms: { 'damages/damageType': list, period: list } }) }
  expect(rulesWithin(rules, 'damages').all?.terms).toEqual({ damageType: list })
})
