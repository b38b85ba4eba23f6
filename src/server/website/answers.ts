import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteDoor } from '#server/open/index.ts'
import { isCoded } from '#server/platform/errors.ts'
import { isKnown } from '#server/platform/http/index.ts'
import { nothingHere, overPage, restingPage, tooManyPage } from './pages/other-pages.ts'

/** A page of a site before its headers. */
export interface Page {
  readonly status: 200 | 410
  readonly page: string
  readonly type?: string
  readonly vary?: string
  /** Links to what belongs to the page, as the header has them. */
  readonly links?: string
}

/** An answer of a site: a page, a way to another address, or nothing that is told. */
export type Answer =
  | Page
  | { readonly status: 302 | 303 | 308; readonly to: string; readonly vary?: string }
  | undefined

/**
 * Headers of every answer of a site. Pages load from their own origin alone, and run no script but those of the product that stand in files;
 * pictures carry their shape in an attribute.
 */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), fullscreen=(self)',
}

const askedAnew = 'public, max-age=0, must-revalidate'

const retryAfter = 120

/** Seconds after which as many pages may be asked for again. */
const tooManyFor = 60

const htmlType = 'text/html; charset=utf-8'

function sendText(reply: FastifyReply, status: number, page: string, type = htmlType): FastifyReply {
  return reply
    .code(status)
    .headers(pageHeaders)
    .header('cache-control', status === 503 || status === 429 ? 'no-store' : askedAnew)
    .type(type)
    .send(page)
}

/** Sends a page, or no more than that it is as it was. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: string,
  type = htmlType,
): FastifyReply {
  const tag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`
  void reply.header('etag', tag)
  if (status === 200 && isKnown(request, tag))
    return reply.code(304).headers(pageHeaders).header('cache-control', askedAnew).send()
  return sendText(reply, status, page, type)
}

/** Sends what a site answers; while the database is away it says so, and never shows the application of the staff. */
export const answering =
  (door: SiteDoor) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<Answer>,
  ): Promise<FastifyReply> => {
    const answer = await door
      .admit(request.ip)
      .then(work)
      .catch((error: unknown) => {
        if (isCoded(error, 'too_many_requests')) return 'tooMany' as const
        if (isCoded(error, 'gone')) return 'over' as const
        if (!isCoded(error, 'unavailable') && !isCoded(error, 'busy')) throw error
        return 'resting' as const
      })
    if (answer === 'over') return sendText(reply, 410, overPage)
    if (answer === 'tooMany') return sendText(reply.header('retry-after', tooManyFor), 429, tooManyPage)
    if (answer === 'resting') return sendText(reply.header('retry-after', retryAfter), 503, restingPage)
    if (!answer) return sendPage(request, reply, 404, nothingHere)
    if (answer.vary) void reply.header('vary', answer.vary)
    if ('page' in answer) {
      if (answer.links) void reply.header('link', answer.links)
      return sendPage(request, reply, answer.status, answer.page, answer.type)
    }
    return reply.headers({ ...pageHeaders, 'cache-control': 'no-cache' }).redirect(answer.to, answer.status)
  }
