import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { createMeasure } from './measure.ts'
import type { S3Settings } from './s3-settings.ts'
import type { Expected, Stored } from './storage.ts'

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
