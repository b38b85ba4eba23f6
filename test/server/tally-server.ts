import { openDatabase } from '#server/platform/db/index.ts'
import { createJobs } from '#server/platform/jobs/index.ts'
import { createLog } from '#server/platform/log.ts'
import { createOperations } from '#server/platform/operations/index.ts'
import { tally } from './tally.ts'

// A server process that begins an operation and carries it: `node tally-server.ts <database url> <museum>`.
// It says the operation's id; tests then kill it.
const [, , url = '', tenantId = ''] = process.argv
const log = createLog('silent')
const database = openDatabase({ url, log })
const jobs = createJobs({ url, log })
const operations = createOperations({ database, jobs, log, batchSize: 20 })
operations.register(tally)
await jobs.start()
const { id } = await operations.start({ tenantId, accountId: '1', role: 'USER' }, tally, {
  numbers: 600,
  pause: 60,
})
process.stdout.write(id)
