import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3'
import { dayMs } from '#model/dates/durations.ts'
import { retentions } from '#model/retention/retentions.ts'
import type { Config } from '../config.ts'
import { notFound } from '../errors.ts'
import { defineJob, type Jobs } from '../jobs/index.ts'
import { diskStorage } from './disk-storage.ts'
import { rangeWithin } from './range.ts'
import { s3Settings } from './s3-settings.ts'
import { s3Upload } from './s3-upload.ts'
import { type FileHead, type Storage, StorageError, StorageMismatchError } from './storage.ts'
import { checkFolder, checkKey } from './storage-key.ts'

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** Files that are asked to be deleted at the same time. */
const deletedAtOnce = 16

/** Files in an object storage that speaks S3. */
export function s3Storage(storageUrl: string): Storage {
  const settings = s3Settings(storageUrl)
  const { client, bucket: Bucket } = settings

  const head = async (key: string): Promise<FileHead | undefined> => {
    try {
      const { ContentLength = 0, LastModified = new Date(0) } = await client.send(
        new HeadObjectCommand({ Bucket, Key: checkKey(key) }),
      )
      return { size: ContentLength, modified: LastModified }
    } catch (error) {
      if (statusOf(error) === 404) return undefined
      throw error
    }
  }

  const remove = async (Key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
  }

  const pagesOf = async function* (tenantId: string): AsyncGenerator<string[]> {
    const Prefix = `${checkFolder(tenantId)}/`
    for (let StartAfter: string | undefined; ; ) {
      const { Contents = [], IsTruncated } = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix, ...(StartAfter !== undefined && { StartAfter }) }),
      )
      const keys = Contents.flatMap(({ Key }) => Key ?? [])
      if (keys.length > 0) yield keys
      StartAfter = keys.at(-1)
      if (!IsTruncated || StartAfter === undefined) return
    }
  }

  return {
    async put(key, content, expected = {}) {
      try {
        const stored = await s3Upload(settings, checkKey(key), content, expected)
        const there = await head(key)
        if (there?.size === stored.size) return stored
        await remove(key)
        throw new StorageMismatchError('the object storage holds another size than was sent')
      } finally {
        content.destroy()
      }
    },

    async get(key, range) {
      const found = await head(key)
      if (!found) throw notFound()
      const { start, end } = rangeWithin(found.size, range)
      const { Body } = await client.send(
        new GetObjectCommand({
          Bucket,
          Key: key,
          ...(start !== undefined && { Range: `bytes=${start}-${end}` }),
        }),
      )
      return Body as Readable
    },

    head,
    has: async key => (await head(key)) !== undefined,
    async delete(key) {
      await remove(checkKey(key))
    },

    async *list(tenantId) {
      for await (const keys of pagesOf(tenantId)) yield* keys
    },
    async deleteAll(tenantId, signal) {
      for await (const keys of pagesOf(tenantId)) {
        for (let at = 0; at < keys.length; at += deletedAtOnce) {
          signal?.throwIfAborted()
          await Promise.all(keys.slice(at, at + deletedAtOnce).map(remove))
        }
      }
      const { Uploads = [] } = await client.send(
        new ListMultipartUploadsCommand({ Bucket, Prefix: `${checkFolder(tenantId)}/` }),
      )
      for (const { Key, UploadId } of Uploads)
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
    },

    async tidy(before) {
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }))
      const stale = Uploads.filter(({ Initiated }) => Initiated !== undefined && Initiated < before)
      for (const { Key, UploadId } of stale) {
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
      }
      return stale.length
    },

    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }))
      } catch (error) {
        const status = statusOf(error)
        const reason =
          status === 404
            ? `has no bucket called ${Bucket}; make it first`
            : status === 403
              ? 'refuses the key and secret'
              : `does not answer (${(error as Error).message})`
        throw new StorageError(`The object storage in STORAGE_URL ${reason}.`)
      }
    },
  }
}

/** The storage the settings ask for. */
export const openStorage = ({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): Storage =>
  storageUrl ? s3Storage(storageUrl) : diskStorage(join(dataDir, 'files'))

/** Has what unfinished uploads have left removed every night. */
export function keepTidy(storage: Storage, jobs: Jobs): void {
  const tidy = defineJob<Record<string, never>>({
    name: 'storage.tidy',
    async run(_input, { log }) {
      const removed = await storage.tidy(new Date(Date.now() - retentions.uploads.days * dayMs))
      if (removed > 0) log.info({ removed }, 'removed what unfinished uploads had left')
    },
  })
  jobs.register(tidy)
  jobs.schedule(tidy, '17 3 * * *', {})
}
