import { z } from 'zod/mini'
import { objectCard } from '../../cards/object/object-card.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

/** Checks while an object number is typed that it is still free (C-O05). */
export const checkObjectNumber = endpoint({
  name: 'catalogue.objectNumber',
  method: 'PUT',
  path: '/api/v1/catalogue/objectnumber',
  access: { permissions: objectCard.permissions.read },
  summary: 'Whether an object number is free; `id` is the object it is for',
  body: z.object({ objectNumber: z.string().check(z.maxLength(200)), id: z.optional(id) }),
  output: z.object({
    unique: z.boolean(),
    usedBy: z.nullable(z.object({ id, title: z.string() })),
  }),
})
