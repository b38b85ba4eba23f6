import type description from '../../locales/en/description.json'
import { biblioType } from './cards/biblio/type.ts'
import { collectionType } from './cards/collection/type.ts'
import { conditionReportType } from './cards/condition-report/type.ts'
import { documentType } from './cards/document/type.ts'
import { eventType } from './cards/event/type.ts'
import { fileType } from './cards/file/type.ts'
import { linkItemType } from './cards/link-item/type.ts'
import { objectType } from './cards/object/type.ts'
import { organizationType, personType } from './cards/person/type.ts'
import { placeType } from './cards/place/type.ts'
import type { IconName } from './icons.ts'
import { acquisitionType } from './procedures/acquisition/type.ts'
import { conditionCheckType } from './procedures/condition-check/type.ts'
import { conservationType } from './procedures/conservation/type.ts'
import { damageLossType } from './procedures/damage-loss/type.ts'
import { deaccessionType } from './procedures/deaccession/type.ts'
import { exhibitionType } from './procedures/exhibition/type.ts'
import { inventoryAuditType } from './procedures/inventory-audit/type.ts'
import { loanInType } from './procedures/loan-in/type.ts'
import { loanOutType } from './procedures/loan-out/type.ts'
import { movementType } from './procedures/movement/type.ts'
import { objectEntryType } from './procedures/object-entry/type.ts'
import { objectExitType } from './procedures/object-exit/type.ts'
import { reproductionType } from './procedures/reproduction/type.ts'
import { studyVisitType } from './procedures/study-visit/type.ts'
import { valuationType } from './procedures/valuation/type.ts'
import { type RecordType, recordType, type TypeModule } from './record-type.ts'

/** Named in the API; the product has no such records. */
const descriptionType = recordType<typeof description>()({
  type: 'description',
  id: 9,
  name: 'DESCRIPTION',
  icon: 'file-text',
  listed: false,
})

/**
 * All record types in the order of their ids. A new type has a line here, and one in the list of declarations, which the compiler then
 * requires.
 */
export const recordTypes = [
  objectType,
  collectionType,
  fileType,
  personType,
  documentType,
  organizationType,
  biblioType,
  descriptionType,
  placeType,
  eventType,
  linkItemType,
  loanOutType,
  conditionCheckType,
  inventoryAuditType,
  conditionReportType,
  objectEntryType,
  acquisitionType,
  loanInType,
  movementType,
  conservationType,
  objectExitType,
  deaccessionType,
  exhibitionType,
  reproductionType,
  damageLossType,
  valuationType,
  studyVisitType,
] as const

/** A type whose facts do not compile is left out, so that the compiler reports its own file only. */
type Facts = {
  readonly [Each in (typeof recordTypes)[number] as string extends Each['type'] ? never : Each['type']]: Each
}

export type CardType = keyof Facts

/** Facts of a listed type. */
export type KnownType = RecordType & { readonly type: CardType }

/** Types with a declaration of their own. */
export type ListedType = {
  [Type in CardType]: Facts[Type] extends { readonly listed: false } ? never : Type
}[CardType]

/** Permission modules of record types. */
export type DeclaredModule = {
  [Type in CardType]: Facts[Type] extends { readonly module: infer Module extends TypeModule }
    ? Module
    : never
}[CardType]

/** Types of procedures. */
export type ProcedureType = {
  [Type in CardType]: Facts[Type] extends { readonly module: { readonly of: 'procedure' } } ? Type : never
}[CardType]

/** Kinds of printed documents declared by types. */
export type DeclaredPrintKind = {
  [Type in CardType]: Facts[Type] extends { readonly prints: infer Prints } ? keyof Prints & string : never
}[CardType]

/** Texts of the types by area. */
export type TypeTexts = { readonly [Type in CardType]: NonNullable<Facts[Type]['texts']> }

const byType = <Value>(read: (type: RecordType) => Value): Record<string, Value> =>
  Object.fromEntries(recordTypes.map(each => [each.type, read(each)]))

/** Record types with their ids in the API, in order. */
export const cardTypes = byType(({ id }) => id) as {
  readonly [Type in CardType]: Facts[Type]['id']
}

/** Records of this type are attached to others: shown apart from other links, in an order, one of them as cover. */
export const attachedType = cardTypes.file

/** Names of the types in the API (C-K01). */
export const cardTypeNames = byType(({ name }) => name) as Readonly<Record<CardType, string>>

/** Icons of the types. */
export const cardTypeIcons = byType(({ icon }) => icon) as Readonly<Record<CardType, IconName>>

const all = Object.keys(cardTypes) as CardType[]

export const isCardType = (name: string): name is CardType => Object.hasOwn(cardTypes, name)

export const cardTypeOfId = (id: number): CardType | undefined => all.find(name => cardTypes[name] === id)

/** Returns the type for its API name in any case, its own name, or its id. */
export const cardTypeNamed = (given: string): CardType | undefined =>
  all.find(name => cardTypeNames[name] === given.toUpperCase() || name === given) ??
  cardTypeOfId(Number(given))

/** Returns a type as the API shows it. */
export const presentType = (type: CardType): { readonly id: number; readonly name: string } => ({
  id: cardTypes[type],
  name: cardTypeNames[type],
})
