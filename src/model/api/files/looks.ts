import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Maximum size in bytes of a picture to search by. */
export const mostLookedAtBytes = 40 * 1024 ** 2

/** Returns the visual fingerprint of a picture, for a search for similar ones. Nothing of it is stored. */
export const lookAt = endpoint({
  name: 'files.lookAt',
  method: 'POST',
  path: '/api/v1/picture-looks',
  reads: true,
  access: { permissions: ['damRead'] },
  summary: 'Visual fingerprint and colours of a picture, as search values; the picture is not stored',
  body: z.unknown(),
  encoding: 'binary',
  bodyLimit: mostLookedAtBytes,
  output: z.object({
    /** Value for the condition LOOKS_LIKE; null for a picture of a single colour, which has no fingerprint. */
    looks: z.nullable(z.string()),
    /** Ids of its colours, the most frequent first. */
    colours: z.array(z.number()),
  }),
  status: 200,
})
