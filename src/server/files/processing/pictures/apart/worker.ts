import { parentPort } from 'node:worker_threads'
import { type ApartTask, apartTasks } from './apart-tasks.ts'
import { NotShown } from './pixels.ts'

/** What the thread is asked, and hears back. */
export interface ApartQuestion {
  readonly task: ApartTask
  readonly input: never
}
export type ApartAnswer =
  | { readonly value: unknown }
  | { readonly error: string; readonly isNotShown: boolean }

parentPort?.on('message', async ({ task, input }: ApartQuestion) => {
  try {
    const value = await apartTasks[task](input)
    parentPort?.postMessage({ value }, 'data' in value ? [value.data.buffer] : [])
  } catch (error) {
    parentPort?.postMessage({ error: String(error), isNotShown: error instanceof NotShown })
  }
})
