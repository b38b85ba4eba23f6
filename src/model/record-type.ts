import type { IconName } from './icons.ts'

/** Five permissions of a record type with consecutive ids: those of an entity, or those of a procedure. */
export interface TypeModule {
  /** Name of the module in permission lists; codes begin with it. */
  readonly name: string
  readonly of: 'entity' | 'procedure'
  /** The first of five ids, which are stored and never change. `npm run check` names the next free one for a new type's 0. */
  readonly firstId: number
}

/** A kind of printed document that belongs to one record type. */
export interface PrintKind {
  /** The default when no template is chosen: for a record, or for each of its lines. */
  readonly usual?: 'whole' | 'object' | 'both'
  /** Refused objects are left out, unless they are chosen or the document reports decisions: nobody signs for objects that stay. */
  readonly withoutRefused?: true
}

/** Basic facts of a record type, which others depend on before its fields are known; each type has them in its `type.ts`. */
export interface RecordType {
  readonly type: string
  /** Id in the API and the database, which never changes. `npm run check` names the next free one for a new type's 0. */
  readonly id: number
  /** Name in the API (C-K01). */
  readonly name: string
  readonly icon: IconName
  /** Set when its records are in the list of another type, or in none yet. */
  readonly listed?: false
  readonly module?: TypeModule
  readonly prints?: Readonly<Record<string, PrintKind>>
}

/** Declares the facts of a record type; `Words` are its texts as in the English file. */
export const recordType =
  <Words>() =>
  <const Facts extends RecordType>(facts: Facts): Facts & { readonly texts?: Words } =>
    facts
