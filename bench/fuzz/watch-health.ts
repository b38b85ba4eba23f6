import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Asks a server how it is, every 20 ms, in a thread of its own; reports all times in milliseconds when asked to end. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const times: number[] = []
let goesOn = true
parentPort?.once('message', () => {
  goesOn = false
})
const ask = (): Promise<void> =>
  new Promise((resolve, reject) => {
    get(`${workerData}/health`, { agent }, answer => void answer.resume().once('end', resolve)).once(
      'error',
      reject,
    )
  })
while (goesOn) {
  const begun = performance.now()
  // The sender of inputs reports a server that has ended.
  await ask().catch(() => {
    goesOn = false
  })
  times.push(performance.now() - begun)
  await wait(20)
}
parentPort?.postMessage(times)
agent.destroy()
