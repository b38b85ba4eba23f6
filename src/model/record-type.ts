import type { IconName } from './icons.ts'

/** Five permissions that a type of records brings along, numbered from the first of them: those of an entity, or those of a procedure. */
export interface TypeModule {
  /** Of the module in permission lists; codes begin with it. */
  readonly name: string
  readonly of: 'entity' | 'procedure'
  /** Ids are stored and stay: the next free ones of a new type begin with 141. */
  readonly firstId: number
}

/** A kind of printed document that is made of one type of records alone. */
export interface PrintKind {
  /** It is what is printed where no template is chosen: of a record, or of each of its lines. */
  readonly usual?: 'whole' | 'object' | 'both'
  /** What was refused is not in the document, unless it is chosen or the document tells decisions: nobody signs for what stays at home. */
  readonly withoutRefused?: true
}

/** The facts of a type of records that others depend on before its fields are known. The folder of a type has them in its `type.ts`. */
export interface RecordType {
  readonly type: string
  /** In the API and in the database (specification 001, section 3): it stays. The next free one of a new type is 23. */
  readonly id: number
  /** In the API (acceptance row C-K01). */
  readonly name: string
  readonly icon: IconName
  /** Its records stand in the list of another type, or it has none yet. */
  readonly listed?: false
  readonly module?: TypeModule
  readonly prints?: Readonly<Record<string, PrintKind>>
}

/** Declares the facts of a type of records; `Words` are its texts as the English file has them. */
export const recordType =
  <Words>() =>
  <const Facts extends RecordType>(facts: Facts): Facts & { readonly texts?: Words } =>
    facts
