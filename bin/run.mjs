import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Runs a Node script and waits for its end, however it comes.
 *
 * SIGTERM and SIGHUP are meant for the process they are sent to, so they are passed on. A Ctrl-C reaches every process
 * of the terminal by itself: passing it on as well would be a second one, so we only wait. Without a terminal a SIGINT
 * was sent to us alone and is passed on.
 * @returns its exit code; 128 + the signal's number when a signal ended it, as a shell says it.
 */
export function run(node, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, {
      stdio: 'inherit',
      env: { ...process.env, VITRINE_PARENT: String(process.pid) },
    })
    const inTerminal = [process.stdin, process.stdout, process.stderr].some(stream => stream.isTTY)
    const passOn = signal => child.kill(signal)
    const handlers = { SIGTERM: passOn, SIGHUP: passOn, SIGINT: inTerminal ? () => {} : passOn }
    for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler)
    const release = () => {
      for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler)
    }
    child.on('error', error => {
      release()
      reject(error)
    })
    child.on('close', (code, signal) => {
      release()
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}
