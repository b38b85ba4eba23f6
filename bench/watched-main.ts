import { hrtime } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { type Crash, crashes } from '#server/platform/confined/spawn-confined.ts'
import type { Hold, Watched } from './product.ts'
import { type Profiling, startProfiling } from './profiling.ts'

/*
 * The product as it starts by itself, and beside it a watch over its event loop that answers the bench over the process's own channel:
 * nothing of it is in the product. Between two turns of the loop lies whatever one request, or several, did without letting others in.
 */
const tickMs = 2

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const microseconds = (): number => Number(hrtime.bigint() / 1000n)

const report = (message: Watched): void => void process.send?.(message)

const none: Hold = { ms: 0, processorMs: 0 }
let longest = none
/** When the turn with the most processor time began and ended. */
let heaviest: readonly [from: number, to: number] = [0, 0]
let at = microseconds()
let used = processorMs()
setInterval(() => {
  const [now, usedNow] = [microseconds(), processorMs()]
  if (usedNow - used > longest.processorMs) heaviest = [at, now]
  longest = {
    ms: Math.max(longest.ms, (now - at) / 1000 - tickMs),
    processorMs: Math.max(longest.processorMs, usedNow - used),
  }
  at = now
  used = usedNow
}, tickMs).unref()

// Started with the environment's word, because profiling costs time of its own.
const isProfiled = process.env.BENCH_PROFILE === '1'
let profiling: Profiling | undefined = isProfiled ? await startProfiling() : undefined

process.on('message', async () => {
  const [hold, turn] = [longest, heaviest]
  const stacks = await profiling?.stop(turn)
  report({ hold: { ...hold, ...(stacks && { stacks }) } })
  if (isProfiled) profiling = await startProfiling()
  // What the answer and the profile took is no hold of the product.
  await wait(2 * tickMs)
  longest = none
})
process.channel?.unref()
crashes.subscribe(crash => report({ crash: crash as Crash }))

await import('../src/server/main.ts')
