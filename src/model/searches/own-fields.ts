import type { CardDeclaration } from '../engine/define-card.ts'
import type { PropertyType } from '../kinds/property-types.ts'
import type { Criterion } from './criteria.ts'
import { proceduresAbout, proceduresTaking, procedureValue } from './procedures-about.ts'

export type OwnFieldName =
  | '@number'
  | '@title'
  | '@createdAt'
  | '@updatedAt'
  | '@publishedOnWeb'
  | '@completeness'
  | '@withPicture'
  | '@looks'
  | '@inProcedure'
  | '@available'

/** Searchable properties of all records that are not declared fields. */
export interface OwnField {
  readonly name: OwnFieldName
  readonly id: number
  readonly propertyType: PropertyType
  /** Types of procedures that are read to answer a condition. Absent: the record alone says it. */
  reads?(declaration: CardDeclaration, asked?: Pick<Criterion, 'values'>): readonly CardDeclaration[]
  /** Each value is about one of these alone. */
  readonly readsByValue?: true
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
  {
    name: '@inProcedure',
    id: 9,
    propertyType: 'PROCEDURE',
    isOf: declaration => proceduresAbout(declaration).length > 0,
    // 'In none' is about all of them.
    reads: (declaration, { values = [] } = { values: [] }) =>
      proceduresAbout(declaration).filter(
        procedures => values.length === 0 || values.includes(procedureValue(procedures)),
      ),
    readsByValue: true,
  },
  {
    name: '@available',
    id: 10,
    propertyType: 'AVAILABILITY',
    isOf: declaration => proceduresTaking(declaration).length > 0,
    reads: proceduresTaking,
  },
]

/** Fields that cards of a type have without declaring them. */
export const ownFieldsOf = (declaration: CardDeclaration): readonly OwnField[] =>
  ownFields.filter(({ isOf }) => isOf?.(declaration) ?? true)

/** Returns true when someone may read all that a condition on such a field reads: nobody learns by it about procedures they may not open. */
export const mayAsk = (
  mayRead: (declaration: CardDeclaration) => boolean,
  declaration: CardDeclaration,
  { reads }: OwnField,
  asked?: Pick<Criterion, 'values'>,
): boolean => reads === undefined || reads(declaration, asked).every(mayRead)

/** Returns true when there is a condition on such a field that someone may ask. */
export const isOffered = (
  mayRead: (declaration: CardDeclaration) => boolean,
  declaration: CardDeclaration,
  field: OwnField,
): boolean =>
  field.readsByValue ? (field.reads?.(declaration) ?? []).some(mayRead) : mayAsk(mayRead, declaration, field)
