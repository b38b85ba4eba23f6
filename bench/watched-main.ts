import type { Hold } from './product.ts'

/*
 * The product as it starts by itself, and beside it a watch over its event loop that answers the bench over the process's own channel:
 * nothing of it is in the product. Between two turns of the loop lies whatever one request, or several, did without letting others in.
 */
const tickMs = 2

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const none: Hold = { ms: 0, processorMs: 0 }
let longest = none
let at = performance.now()
let used = processorMs()
setInterval(() => {
  const [now, usedNow] = [performance.now(), processorMs()]
  longest = {
    ms: Math.max(longest.ms, now - at - tickMs),
    processorMs: Math.max(longest.processorMs, usedNow - used),
  }
  at = now
  used = usedNow
}, tickMs).unref()

process.on('message', () => {
  process.send?.(longest)
  longest = none
})
process.channel?.unref()

await import('../src/server/main.ts')
