// `npm run dev`: the server, started again at every change of its sources, and the web application, changed in place.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'

const port = process.env.PORT ?? '3000'
const serverUrl = `http://127.0.0.1:${port}`

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: port },
})

// Read by vite.config.ts, which hands the calls of the web application on to the server.
process.env.VITRINE_SERVER = serverUrl
const web = await createServer()
await web.listen()
web.printUrls()

let ending = false
/** Ends both; the server finishes what it is doing. */
async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  await web.close()
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
  process.exit(code)
}

server.once('exit', code => end(code ?? 1))
process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))
