import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Asks a server how it is, every 20 ms, in a thread of its own; says all times in milliseconds once it is told to end. */
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
  // A server that has ended is told by whoever sends inputs to it.
  await ask().catch(() => {
    goesOn = false
  })
  times.push(performance.now() - begun)
  await wait(20)
}
parentPort?.postMessage(times)
agent.destroy()
