import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { TenantTransaction } from '../db/index.ts'
import type { Log } from '../log.ts'

/** Input of one batch of an operation. */
export interface StepContext<Input, Position> {
  /** The batch's transaction, inside the museum. What the batch does, and that it was done, are kept together or not at all. */
  readonly tx: TenantTransaction
  /** The operation this is a batch of. */
  readonly operationId: string
  /** The person who started the operation. */
  readonly accountId: string
  readonly input: Input
  /** End of the last batch; undefined in the first. */
  readonly position: Position | undefined
  /** Elements a batch should take at most: as many as fit into about a tenth of a second. */
  readonly limit: number
  readonly log: Log
  /**
   * Works on one element and counts it: among the successes, or, when `work` throws, among the failures with its changes undone.
   * The batch goes on either way. A lost connection or a deadlock ends the whole batch, which is then tried again.
   */
  element(id: string, work: () => Promise<void>): Promise<void>
  /** Counts elements that were worked on together: those that succeeded, and those that did not. */
  count(success: readonly string[], fail: readonly string[]): void
}

/** Name of an element, and the address of its page where it has one. */
export interface ElementTitle {
  readonly title: string
  readonly address: string | null
}

/** A kind of long work over many elements (acceptance row P-E10). */
export interface OperationDefinition<Input extends object, Position> {
  /** Shown as `operationName`: 'cards.publish'. */
  readonly name: string
  /** True when what it did can be taken back by another operation. */
  readonly canUndo?: boolean
  /** True for what changes nothing of the catalogue: it goes on while the museum is suspended. */
  readonly reads?: boolean
  /** Counts the elements; throws when the input asks for something impossible or forbidden. */
  prepare(tx: TenantTransaction, input: Input): Promise<number>
  /**
   * Works on the next batch.
   * @returns where the next one begins (a JSON value), or undefined when nothing is left.
   */
  step(context: StepContext<Input, Position>): Promise<Position | undefined>
  /** Names of its elements, for who looks at those that failed; those that are gone are missing. */
  about?(
    tx: TenantTransaction,
    elements: readonly string[],
    reader: { readonly actor: Holder; readonly language: Language },
  ): Promise<ReadonlyMap<string, ElementTitle>>
}

/** Declares a kind of operation, keeping the types of its input and position. Both are kept as JSON. */
export const defineOperation = <Input extends object, Position>(
  definition: OperationDefinition<Input, Position>,
): OperationDefinition<Input, Position> => definition
