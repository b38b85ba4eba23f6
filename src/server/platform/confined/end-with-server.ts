/** Ends a confined process when the server was killed while it works: what it was given might keep it busy for ever. */
import { Worker } from 'node:worker_threads'

// A thread of its own, since the process may never come to its next turn.
const watch = `
const server = process.ppid
const isGone = () => {
  if (process.ppid !== server) return true
  try {
    process.kill(server, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
setInterval(() => {
  if (isGone()) process.kill(process.pid, 'SIGKILL')
}, 1000)`

new Worker(watch, {
  eval: true,
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
}).unref()
