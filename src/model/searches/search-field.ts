import { declarationOf, declarations } from '../cards/declarations.ts'
import type { Lines } from '../engine/aspects/lines.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields, isLeaf, isStructure, type Placed } from '../engine/fields.ts'
import { lineSheet } from '../engine/line-sheet.ts'
import type { NamedSheet } from '../engine/sheet.ts'
import type { Leaf } from '../kinds/field.ts'
import type { PropertyType } from '../kinds/property-types.ts'
import { kindOf } from '../kinds/registry.ts'
import { type CardType, isCardType } from '../record-types.ts'
import { type OwnField, ownFieldsOf } from './own-fields.ts'

/** Stands for a link of any kind, whichever of the two cards it was made from. */
export const anyLink = '@linked'

/** Stands for the lines of a record, or for those about it: a loan has lines about objects. */
export const throughLines = '@lines'

/** Precedes the path of a field of the line that the last step led through: '@line/decision/decision'. */
const ofLine = '@line/'

/** The declaration of records that have lines. */
export type LinedDeclaration = CardDeclaration & { readonly lines: Lines }

/** True for types whose records have lines. */
export const hasLines = (declaration: CardDeclaration): declaration is LinedDeclaration =>
  declaration.lines !== undefined

/** A step from a record to others in a search. */
export interface SearchStep {
  /** Path of the link field, `anyLink`, or `throughLines`. */
  readonly via: string
  /** The declaration of the cards it leads to. */
  readonly to: CardDeclaration
  /** The declaration of the records that have the lines it leads through: `to`, or where it comes from. Absent for links. */
  readonly lines?: LinedDeclaration
}

/** A field a search can ask about, of a card or of those it is linked with. */
export interface SearchField {
  readonly steps: readonly SearchStep[]
  /** The declaration of the field's records; of a field of lines, of the records that have them. */
  readonly declaration: CardDeclaration
  /** Path in its declaration; '@line/' precedes that of a field of lines. */
  readonly path: string
  readonly propertyType: PropertyType
  /** The declared field; absent for properties every record has (`own`). */
  readonly field?: Placed['field']
  readonly own?: OwnField
}

/** Links that a search follows one after another. */
export const mostSteps = 3

/** Types of cards that a link field leads to; undefined for fields that are not links, or only repeat another field. */
export const linkedTypes = (field: Placed['field']): readonly CardType[] | undefined =>
  field.kind === 'link' && 'types' in field && field.derived !== true
    ? (field.types as readonly CardType[])
    : undefined

/** Returns the type of a declared field in searches. */
const propertyTypeOf = (field: Placed['field']): PropertyType =>
  isLeaf(field) ? kindOf(field as Leaf).propertyType : 'PRESENCE'

/** A searchable field of the lines of a type, by its path in them. */
function lineField(lines: LinedDeclaration, path: string): Omit<SearchField, 'steps'> | undefined {
  const placed = allFields(lineSheet(lines)).get(path)
  return (
    placed && {
      declaration: lines,
      path: ofLine + path,
      propertyType: propertyTypeOf(placed.field),
      field: placed.field,
    }
  )
}

/** The path of a field in the lines of its type; undefined for fields of records themselves. */
export const pathInLine = (path: string): string | undefined =>
  path.startsWith(ofLine) ? path.slice(ofLine.length) : undefined

/** The name of a field of lines behind the step that leads through them. */
export const lineFieldName = (path: string): string => ofLine + path

/** The fields that contain a searchable field, and its path among them. */
export function sheetOf({ declaration, path }: Pick<SearchField, 'declaration' | 'path'>): {
  readonly sheet: NamedSheet
  readonly path: string
} {
  const inLine = pathInLine(path)
  return inLine !== undefined && hasLines(declaration)
    ? { sheet: lineSheet(declaration), path: inLine }
    : { sheet: declaration, path }
}

/** The steps through lines from records of a type: to the records their own lines are about, and to those whose lines are about them. */
export function lineSteps(from: CardDeclaration): readonly SearchStep[] {
  const own = hasLines(from)
    ? from.lines.of.flatMap(type => declarationOf(type) ?? []).map(to => ({ to, lines: from }))
    : []
  const others = declarations
    .filter(hasLines)
    .filter(({ lines }) => lines.of.some(type => from.types.includes(type)))
    .map(to => ({ to, lines: to }))
  return [...own, ...others].map(step => ({ via: throughLines, ...step }))
}

function fieldOf(declaration: CardDeclaration, path: string): Omit<SearchField, 'steps'> | undefined {
  const own = ownFieldsOf(declaration).find(({ name }) => name === path)
  if (own) return { declaration, path, propertyType: own.propertyType, own }
  const placed = allFields(declaration).get(path)
  return placed && { declaration, path, propertyType: propertyTypeOf(placed.field), field: placed.field }
}

function stepFrom(declaration: CardDeclaration, via: string, type: string): SearchStep | undefined {
  const to = isCardType(type) ? declarationOf(type) : undefined
  if (!to) return undefined
  if (via === anyLink) return { via, to }
  if (via === throughLines) return lineSteps(declaration).find(step => step.to === to)
  const placed = allFields(declaration).get(via)
  const leadsThere = placed && linkedTypes(placed.field)?.some(linked => to.types.includes(linked))
  return leadsThere ? { via, to } : undefined
}

/**
 * The field a criterion names: a path ('titles/title'), or with links or lines before it, each with the list its cards are in
 * ('productions/agent>person>birth/place', '@lines>loanOut>borrower'). Behind lines it may be a field of the line itself
 * ('@lines>loanOut>@line/state').
 * @returns undefined where there is none.
 */
export function resolveField(declaration: CardDeclaration, name: string): SearchField | undefined {
  const parts = name.split('>')
  const steps: SearchStep[] = []
  let at = declaration
  while (parts.length > 1) {
    const [via = '', type = ''] = parts.splice(0, 2)
    const step = stepFrom(at, via, type)
    if (!step || steps.length === mostSteps) return undefined
    steps.push(step)
    at = step.to
  }
  const [path = ''] = parts
  const [inLine, lines] = [pathInLine(path), steps.at(-1)?.lines]
  const found = inLine === undefined ? fieldOf(at, path) : lines && lineField(lines, inLine)
  return found && { ...found, steps }
}

/** Returns true for searchable fields; a group without fields is not. */
export const isAskable = ({ field }: Placed): boolean =>
  !isStructure(field) || Object.keys(field.fields).length > 0
