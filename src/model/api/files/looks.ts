import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Bytes of a picture that is searched by. */
export const mostLookedAtBytes = 40 * 1024 ** 2

/** Tells what a picture looks like, so that a search can ask for what looks like it. Nothing of it is kept. */
export const lookAt = endpoint({
  name: 'files.lookAt',
  method: 'POST',
  path: '/api/v1/picture-looks',
  reads: true,
  access: { permissions: ['damRead'] },
  summary: 'What a picture looks like and its colours, as values of a search; the picture is not kept',
  body: z.unknown(),
  encoding: 'binary',
  bodyLimit: mostLookedAtBytes,
  output: z.object({
    /** A value of the condition LOOKS_LIKE; null for a picture of one colour, which looks like nothing. */
    looks: z.nullable(z.string()),
    /** Ids of its colours, the most of it first. */
    colours: z.array(z.number()),
  }),
  status: 200,
})
