import fc from 'fast-check'
import { expect, test } from 'vitest'
import { declarationOf, declarations } from '../cards/declarations.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { facetsOf } from '../engine/facets.ts'
import { allFields, isStructure } from '../engine/fields.ts'
import { pathAsDeclared } from '../engine/formerly.ts'
import { mappingAsDeclared, missingTargets } from '../exchange/mapping-as-declared.ts'
import type { Fields } from '../kinds/field.ts'
import { templateAsDeclared } from '../print-templates/as-declared.ts'
import { faultsOf } from '../print-templates/check-template.ts'
import { shippedTemplates } from '../print-templates/shipped/shipped-templates.ts'
import { printTemplate } from '../print-templates/template.ts'
import { criteriaAsDeclared, filtersAsDeclared, listAsDeclared, missingFields } from './as-declared.ts'
import type { Criteria } from './criteria.ts'

/** The fields as a later version declares them: some are called otherwise, and say what they were called. */
function renamed(fields: Fields, isRenamed: (path: string) => boolean, above = ''): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const path = above + key
      const inside = isStructure(field)
        ? { ...field, fields: renamed(field.fields, isRenamed, `${path}/`) }
        : field
      return isRenamed(path) ? [`${key}New`, { ...inside, formerly: path }] : [key, inside]
    }),
  )
}

const later = (declaration: CardDeclaration, isRenamed: (path: string) => boolean): CardDeclaration => ({
  ...declaration,
  sections: Object.fromEntries(
    Object.entries(declaration.sections).map(([name, section]) => [
      name,
      { ...section, fields: renamed(section.fields, isRenamed) },
    ]),
  ),
})

const anyDeclaration = fc.constantFrom(...declarations)

/** A type, and the same one after some of its fields were renamed. */
const anyLater = fc
  .tuple(anyDeclaration, fc.func(fc.boolean()))
  .map(([before, isRenamed]) => ({ before, after: later(before, path => isRenamed(path)) }))

const pathsOf = (declaration: CardDeclaration) => [...allFields(declaration).keys()]

test('Every path kept before any fields were renamed is read as the path its field has now, and stays so [F-T07]', () => {
  fc.assert(
    fc.property(anyLater, ({ before, after }) => {
      const now = pathsOf(after)
      for (const [at, path] of pathsOf(before).entries()) {
        expect(pathAsDeclared(after, path)).toBe(now[at])
        expect(pathAsDeclared(after, now[at] ?? '')).toBe(now[at])
      }
    }),
    { numRuns: 30 },
  )
})

test('Facets, conditions and mappings kept before name the same fields afterwards; what is gone is named [F-T07]', () => {
  fc.assert(
    fc.property(anyLater, ({ before, after }) => {
      const paths = pathsOf(before)
      const criteria: Criteria = {
        blocks: [
          {
            operator: 'AND',
            filters: paths.map(field => ({
              field,
              condition: 'IS_EMPTY' as const,
              operator: 'AND' as const,
              values: [],
            })),
          },
        ],
      }
      const read = criteriaAsDeclared(after, criteria)
      expect(read.blocks[0]?.filters.map(({ field }) => field)).toEqual(pathsOf(after))
      const filters = Object.fromEntries(facetsOf(before).map(({ name }) => [name, ['a']]))
      const list = listAsDeclared(after, { filters, criteria: JSON.stringify(criteria) })
      expect(Object.keys(list.filters ?? {}).toSorted()).toEqual(
        facetsOf(after)
          .map(({ name }) => name)
          .toSorted(),
      )
      const gone = { filters: { goneFacet: ['a'] }, sort: 'goneSort' }
      expect(missingFields(after, list)).toEqual([])
      expect(missingFields(after, gone)).toEqual(['goneFacet', 'goneSort'])
      const mapping = {
        mode: 'create' as const,
        match: 'number' as const,
        createTerms: false,
        keepUnmatched: false,
        emptyClears: false,
        language: 'en' as const,
        constants: Object.fromEntries(paths.map(path => [path, 'a'])),
        columns: [{ column: 'a', targets: paths.map(path => ({ path, with: { [path]: 'b' } })) }],
      }
      expect(missingTargets(after, mappingAsDeclared(after, mapping))).toEqual([])
      expect(missingTargets(after, { ...mapping, columns: [], constants: { gone: 'a' } })).toEqual(['gone'])
    }),
    { numRuns: 20 },
  )
})

test('Values of a facet under its old name join those under the new one [F-T07]', () => {
  const object = declarationOf('object') as CardDeclaration
  const [{ name, path } = { name: '', path: '' }] = facetsOf(object)
  const after = later(object, each => each === path)
  const now = pathAsDeclared(after, path).replaceAll('/', '_')
  expect(filtersAsDeclared(after, { [name]: ['a', 'b'], [now]: ['b', 'c'] })).toEqual({
    [now]: ['a', 'b', 'c'],
  })
})

test('Conditions on linked records follow the link and the field, each as its own type declares it [F-T07]', () => {
  const [object, person] = [declarationOf('object'), declarationOf('person')] as CardDeclaration[]
  if (!object || !person) throw new Error('objects have makers')
  const isName = (path: string) => path === 'gender'
  const sections = person.sections
  const writable = person as { sections: CardDeclaration['sections'] }
  try {
    writable.sections = later(person, isName).sections
    const after = later(object, path => path === 'productions')
    const read = criteriaAsDeclared(after, {
      blocks: [
        {
          operator: 'AND',
          filters: [
            {
              field: 'productions/agent>person>gender',
              condition: 'IS_EMPTY',
              operator: 'AND',
              values: [],
            },
            {
              field: '@linked>person>gender',
              condition: 'IS_EMPTY',
              operator: 'AND',
              values: [],
            },
          ],
        },
      ],
    })
    expect(read.blocks[0]?.filters.map(({ field }) => field)).toEqual([
      'productionsNew/agent>person>genderNew',
      '@linked>person>genderNew',
    ])
    expect(missingFields(after, { criteria: JSON.stringify(read) })).toEqual([])
  } finally {
    writable.sections = sections
  }
})

test('A template of labels or papers shows renamed fields as before, in elements, tables and running texts [F-T07]', () => {
  const object = declarationOf('object') as CardDeclaration
  const writable = object as { sections: CardDeclaration['sections'] }
  const { sections } = object
  try {
    writable.sections = later(object, () => true).sections
    for (const { make } of shippedTemplates) {
      const document = printTemplate.parse(make(() => () => ({ en: '{{@date}}' })))
      const { about } = document
      const broken = faultsOf(document).filter(([, { key }]) => key === 'placeholder')
      const mended = faultsOf(templateAsDeclared(document)).filter(([, { key }]) => key === 'placeholder')
      expect(mended, about).toEqual([])
      if (about === 'object' && broken.length > 0) expect(templateAsDeclared(document)).not.toEqual(document)
    }
  } finally {
    writable.sections = sections
  }
})
