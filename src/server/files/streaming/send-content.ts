import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '#server/platform/storage/index.ts'
import { originalKey } from '../storage-keys.ts'
import type { FileRow } from '../store/contents.ts'
import { sendStored } from './send-stored.ts'

export interface SendOptions {
  readonly storage: Storage
  readonly mime: string
  readonly disposition: string
}

/** Sends a content as it was uploaded, or the part of it that was asked for. */
export const sendContent = (
  request: FastifyRequest,
  reply: FastifyReply,
  { storage_key, bytes, sha256 }: FileRow,
  { storage, mime, disposition }: SendOptions,
): Promise<FastifyReply> =>
  sendStored(request, reply, storage, {
    key: originalKey(storage_key),
    bytes: Number(bytes),
    tag: `${sha256.slice(0, 32)}-original`,
    mime,
    disposition,
  })
