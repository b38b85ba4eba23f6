import { declarationOf, declarations } from '#model/cards/declarations.ts'
import { dayIn, defaultZone } from '#model/dates/museum-day.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { allFields, fieldsOf, isLeaf } from '#model/engine/fields.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { leafValues } from '#model/engine/values.ts'
import { conditions } from '#model/kinds/conditions.ts'
import type { Leaf } from '#model/kinds/field.ts'
import type { Words } from '#model/kinds/kind.ts'
import { propertyTypes } from '#model/kinds/property-types.ts'
import { kindOf } from '#model/kinds/registry.ts'
import { cardTypeNames } from '#model/record-types.ts'
import type { Criteria, Criterion, Operator } from '#model/searches/criteria.ts'
import { ownFieldsOf } from '#model/searches/own-fields.ts'
import { proceduresAbout, proceduresTaking } from '#model/searches/procedures-about.ts'
import {
  anyLink,
  isAskable,
  type LinedDeclaration,
  lineFieldName,
  lineSteps,
  linkedTypes,
  mostSteps,
  resolveField,
  type SearchField,
  type SearchStep,
} from '#model/searches/search-field.ts'
import { tokensOf } from '#model/text/tokens.ts'
import type { PlainMuseum } from './holds.fixture.ts'
import type { Chances } from './varied-card.fixture.ts'

const speechless: Words = {
  language: 'en',
  term: () => '',
  link: () => '',
  choice: () => '',
  yesNo: () => '',
}

/** Names of all fields that can be asked about, own ones included. */
export const searchableNames = (declaration: CardDeclaration): readonly string[] => [
  ...ownFieldsOf(declaration).map(({ name }) => name),
  ...[...allFields(declaration).values()].filter(isAskable).map(({ path }) => path),
]

/** Names of the fields of lines that can be asked about, behind the step that leads through them. */
export const searchableLineNames = (lines: LinedDeclaration): readonly string[] =>
  [...allFields(lineSheet(lines)).values()].filter(isAskable).map(({ path }) => lineFieldName(path))

/** Names of all that can be asked behind a step: of the line, and of the card. */
const namesBehind = ({ to, lines }: SearchStep): readonly string[] => [
  ...searchableNames(to),
  ...(lines ? searchableLineNames(lines) : []),
]

/** Steps as names carry them. */
const stepName = ({ via, to }: SearchStep): string => `${via}>${to.type}`

const found = new WeakMap<PlainMuseum, Map<CardDeclaration, Map<string, unknown[]>>>()

/** All values of the cards of a type and of their lines, by path. */
function valuesAt(
  museum: PlainMuseum,
  declaration: CardDeclaration,
): ReadonlyMap<string, readonly unknown[]> {
  const known = found.get(museum) ?? new Map<CardDeclaration, Map<string, unknown[]>>()
  found.set(museum, known)
  const before = known.get(declaration)
  if (before) return before
  const values = new Map<string, unknown[]>()
  for (const card of museum.cards.values())
    if (card.declaration === declaration)
      for (const { path, value } of leafValues(fieldsOf(declaration), card.values))
        values.set(path, [...(values.get(path) ?? []), value])
  for (const line of museum.lines)
    if (line.declaration === declaration)
      for (const { path, value } of leafValues(fieldsOf(line), line.values))
        values.set(lineFieldName(path), [...(values.get(lineFieldName(path)) ?? []), value])
  known.set(declaration, values)
  return values
}

/** What the cards of a museum say in a field, as somebody would type it. */
function typed(
  museum: PlainMuseum,
  { declaration, path, propertyType, field }: SearchField,
): readonly string[] {
  const cards = [...museum.cards.values()].filter(card => card.declaration === declaration)
  if (path === '@number') return cards.map(({ number }) => number)
  if (path === '@title') return cards.flatMap(({ titles }) => titles)
  if (path === '@completeness') return cards.map(({ completeness }) => String(completeness))
  if (propertyType === 'MOMENT')
    return ['2000-01-01', dayIn(defaultZone, new Date()), '9999-12-31', '0001-01-01']
  if (propertyType === 'BOOLEAN') return ['true', 'false']
  if (propertyType === 'PERIOD')
    return ['450 BC', '1 BC', '1850', '-62050..-58000', '..-300', '1900..', '3rd century BC']
  if (propertyType === 'PROCEDURE') return proceduresAbout(declaration).map(({ type }) => cardTypeNames[type])
  if (propertyType === 'AVAILABILITY')
    return proceduresTaking(declaration).flatMap(each =>
      [each.workflow.takesObjects?.from, each.workflow.takesObjects?.until].flatMap(
        end => (valuesAt(museum, each).get(end ?? '') ?? []) as readonly string[],
      ),
    )
  if (!field || !isLeaf(field)) return []
  const leaf = field as Leaf
  const kind = kindOf(leaf)
  const values = valuesAt(museum, declaration).get(path) ?? []
  switch (propertyType) {
    case 'NUMBER':
    case 'QUANTITY':
    case 'DAY':
      return values.map(value => kind.show(value, leaf, speechless))
    case 'CHOICE':
    case 'TERM':
    case 'LINK': {
      const ids = values.flatMap(value => kind.facts(value, leaf).ids ?? [])
      return propertyType === 'CHOICE' ? ids : [...ids, ...ids.flatMap(id => museum.above(id))]
    }
    default:
      return values.flatMap(value => kind.facts(value, leaf).words ?? [])
  }
}

