import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { dayMs } from '#model/dates/durations.ts'
import { retentions } from '#model/retention/retentions.ts'
import type { Config } from '../config.ts'
import { notFound } from '../errors.ts'
import { defineJob, type Jobs } from '../jobs/index.ts'
import { diskStorage } from './disk-storage.ts'
import { createMeasure } from './measure.ts'
import { type S3Settings, s3Settings } from './s3-settings.ts'
import {
  checkFolder,
  checkKey,
  type Expected,
  type FileHead,
  rangeWithin,
  type Storage,
  StorageError,
  StorageMismatchError,
  type Stored,
} from './storage.ts'

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** Files that are asked to be deleted at the same time. */
const deletedAtOnce = 16

const mebibyte = 1024 * 1024

/** S3 takes at most 10,000 parts: enough for 78 GB in parts of 8 MiB; announced larger files get larger parts. */
const partLimit = 9000

const partSizeFor = (size = 0): number => Math.max(8 * mebibyte, Math.ceil(size / partLimit))

/** Each request carries the MD5 of its body: the server refuses what was altered on the way. */
const md5 = (part: Uint8Array): string => createHash('md5').update(part).digest('base64')

/** Cuts a stream into pieces of `size` bytes; the last one may be smaller. An empty stream gives one empty piece. */
export async function* partsOf(content: Readable, size: number): AsyncGenerator<Buffer, void, undefined> {
  let waiting: Uint8Array[] = []
  let length = 0
  let any = false
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    let rest = chunk
    while (length + rest.length >= size) {
      const taken = size - length
      yield Buffer.concat([...waiting, rest.subarray(0, taken)])
      any = true
      rest = rest.subarray(taken)
      waiting = []
      length = 0
    }
    if (rest.length > 0) waiting.push(rest)
    length += rest.length
  }
  if (length > 0 || !any) yield Buffer.concat(waiting)
}

/**
 * Sends a stream to an object storage: a small file in one request, a larger one in parts that become a file only when
 * size and checksum have been found right. At most two parts are in memory.
 */
export async function s3Upload(
  { client, bucket: Bucket }: S3Settings,
  Key: string,
  content: Readable,
  expected: Expected,
): Promise<Stored> {
  const size = partSizeFor(expected.size ?? expected.about)
  const measure = createMeasure()
  const parts = partsOf(content, size)
  const first = (await parts.next()).value ?? Buffer.alloc(0)
  measure.add(first)
  if (first.length < size) {
    const stored = measure.result(expected)
    await client.send(new PutObjectCommand({ Bucket, Key, Body: first, ContentMD5: md5(first) }))
    return stored
  }

  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    const send = async (part: Buffer): Promise<void> => {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(
        new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body: part, ContentMD5: md5(part) }),
      )
      Parts.push({ PartNumber, ETag })
    }
    await send(first)
    for await (const part of parts) {
      measure.add(part)
      await send(part)
    }
    const stored = measure.result(expected)
    await client.send(
      new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
    )
    return stored
  } catch (error) {
    // What cannot be aborted now is found by `tidy`.
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined)
    throw error
  }
}

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

    async part(key, start, length) {
      const Range = `bytes=${start}-${start + length - 1}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkKey(key), Range }))
        return await buffer(Body as Readable)
      } catch (error) {
        if (statusOf(error) === 404) throw notFound()
        if (statusOf(error) === 416) throw new RangeError('the part lies outside the file')
        throw error
      }
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
