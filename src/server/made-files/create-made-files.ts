import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MadeFile } from '#model/api/made-files.ts'
import { dayMs } from '#model/dates/durations.ts'
import type { Language } from '#model/languages.ts'
import { sendStored } from '#server/files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { attachedAs } from '#server/platform/http/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { MadeFileRow } from './columns.ts'
import type { MadeFileKind } from './kind.ts'
import { endingNow, type FileToMake, makeFile } from './make-file.ts'
import { madeFileStore } from './store.ts'

export interface MadeFilesContext {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly texts: TextBook
  readonly clock: Clock
  readonly museums: () => Promise<readonly string[]>
}

/**
 * Files of one kind: made by a job from their beginning whenever a server begins, shown with how far they are, stopped, fetched, and forgotten
 * every night when their time is over.
 */
export function createMadeFiles<Row extends MadeFileRow>(
  { database, storage, jobs, texts, clock, museums }: MadeFilesContext,
  kind: MadeFileKind<Row>,
) {
  const store = madeFileStore<Row>(kind.table)
  const workshop = { database, storage, clock, kind, store }

  const make = defineJob<FileToMake>({
    name: `${kind.name}.make`,
    ...(kind.concurrency && { concurrency: kind.concurrency }),
    expireInSeconds: kind.longestSeconds,
    async run(wanted, job) {
      try {
        await makeFile(workshop, wanted, job)
      } catch (error) {
        if (!job.signal.aborted) throw error
        // The server stops: no fault of the file, which the next server makes.
        await jobs.enqueue(undefined, make, wanted)
      }
    },
    givenUp: ({ tenantId, id }) =>
      database.inTenant(tenantId, async tx => {
        await store.end(tx, id, endingNow(workshop, 'FAILED'), { failure: kind.texts.broken })
      }),
  })
  jobs.register(make)

  const throwAway = async (
    tenantId: string,
    { id, storage_key }: Pick<MadeFileRow, 'id' | 'storage_key'>,
  ): Promise<void> => {
    if (storage_key) await storage.delete(storage_key)
    await database.inTenant(tenantId, tx => store.remove(tx, id))
  }

  const forget = defineJob<Record<string, never>>({
    name: `${kind.name}.forget`,
    async run(_input, { log }) {
      const now = clock()
      const forgottenBefore = new Date(now.getTime() - kind.days * dayMs)
      for (const tenantId of await museums()) {
        const over = await database.inTenant(tenantId, tx => store.over(tx, now, forgottenBefore))
        for (const row of over) await throwAway(tenantId, row)
        if (over.length > 0) log.info({ tenantId, count: over.length }, `their time is over: ${kind.name}`)
      }
    },
  })
  jobs.register(forget)
  jobs.schedule(forget, kind.forgotten, {})

  return {
    store,

    /** Has one made that is in the table, when the transaction is through. */
    enqueue: ({ db, tenantId }: TenantTransaction, id: string) => jobs.enqueue(db, make, { tenantId, id }),

    /** The common description of a file; kinds add their own parts. */
    present: (row: Row, language: Language): MadeFile => ({
      id: row.id,
      state: row.state,
      bytes: row.bytes === null ? null : Number(row.bytes),
      failure: row.failure && texts.translate(language, row.failure as TextKey),
      createdAt: row.created_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      expiresAt: row.expires_at?.toISOString() ?? null,
    }),

    /**
     * Stops one that is under way, or throws one away that has ended.
     * @param find reads it, refusing who may not
     */
    async remove(tenantId: string, find: (tx: TenantTransaction) => Promise<Row>): Promise<void> {
      const row = await database.inTenant(tenantId, async tx => {
        const found = await find(tx)
        return (await store.end(tx, found.id, endingNow(workshop, 'STOPPED'), {})) ? undefined : found
      })
      // Whoever makes the one that was stopped takes away what is there of it.
      if (row) await throwAway(tenantId, row)
    },

    /** Answers with the file, or a part of it. @throws {CodedError} `not_found` before it is whole, `gone` when its time is over. */
    async send(
      { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
      { state, storage_key: key, sha256, bytes, expires_at }: Row,
      { name, mime }: { readonly name: string; readonly mime: string },
    ): Promise<FastifyReply> {
      if (state !== 'DONE') throw notFound()
      const isOver = expires_at !== null && expires_at < clock()
      if (isOver || !key || !sha256 || !(await storage.has(key)))
        throw new CodedError('gone', { text: kind.texts.gone })
      return sendStored(request, reply, storage, {
        key,
        bytes: Number(bytes),
        tag: sha256,
        mime,
        disposition: attachedAs(name),
      })
    },
  }
}

export type MadeFiles<Row extends MadeFileRow> = ReturnType<typeof createMadeFiles<Row>>
