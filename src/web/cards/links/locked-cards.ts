import { z } from 'zod/mini'
import { CallError } from '../../platform/request/call-error.ts'

const refusal = z.object({
  data: z.object({
    items: z.array(z.object({ id: z.string(), number: z.string(), title: z.string(), userName: z.string() })),
  }),
})

/** Cards that somebody edits, as a refusal names them, each with who does. */
export function lockedCards(
  failure: unknown,
): readonly { readonly id: string; readonly title: string; readonly userName: string }[] {
  const read = refusal.safeParse(failure instanceof CallError ? failure.data : undefined)
  return read.success
    ? read.data.data.items.map(({ id, number, title, userName }) => ({
        id,
        userName,
        title: [number, title].filter(Boolean).join(' '),
      }))
    : []
}
