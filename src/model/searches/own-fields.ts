import type { CardDeclaration } from '../engine/define-card.ts'
import type { PropertyType } from '../kinds/property-types.ts'

export type OwnFieldName =
  | '@number'
  | '@title'
  | '@createdAt'
  | '@updatedAt'
  | '@publishedOnWeb'
  | '@completeness'
  | '@withPicture'
  | '@looks'

/** Searchable properties of all records that are not declared fields. */
export interface OwnField {
  readonly name: OwnFieldName
  readonly id: number
  readonly propertyType: PropertyType
}

const ownFields: readonly (OwnField & { isOf?(declaration: CardDeclaration): boolean })[] = [
  {
    name: '@number',
    id: 1,
    propertyType: 'TEXT',
    isOf: ({ numberPath }) => numberPath !== undefined,
  },
  { name: '@title', id: 2, propertyType: 'TEXT' },
  { name: '@createdAt', id: 3, propertyType: 'MOMENT' },
  { name: '@updatedAt', id: 4, propertyType: 'MOMENT' },
  {
    name: '@publishedOnWeb',
    id: 5,
    propertyType: 'BOOLEAN',
    isOf: ({ unpublished = false }) => !unpublished,
  },
  { name: '@completeness', id: 6, propertyType: 'NUMBER' },
  { name: '@withPicture', id: 7, propertyType: 'BOOLEAN', isOf: ({ pictured = false }) => pictured },
  // Appearance is a property of pictures: other records are searched by their linked files.
  {
    name: '@looks',
    id: 8,
    propertyType: 'LOOKS',
    isOf: ({ proportions }) => proportions !== undefined,
  },
]

/** Fields that cards of a type have without declaring them. */
export const ownFieldsOf = (declaration: CardDeclaration): readonly OwnField[] =>
  ownFields.filter(({ isOf }) => isOf?.(declaration) ?? true)
