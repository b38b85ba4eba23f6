import type { IncomingMessage } from 'node:http'
import { Server, type ServerOptions } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { uploadsPath } from '#model/api/files/uploads.ts'
import { mostFileBytes } from '../receive/receive-content.ts'
import type { IncomingFiles } from './incoming-files.ts'

/** An upload that a request of the protocol is about: checked before it is handed over. */
export interface Handed {
  readonly id: string
  /** Called once all of it has arrived, before that is answered. */
  readonly onWhole: () => Promise<unknown>
}

/** Answers a request of the protocol of tus, and says with which status. Who may ask, and about what, is settled before. */
export type HandToTus = (request: FastifyRequest, reply: FastifyReply, upload: Handed) => Promise<number>

type AnyRequest = Parameters<NonNullable<ServerOptions['namingFunction']>>[0]

/** The protocol's own server, which knows nothing of museums: it gets each request together with the upload that it is about. */
export function tusServer(incoming: IncomingFiles): HandToTus {
  const handed = new WeakMap<IncomingMessage, Handed>()
  const of = (request: AnyRequest): Handed => {
    const raw = request.runtime?.node?.req as IncomingMessage | undefined
    const upload = raw && handed.get(raw)
    if (!upload) throw new Error('a request of tus without an upload')
    return upload
  }
  let server: Server | undefined
  const open = () =>
    new Server({
      path: uploadsPath.replace(/\/$/, ''),
      datastore: incoming.store(),
      maxSize: mostFileBytes,
      // The client is always of the same origin.
      allowedOrigins: () => false,
      namingFunction: request => of(request).id,
      getFileIdFromRequest: request => of(request).id,
      generateUrl: (_request, { id }) => `${uploadsPath}${id}`,
      async onUploadFinish(request) {
        await of(request).onWhole()
        return {}
      },
    })

  return async (request, reply, upload) => {
    server ??= open()
    handed.set(request.raw, upload)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    try {
      await server.handle(request.raw, reply.raw)
    } catch (error) {
      // The connection broke: what arrived of it stays.
      request.log.debug({ err: error }, 'an upload was broken off')
      reply.raw.destroy()
    }
    return reply.raw.statusCode
  }
}
