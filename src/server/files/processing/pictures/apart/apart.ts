import { createWorkerThread } from '#server/platform/worker.ts'
import type { ApartTask, ApartTasks } from './apart-tasks.ts'
import { NotShown } from './pixels.ts'
import type { ApartAnswer } from './worker.ts'

const thread = createWorkerThread<{ readonly task: ApartTask; readonly input: unknown }, ApartAnswer>({
  file: new URL('./worker.ts', import.meta.url),
  megabytes: 512,
  longestMs: 60_000,
  idleMs: 30_000,
  failed: answer => 'error' in answer,
})

async function work(task: ApartTask, input: unknown): Promise<unknown> {
  const answer = await thread.ask({ task, input })
  if (!('error' in answer)) return answer.value
  throw answer.isNotShown ? new NotShown(answer.error) : new Error(answer.error)
}

/**
 * Does a task in a thread of its own, with memory of its own and for a bounded time, one after the other: what was made to break the
 * decoder breaks nothing else. @throws {NotShown} for what is sound and cannot be shown; an error for what is broken.
 */
export const apart = <Task extends ApartTask>(
  task: Task,
  input: Parameters<ApartTasks[Task]>[0],
): ReturnType<ApartTasks[Task]> => work(task, input) as ReturnType<ApartTasks[Task]>
