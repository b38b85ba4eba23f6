/** The process in which texts and tables of strangers are read. */
import '../confined/deny-network.ts'
import '../confined/end-with-server.ts'
import { answerTasks } from '../confined/answer-tasks.ts'

answerTasks({ read: async () => (await import('./read.ts')).read })
