import { z } from 'zod/mini'
import { tasks } from './tries.fixture.ts'

/** Whatever they answer, but where one is to answer what it may not. */
const anything = Object.fromEntries(Object.keys(tasks).map(task => [task, z.unknown()]))

export const answers = {
  ...anything,
  answersWrong: z.object({ next: z.optional(z.number()) }),
} as unknown as Readonly<Record<keyof typeof tasks, z.ZodMiniType>>
