import { z } from 'zod/mini'
import type { CardType } from '../../record-types.ts'
import { id } from '../shapes.ts'
import { cardAnswer, version } from './shapes.ts'

/**
 * The parts of a record that endpoints accept or return: the record as it is read, the body that creates it, the body that saves it, its
 * fields, and the fields of one line.
 */
export const recordParts = ['Record', 'New', 'Save', 'Fields', 'Line'] as const

export type RecordPart = (typeof recordParts)[number]

const pascal = (type: CardType): string => type.charAt(0).toUpperCase() + type.slice(1)

/** Returns the name of a schema: 'Person' for a record, 'PersonSave', 'LoanOutLine'. */
export const schemaName = (type: CardType, part: RecordPart): string =>
  part === 'Record' ? pascal(type) : pascal(type) + part

/** Parts of contracts whose shape follows from a declaration, with the names of the schemas that describe them (one of several). */
export const declaredShapes = z.registry<{ readonly schemas: readonly string[] }>()

/** Field values by key, of a record of one of several types. */
const valuesOf = (types: readonly CardType[], part: RecordPart) =>
  z
    .record(z.string(), z.unknown())
    .register(declaredShapes, { schemas: types.map(type => schemaName(type, part)) })

/** Returns the shapes in which endpoints accept and return records of a type. */
export function recordShapes(type: CardType) {
  const named = (part: RecordPart) => ({ schemas: [schemaName(type, part)] })
  return {
    answer: z.catchall(z.object(cardAnswer.shape), z.unknown()).register(declaredShapes, named('Record')),
    created: valuesOf([type], 'New'),
    /** A document as the client sends it: the version it is based on and the declared fields; its id, unless the address has it. */
    saved: z
      .catchall(z.object({ id: z.optional(id), version }), z.unknown())
      .register(declaredShapes, named('Save')),
    fields: valuesOf([type], 'Fields'),
  }
}

/** Returns the shape of the fields of a record that has one of several types. */
export const fieldsOfSome = (types: readonly CardType[]) => valuesOf(types, 'Fields')

/** Returns the shape in which a record of one of several types is created. */
export const newOfSome = (types: readonly CardType[]) => valuesOf(types, 'New')

/** Returns the shape of the fields of a line of a record that has one of several types. */
export const lineOfSome = (types: readonly CardType[]) => valuesOf(types, 'Line')
