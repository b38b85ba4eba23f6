import { expect, test } from 'vitest'
import { declarationOf } from '../cards/declarations.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { fieldsOf } from '../engine/fields.ts'
import { everyKind } from '../engine/form-rules.ts'
import { formSheet } from './form-sheet.ts'

const object = declarationOf('object') as CardDeclaration

test('The form on paper has what the museum shows for records of a kind: nothing it left out, nothing the product fills in itself [F-W12]', () => {
  const names = (kind: string, rules = {}) => formSheet(object, rules, kind).map(({ name }) => name)
  expect(names(everyKind)).toEqual(expect.arrayContaining(['coin', 'specimen', 'dating']))
  expect(names('numismatic')).toContain('coin')
  expect(names('numismatic')).not.toContain('specimen')
  // A record of a branch is one of the kind above it, too.
  expect(names('botany')).toEqual(expect.arrayContaining(['specimen', 'botany']))
  expect(names('botany')).not.toContain('zoology')
  const paths = (rules: object) =>
    formSheet(object, rules as never, everyKind).flatMap(({ fields }) => fields.map(({ path }) => path))
  const all = paths({})
  expect(all).toContain('objectNumbers/objectNumber')
  expect(new Set(all).size).toBe(all.length)
  const chosen = { remarks: { place: 'hidden' }, period: { place: 'folded' } }
  const fewer = paths({ all: { sections: { dating: 'folded' }, fields: chosen } })
  expect(fewer).not.toContain('remarks')
  expect(fewer.some(path => path.startsWith('period'))).toBe(false)
  expect(fewer.length).toBeLessThan(all.length)
  // What the form folds away by itself is on paper where the museum wants it in view.
  const [folded = ''] = Object.entries(fieldsOf(object)).flatMap(([key, { level, derived }]) =>
    level === 'A' && !derived ? key : [],
  )
  const has = (some: readonly string[]) => some.some(path => path.split('/')[0] === folded)
  expect(has(all)).toBe(false)
  expect(has(paths({ all: { sections: {}, fields: { [folded]: { place: 'shown' } } } }))).toBe(true)
})

test('A field is required where the type or the museum asks for it, and says which list it stands in [F-W12]', () => {
  const fieldsWith = (rules: object) =>
    new Map(
      formSheet(object, rules as never, everyKind).flatMap(({ fields }) =>
        fields.map(field => [field.path, field]),
      ),
    )
  const rules = { all: { sections: {}, fields: { remarks: { need: 'required' } } } }
  expect(fieldsWith({}).get('remarks')?.isRequired).toBe(false)
  expect(fieldsWith(rules).get('remarks')?.isRequired).toBe(true)
  expect(fieldsWith({}).get('objectNumbers/objectNumber')?.within).toEqual(['objectNumbers'])
  expect(fieldsWith({}).get('remarks')?.within).toEqual([])
})
