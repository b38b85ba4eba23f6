import { effectsFrom } from '#model/engine/aspects/effects-due.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import { type Author, aboutCards, type Renamed } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { defineOperation, type Operations } from '#server/platform/operations/index.ts'
import { announceChange } from '../record-event.ts'
import { affectedCount, affectedIds, hasEffects } from '../store/effects.ts'
import { procedureToChange } from '../store/procedures.ts'
import { markOutdated } from './outdated.ts'
import { writeEffects } from './write-effects.ts'

/** Records written with the step itself; more are written by an operation, whose progress is shown. */
const atOnce = 50

const typeNames = procedureDeclarations.map(({ name }) => name)

/** Keeps the records of procedures as these have decided. */
export interface Effects {
  /**
   * Called after a procedure went to another step, was changed, deleted or restored.
   * @param before its values before a change: what would be written otherwise since is taken back and written again
   */
  follow(tx: TenantTransaction, procedureId: string, author: Author, before?: CardValues): Promise<void>
  /**
   * Called after some lines of a procedure changed, came or went.
   * @param before the lines that changed as they were
   */
  followLines(
    tx: TenantTransaction,
    procedureId: string,
    aboutIds: readonly string[],
    author: Author,
    before?: ReadonlyMap<string, CardValues>,
  ): Promise<void>
}

interface Input {
  readonly procedureId: string
  readonly author: Author
}

/** Creates the service, and its operation. */
export function createEffects({
  operations,
  renamed,
  texts,
}: {
  readonly operations: Operations
  readonly renamed: Renamed
  readonly texts: TextBook
}): Effects {
  const operation = defineOperation<Input, string>({
    name: 'procedures.effects',
    about: aboutCards,
    prepare: (tx, { procedureId }) => affectedCount(tx, procedureId, 1_000_000),
    async step({ tx, input: { procedureId, author }, position = '0', limit, count }) {
      const row = await procedureToChange(tx, typeNames, procedureId)
      const declaration = row && procedureNamed(row.type)
      if (!row || !declaration) return undefined
      const ids = await affectedIds(tx, procedureId, { after: position, limit })
      const { done, failed } = await writeEffects(tx, { row, declaration, author, renamed, texts }, ids)
      count(done, failed)
      const next = ids.length < limit ? undefined : ids.at(-1)
      if (next === undefined) await announceChange(tx, procedureId)
      return next
    },
  })
  operations.register(operation)

  /** The procedure, where it has effects that are due from its step on, or has written some. */
  async function affecting(tx: TenantTransaction, procedureId: string) {
    const row = await procedureToChange(tx, typeNames, procedureId)
    const declaration = row && procedureNamed(row.type)
    if (!row || !declaration?.workflow.effects) return undefined
    const due = !row.deleted_at && effectsFrom(declaration.workflow, row.step).length > 0
    return due || (await hasEffects(tx, procedureId)) ? { row, declaration } : undefined
  }

  const start = (tx: TenantTransaction, procedureId: string, author: Author) => {
    const accountId = author.onBehalfOf?.accountId ?? author.accountId
    const actor = { tenantId: tx.tenantId, accountId, role: '' }
    return operations.startIn(tx, actor, operation, { procedureId, author })
  }

  return {
    async follow(tx, procedureId, author, before) {
      const found = await affecting(tx, procedureId)
      if (!found) return
      if (before) await markOutdated(tx, found, { values: before })
      if ((await affectedCount(tx, procedureId, atOnce + 1)) > atOnce) {
        await start(tx, procedureId, author)
        return
      }
      const ids = await affectedIds(tx, procedureId, { after: '0', limit: atOnce })
      await writeEffects(tx, { ...found, author, renamed, texts }, ids)
    },
    async followLines(tx, procedureId, aboutIds, author, before) {
      const found = await affecting(tx, procedureId)
      if (!found) return
      if (before) await markOutdated(tx, found, { lines: before })
      if (aboutIds.length > atOnce) await start(tx, procedureId, author)
      else await writeEffects(tx, { ...found, author, renamed, texts }, aboutIds)
    },
  }
}
