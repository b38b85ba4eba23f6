/** The process in which pictures are decoded, and whatever else a stranger sent is looked into for a moment. */
import '#server/platform/confined/deny-network.ts'
import '#server/platform/confined/end-with-server.ts'
import { answerTasks } from '#server/platform/confined/answer-tasks.ts'
import { keepMemorySmall } from '../../tools/keep-memory-small.ts'
import { tasks } from './tasks.ts'

/** Decoders that are modules: none has a use for more. */
keepMemorySmall(1024 ** 3)
answerTasks(tasks)
