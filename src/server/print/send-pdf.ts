import type { FastifyReply } from 'fastify'
import { inlineAs } from '#server/platform/http/index.ts'
import type { Printed } from './print-cards.ts'

const longestName = 120

/** A title as the name of a file: without what file systems refuse. */
const fileName = (title: string): string =>
  `${[
    ...title
      .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, longestName)
    .join('')
    .trim()}.pdf`

/** A document to be looked at in a tab of its own, or kept under its title. */
export const sendPdf = (reply: FastifyReply, { pdf, title }: Pick<Printed, 'pdf' | 'title'>): FastifyReply =>
  reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', inlineAs(fileName(title)))
    .send(pdf)
