import { describe, expect, test } from 'vitest'
import { declarationOf, declarations } from '../cards/declarations.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { lineSheet } from '../engine/line-sheet.ts'
import { text } from '../kinds/build.ts'
import type { Holder } from '../permissions/access.ts'
import type { PermissionCode } from '../permissions/permission-code.ts'
import { procedureDeclarations } from '../procedures/declarations.ts'
import { searchFieldAsDeclared } from './as-declared.ts'
import { type LinedDeclaration, lineSteps, resolveField, sheetOf } from './search-field.ts'
import { unreadableFilters } from './unreadable.ts'

const of = (type: string): CardDeclaration => {
  const declaration = declarationOf(type)
  if (!declaration) throw new Error(type)
  return declaration
}
const [object, loanOut] = [of('object'), of('loanOut') as LinedDeclaration]

describe('Paths through lines [C-Q01]', () => {
  test('lead from what they are about to the records that have them, and back', () => {
    const there = lineSteps(object)
    expect(there.map(({ to, lines }) => [to, lines])).toEqual(
      procedureDeclarations
        .filter(({ lines }) => lines.of.includes('object'))
        .map(declaration => [declaration, declaration]),
    )
    expect(lineSteps(loanOut)).toEqual([{ via: '@lines', to: object, lines: loanOut }])
    expect(lineSteps(of('person'))).toEqual([])
  })

  test('are of the record at the other end, of the line itself, and go on from there', () => {
    expect(resolveField(object, '@lines>loanOut>borrower')).toMatchObject({
      declaration: loanOut,
      path: 'borrower',
      propertyType: 'LINK',
    })
    expect(resolveField(object, '@lines>loanOut>borrower>person>@title')?.steps).toHaveLength(2)
    for (const [from, name] of [
      [object, '@lines>loanOut>@line/decision/decision'],
      [loanOut, '@lines>object>@line/decision/decision'],
    ] as const) {
      const field = resolveField(from, name)
      expect(field).toMatchObject({
        declaration: loanOut,
        path: '@line/decision/decision',
        propertyType: 'CHOICE',
      })
      expect(field && sheetOf(field)).toEqual({ sheet: lineSheet(loanOut), path: 'decision/decision' })
    }
    expect(resolveField(loanOut, '@lines>object>@line/authorizations/document')?.propertyType).toBe('LINK')
    expect(resolveField(loanOut, '@lines>object>materials/material')?.declaration).toBe(object)
  })

  test.each([
    ['object', '@line/state'],
    ['object', '@lines>loanOut>state'],
    ['object', '@lines>loanOut>@line/borrower'],
    ['object', '@lines>loanOut>borrower>person>@line/state'],
    ['object', '@lines>person>@title'],
    ['object', '@linked>loanOut>@line/state'],
    ['loanOut', '@lines>conditionCheck>@title'],
    ['person', '@lines>loanOut>@title'],
    ['object', '@lines>loanOut>@line/authorizations/document>file>@title'],
    ['object', '@lines>loanOut>@lines>object>@lines>loanOut>@lines>object>@title'],
  ])('are none from %s by %s', (type, name) => {
    expect(resolveField(of(type), name)).toBeUndefined()
  })

  test('exist for every field of every line, from both ends', () => {
    for (const declaration of declarations)
      for (const { to, lines } of lineSteps(declaration))
        for (const key of Object.keys(lines?.lines.fields ?? {}))
          expect(
            resolveField(declaration, `@lines>${to.type}>@line/${key}`),
            `${to.type} ${key}`,
          ).toBeDefined()
  })

  test('are followed when a field of a line is called something else', () => {
    const renamed = {
      ...loanOut,
      lines: { ...loanOut.lines, fields: { whereabouts: text({ formerly: 'state' }) } },
    }
    // A search of loans: the step is found by the type it leads to.
    expect(searchFieldAsDeclared(renamed, '@lines>object>@line/state')).toBe(
      '@lines>object>@line/whereabouts',
    )
    expect(searchFieldAsDeclared(object, '@lines>loanOut>@line/state')).toBe('@lines>loanOut>@line/state')
  })

  test('are not for those who may not read what they lead to', () => {
    const asked = (field: string) => ({
      blocks: [
        {
          operator: 'AND' as const,
          filters: [{ field, condition: 'IS_NOT_EMPTY' as const, operator: 'AND' as const, values: [] }],
        },
      ],
    })
    const holding = (...permissions: PermissionCode[]): Holder => ({
      role: 'USER',
      permissions: new Set(permissions),
    })
    const reader = holding('catalogueRead')
    expect(unreadableFilters(reader, object, asked('@lines>loanOut>@line/state'))).toHaveLength(1)
    expect(unreadableFilters(reader, object, asked('@lines>loanOut>borrower'))).toHaveLength(1)
    const lender = holding('catalogueRead', ...loanOut.permissions.read)
    expect(unreadableFilters(lender, object, asked('@lines>loanOut>@line/state'))).toEqual([])
  })
})
