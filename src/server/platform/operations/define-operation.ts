import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { TenantTransaction } from '../db/index.ts'
import type { Log } from '../log.ts'

/** Input of one batch of an operation. */
export interface StepContext<Input, Position> {
  /** The batch's transaction, inside the museum. The work of the batch and its progress are committed together. */
  readonly tx: TenantTransaction
  /** The operation this is a batch of. */
  readonly operationId: string
  /** The person who started the operation. */
  readonly accountId: string
  readonly input: Input
  /** End of the last batch; undefined in the first. */
  readonly position: Position | undefined
  /** Most elements a batch should process: as many as take about half a second. */
  readonly limit: number
  readonly log: Log
  /**
   * Processes one element and counts it: as a success, or, when `work` throws, as a failure with its changes rolled back.
   * The batch continues either way. A lost connection or a deadlock ends the whole batch, which is then tried again.
   */
  element(id: string, work: () => Promise<void>): Promise<void>
  /**
   * Processes several elements together, which costs much less than one by one. Where that fails, their changes are rolled back and each half of them is
   * processed by itself, down to the elements that cannot be processed, which count as failures.
   */
  elements(ids: readonly string[], work: (some: readonly string[]) => Promise<void>): Promise<void>
  /** Counts elements that were processed together, by success and failure. */
  count(success: readonly string[], fail: readonly string[]): void
}

/** Name of an element, and the address of its page, if any. */
export interface ElementTitle {
  readonly title: string
  readonly address: string | null
}

/** A kind of long work over many elements (P-E10). */
export interface OperationDefinition<Input extends object, Position> {
  /** Shown as `operationName`: 'cards.publish'. */
  readonly name: string
  /** True if another operation can undo it. */
  readonly canUndo?: boolean
  /** True if it does not change the catalogue: it continues while the museum is suspended. */
  readonly reads?: boolean
  /** Counts the elements; throws when the input asks for something impossible or forbidden. */
  prepare(tx: TenantTransaction, input: Input): Promise<number>
  /**
   * Processes the next batch.
   * @returns the start of the next one (a JSON value), or undefined at the end.
   */
  step(context: StepContext<Input, Position>): Promise<Position | undefined>
  /** Returns the names of elements, for the list of failures; deleted ones are missing. */
  about?(
    tx: TenantTransaction,
    elements: readonly string[],
    reader: { readonly actor: Holder; readonly language: Language },
  ): Promise<ReadonlyMap<string, ElementTitle>>
}

/** Declares a kind of operation, keeping the types of its input and position. Both are stored as JSON. */
export const defineOperation = <Input extends object, Position>(
  definition: OperationDefinition<Input, Position>,
): OperationDefinition<Input, Position> => definition
