import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { declarations } from '#model/cards/declarations.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import { personCard } from '#model/cards/person/person-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { loanOut } from '#model/procedures/loan-out/loan-out.ts'
import { resolveField } from '#model/searches/search-field.ts'
import { browserStore } from '../../../platform/browser-store.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'
import { loadTexts } from '../../../testing/texts.ts'
import { type FieldPlace, fieldRows, rememberField, root } from './field-rows.tsx'

const objects = objectCard as unknown as CardDeclaration

beforeAll(() => loadTexts())
// Another test of the same process may have chosen fields before.
beforeEach(() => browserStore('vitrine.searchFields.object').set(() => undefined))

const rowsAt = (place: FieldPlace, query = '', readable: readonly CardDeclaration[] = declarations) =>
  fieldRows({ t: i18n.getFixedT('en'), language: 'en', declaration: objects, readable }, place, query)

describe('The picker of fields [C-Q01]', () => {
  test('finds a field by the beginning of its name, own ones before those of linked cards', () => {
    const [first] = rowsAt(root, 'materi')
    expect(first).toMatchObject({ name: 'Material', field: 'materials/material' })
    const birth = rowsAt(root, 'maker nation').map(({ field }) => field)
    expect(birth).toContain('productions/agent>person>nationalities')
  })

  test('offers only what can be asked, and each field once', () => {
    const found = ['na', 'da', 'mat', 'num'].map(query => rowsAt(root, query))
    for (const rows of found) {
      const names = rows.map(({ field = '' }) => field)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(resolveField(objects, name), name).toBeDefined()
    }
  })

  test('leads through links, three at the most, and back', () => {
    const person = rowsAt({ prefix: '', section: 'production' }).find(({ to }) =>
      to?.prefix.startsWith('productions/agent>'),
    )
    expect(person?.name).toBe('Maker: fields of Persons and organisations')
    const far = { prefix: 'productions/agent>person>places/place>place>' }
    expect(rowsAt(far).some(({ to }) => to?.prefix.startsWith(`${far.prefix}@linked`))).toBe(true)
    const farthest = { prefix: `${far.prefix}@linked>event>` }
    expect(rowsAt(farthest).some(({ to }) => to?.prefix.startsWith(`${farthest.prefix}@linked`))).toBe(false)
    expect(rowsAt(farthest)[0]?.to).toEqual(far)
  })

  test('names no fields of cards that one may not read', () => {
    const others = declarations.filter(declaration => declaration !== (personCard as unknown))
    expect(rowsAt(root, 'nation', others).some(({ field }) => field?.includes('>person>'))).toBe(false)
    expect(rowsAt(root, '', others).some(({ to }) => to?.prefix.includes('>person>'))).toBe(false)
  })

  test('leads through lines from both ends, to what is written in a line first, and finds that by its name', () => {
    const offered = (rows: ReturnType<typeof rowsAt>) =>
      rows.flatMap(({ to, heading }) => (to?.prefix.includes('@lines>') ? [[to.prefix, heading]] : []))
    expect(offered(rowsAt(root))).toEqual(
      procedureDeclarations
        .filter(({ lines }) => lines.of.includes('object'))
        .map(({ type }) => [`@lines>${type}>`, 'Fields of procedures']),
    )
    // Nothing else leads from an object to its loans.
    expect(rowsAt(root).some(({ to }) => to?.prefix === '@linked>loanOut>')).toBe(false)
    const inLoans = rowsAt({ prefix: '@lines>loanOut>' })
    const line = inLoans.find(({ to }) => to?.section === '@line')
    expect(line).toMatchObject({ name: 'The object in this loan' })
    const fields = rowsAt(line?.to ?? root)
    expect(fields[0]).toMatchObject({ to: { prefix: '@lines>loanOut>' }, leads: 'back' })
    expect(fields.map(({ field }) => field)).toContain('@lines>loanOut>@line/state')
    for (const { field } of fields.slice(1)) expect(resolveField(objects, field ?? ''), field).toBeDefined()
    expect(rowsAt(root, 'whereabouts')[0]).toMatchObject({ field: '@lines>loanOut>@line/state' })
    expect(rowsAt({ prefix: '@lines>loanOut>' }, 'whereabouts')[0]).toMatchObject({
      field: '@lines>loanOut>@line/state',
    })
    const ofLoans = fieldRows(
      { t: i18n.getFixedT('en'), language: 'en', declaration: loanOut, readable: declarations },
      root,
      '',
    )
    expect(offered(ofLoans)).toEqual([['@lines>object>', 'Fields of the records they list']])
    const others = declarations.filter(declaration => declaration.type !== 'loanOut')
    expect(offered(rowsAt(root, '', others)).map(([prefix]) => prefix)).not.toContain('@lines>loanOut>')
    expect(rowsAt(root, 'whereabouts', others).some(({ field }) => field?.includes('loanOut'))).toBe(false)
  })

  test('begins with what is asked most', () => {
    rememberField('object', '@number')
    rememberField('object', 'materials/material')
    rememberField('object', 'materials/material')
    expect(
      rowsAt(root)
        .slice(0, 2)
        .map(({ field }) => field),
    ).toEqual(['materials/material', '@number'])
  })
})
