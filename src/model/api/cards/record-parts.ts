import { z } from 'zod/mini'
import type { CardType } from '../../record-types.ts'
import { id } from '../shapes.ts'
import { cardAnswer, version } from './shapes.ts'

/**
 * What of a record a call takes or answers: the record as it is read; what a new one is made with; what is sent to save it; its fields; the
 * fields of one of its lines.
 */
export const recordParts = ['Record', 'New', 'Save', 'Fields', 'Line'] as const

export type RecordPart = (typeof recordParts)[number]

const pascal = (type: CardType): string => type.charAt(0).toUpperCase() + type.slice(1)

/** Returns the name of a schema: 'Person' for a record, 'PersonSave', 'LoanOutLine'. */
export const schemaName = (type: CardType, part: RecordPart): string =>
  part === 'Record' ? pascal(type) : pascal(type) + part

/** Parts of contracts that the engine reads by a declaration, with the names of the schemas, of which one says how they look. */
export const declaredShapes = z.registry<{ readonly schemas: readonly string[] }>()

/** Values of fields by their keys, of a record of one of some types. */
const valuesOf = (types: readonly CardType[], part: RecordPart) =>
  z
    .record(z.string(), z.unknown())
    .register(declaredShapes, { schemas: types.map(type => schemaName(type, part)) })

/** The shapes in which the calls for records of a type take and answer them. */
export function recordShapes(type: CardType) {
  const named = (part: RecordPart) => ({ schemas: [schemaName(type, part)] })
  return {
    answer: z.catchall(z.object(cardAnswer.shape), z.unknown()).register(declaredShapes, named('Record')),
    created: valuesOf([type], 'New'),
    /** A document as the client sends it: the version it began from, and the fields of the declaration; its id, unless the address has it. */
    saved: z
      .catchall(z.object({ id: z.optional(id), version }), z.unknown())
      .register(declaredShapes, named('Save')),
    fields: valuesOf([type], 'Fields'),
  }
}

/** Fields of a record that is of one of some types. */
export const fieldsOfSome = (types: readonly CardType[]) => valuesOf(types, 'Fields')

/** Fields of a line of a record that is of one of some types. */
export const lineOfSome = (types: readonly CardType[]) => valuesOf(types, 'Line')
