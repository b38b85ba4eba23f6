import { describe, expect, test } from 'vitest'
import { type ConditionName, conditions } from '../../kinds/conditions.ts'
import { type PropertyType, propertyTypes } from '../../kinds/property-types.ts'
import type { Criteria } from '../../searches/criteria.ts'
import { criteriaOf } from './criteria-of.ts'
import { describeBlocks } from './described-blocks.ts'

const values: Readonly<Partial<Record<PropertyType, string>>> = {
  NUMBER: '32.5',
  QUANTITY: '32,5 cm',
  BOOLEAN: 'true',
  DAY: '1999-12-31',
  MOMENT: '2026-11-22',
  TERM: '12',
  LINK: '12',
  LOOKS: '12',
  CHOICE: '4',
}

const cases = Object.entries(propertyTypes).flatMap(([type, { conditions }]) =>
  conditions.map(condition => [type as PropertyType, condition as ConditionName] as const),
)

const describedAs = (propertyType: PropertyType) => () => ({
  label: 'Field',
  propertyType,
  broken: false,
  valueLabel: (value: string) => value,
})

describe('the shape of the interface', () => {
  test.each(cases)('carries %s %s there and back [C-Q01] [C-Q02]', (type, condition) => {
    const { takes } = conditions[condition]
    const value = values[type] ?? 'krater'
    const asked = takes === 'none' ? [] : takes === 'two' ? ['', value] : [value]
    const criteria: Criteria = {
      blocks: (['AND', 'OR'] as const).map(operator => ({
        operator,
        filters: [{ field: 'a/b', condition, operator, values: asked }],
      })),
    }
    const described = describeBlocks(criteria, describedAs(type))
    expect(criteriaOf(described)).toEqual({ criteria, wrong: {} })
    const [filter] = described[1]?.filters ?? []
    expect(filter).toMatchObject({
      id: '2',
      conditionId: conditions[condition].id,
      propertyTypeId: propertyTypes[type].id,
      criteria: { valueType: propertyTypes[type].valueType },
    })
  })

  test('has numbers as numbers, days as days, and leaves figures with a unit as they were written [C-Q01]', () => {
    const criteriaWith = (type: PropertyType, value: string) =>
      describeBlocks(
        {
          blocks: [
            {
              operator: 'AND',
              filters: [{ field: 'a', condition: 'EQUALS', operator: 'AND', values: [value] }],
            },
          ],
        },
        describedAs(type),
      )[0]?.filters[0]
    expect(criteriaWith('NUMBER', '1.200,5')).toMatchObject({
      criteriaValues: [{ value: 1200.5 }],
      criteria: { numericValues: [1200.5], stringValues: [] },
    })
    expect(criteriaWith('QUANTITY', '32 cm')).toMatchObject({
      criteriaValues: [{ value: '32 cm' }],
      criteria: { numericValues: [], stringValues: ['32 cm'] },
    })
    expect(criteriaWith('DAY', '1999-12-31')?.criteria).toMatchObject({ dateValues: ['1999-12-31'] })
    expect(criteriaWith('BOOLEAN', 'false')?.criteriaValues).toMatchObject([{ value: false }])
  })

  test('is put in order by positions; what is empty falls away, whatever its id [C-Q01]', () => {
    const filter = (paragraphId: string, position?: number) => ({
      id: -1,
      paragraphId,
      position,
      conditionId: 18,
    })
    const { criteria } = criteriaOf([
      { position: 5, filters: [filter('c'), { id: -2 }, filter('b', -1)] },
      { position: 1, andOr: 'OR', filters: [filter('a')] },
      { position: 0, filters: [] },
    ])
    expect(criteria.blocks.map(({ filters }) => filters.map(({ field }) => field))).toEqual([
      ['a'],
      ['b', 'c'],
    ])
    expect(criteriaOf([{ filters: [] }]).wrong).toEqual({ blocks: { key: 'required' } })
  })
})