/** What is asked for where no card says anything. */
const otherwise: Readonly<Record<string, string>> = {
  NUMBER: '1',
  QUANTITY: '1',
  DAY: '2000-01-01',
  CHOICE: '1',
  TERM: '1',
  LINK: '1',
}

/** Beginnings of words of a text; undefined where it has none. */
function someWords(text: string, chances: Chances): string | undefined {
  const words = tokensOf(text)
  if (words.length === 0) return undefined
  const some = [chances.pick(words), chances.pick(words)].slice(0, 1 + chances.below(2))
  return some.map(word => [...word].slice(0, 1 + chances.below(8)).join('')).join(' ')
}

const unitOf = (text: string): string => text.replace(/^[-\d.,/]+/, '')

/** A criterion about a field, with values drawn from what the cards say. */
export function criterionOn(
  museum: PlainMuseum,
  declaration: CardDeclaration,
  name: string,
  condition: Criterion['condition'],
  chances: Chances,
): Criterion {
  const field = resolveField(declaration, name)
  if (!field) throw new Error(`no field: ${name}`)
  const pool = typed(museum, field).filter(text => text.trim() !== '' && text.length <= 500)
  const one = (): string =>
    pool.length === 0 ? (otherwise[field.propertyType] ?? 'nothing') : chances.pick(pool)
  const values = (): readonly string[] => {
    const isNamed = field.propertyType === 'TERM' || field.propertyType === 'LINK'
    switch (conditions[condition].takes) {
      case 'none':
        return []
      case 'two': {
        const open = chances.below(4)
        const first = one()
        // Euros are not compared with złoty.
        const alike = pool.filter(text => unitOf(text) === unitOf(first))
        const second = alike.length === 0 ? first : chances.pick(alike)
        return [open === 1 ? '' : first, open === 2 ? '' : second]
      }
      case 'several':
        return Array.from({ length: 1 + chances.below(3) }, one)
      default:
        if (condition === 'CONTAINS' || condition === 'NOT_CONTAINS') {
          const id = one()
          const text = isNamed ? (museum.named(id)[0] ?? 'Hans') : id
          return [someWords(text, chances) ?? 'nothing']
        }
        if (condition === 'STARTS_WITH') return [[...one().trim()].slice(0, 1 + chances.below(30)).join('')]
        return [one()]
    }
  }
  return { field: name, condition, operator: 'AND', values: [...values()] }
}

/** The conditions a field has. */
export const conditionsOn = (declaration: CardDeclaration, name: string): readonly Criterion['condition'][] =>
  propertyTypes[resolveField(declaration, name)?.propertyType ?? 'PRESENCE'].conditions

/** A field of a card, or now and then of cards that links or lines lead to, of these again … */
function anyName(declaration: CardDeclaration, chances: Chances, steps = 0): string {
  const links = [...allFields(declaration).values()].flatMap(({ path, field }) =>
    (linkedTypes(field) ?? []).map(type => `${path}>${type}`),
  )
  const isFurther = steps < mostSteps && chances.below(5) < 2
  if (!isFurther) return chances.pick(searchableNames(declaration))
  const lists = declarations.map(({ type }) => `${anyLink}>${type}`)
  const throughLines = lineSteps(declaration)
  if (throughLines.length > 0 && chances.below(3) === 0) {
    const step = chances.pick(throughLines)
    const isOfLine = step.lines && chances.below(2) === 0
    const beyond = isOfLine
      ? chances.pick(searchableLineNames(step.lines))
      : anyName(step.to, chances, steps + 1)
    return `${stepName(step)}>${beyond}`
  }
  const step = chances.pick(links.length > 0 && chances.below(3) > 0 ? links : lists)
  const to = declarationOf(step.split('>')[1] ?? '')
  if (!to) throw new Error(`no list: ${step}`)
  return `${step}>${anyName(to, chances, steps + 1)}`
}

const anyOperator = (chances: Chances): Operator => (chances.below(3) === 0 ? 'OR' : 'AND')

/** Blocks of filters joined by AND and OR, of which some are about the same linked cards or lines. */
export function anyCriteria(museum: PlainMuseum, declaration: CardDeclaration, chances: Chances): Criteria {
  const blocks = Array.from({ length: 1 + chances.below(3) }, () => {
    let last = ''
    const filters = Array.from({ length: 1 + chances.below(4) }, () => {
      const steps = last.slice(0, last.lastIndexOf('>') + 1)
      const same = resolveField(declaration, last)?.steps.at(-1)
      const isAboutTheSame = same && chances.below(2) === 0
      last = isAboutTheSame ? steps + chances.pick(namesBehind(same)) : anyName(declaration, chances)
      const possible = conditionsOn(declaration, last).filter(condition => condition !== 'LOOKS_LIKE')
      const condition = possible.length === 0 ? undefined : chances.pick(possible)
      return condition
        ? { ...criterionOn(museum, declaration, last, condition, chances), operator: anyOperator(chances) }
        : { field: '@title', condition: 'IS_NOT_EMPTY' as const, operator: 'AND' as const, values: [] }
    })
    return { operator: anyOperator(chances), filters }
  })
  return { blocks }
}
