import { z } from 'zod/mini'
import { mapInTurns } from '../in-turns.ts'

/** From so many items on a list is parsed item by item, others having their turn between them. */
const longList = 100

type Item = z.core.$ZodType

/** Lists of an answer that are long, with what is in them. Those with bounds of their own are left to their schema. */
const longLists = (schema: z.ZodMiniObject, output: Readonly<Record<string, unknown>>) =>
  Object.entries(schema.shape).flatMap(([key, inner]) => {
    const items = output[key]
    if (!(inner instanceof z.ZodMiniArray) || !Array.isArray(items) || items.length < longList) return []
    const { element, checks = [] } = inner._zod.def
    return checks.length > 0 ? [] : [{ key, items: items as readonly unknown[], element: element as Item }]
  })

/** An answer as its schema has it: whatever that does not name is dropped, so that nothing leaks by accident. A long one keeps nobody waiting. */
export async function parseOutput(schema: z.ZodMiniType, output: unknown): Promise<unknown> {
  if (!(schema instanceof z.ZodMiniObject) || typeof output !== 'object' || output === null)
    return schema.parse(output)
  const lists = longLists(schema, output as Readonly<Record<string, unknown>>)
  if (lists.length === 0) return schema.parse(output)
  const parsed: Record<string, unknown> = schema.parse({
    ...output,
    ...Object.fromEntries(lists.map(({ key }) => [key, []])),
  })
  for (const { key, items, element } of lists)
    parsed[key] = await mapInTurns(items, item => z.parse(element, item))
  return parsed
}
