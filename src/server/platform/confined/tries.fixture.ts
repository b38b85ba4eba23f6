/** Tries in a confined process what hostile bytes that took it over might try, and reports the outcome of each try. */
import './deny-network.ts'
import { readFile, writeFile } from 'node:fs/promises'

const ended = async (attempt: () => unknown): Promise<string> => {
  try {
    const result = await attempt()
    return `done ${String(result).slice(0, 100)}`
  } catch (error) {
    return `refused ${String(error).slice(0, 200)}`
  }
}

const [port = '', secretPath = '', host = '127.0.0.1'] = process.argv.slice(2)
const named = (name: string) => import(name)

const tries: Readonly<Record<string, () => unknown>> = {
  net: async () => (await named('node:net')).connect(Number(port), host),
  http: async () => (await named('http')).get(`http://${host}:${port}`),
  dns: async () => (await named('node:dns/promises')).lookup('localhost'),
  builtin: () => process.getBuiltinModule('node:net'),
  fetch: () => fetch(`http://${host}:${port}`),
  socket: () => new WebSocket(`ws://${host}:${port}`),
  binding: () => (process as unknown as { binding: (name: string) => unknown }).binding('tcp_wrap'),
  program: async () => (await named('node:child_process')).execFileSync('/bin/true'),
  worker: async () => new (await named('node:worker_threads')).Worker('1', { eval: true }),
  read: () => readFile(secretPath, 'utf8'),
  write: () => writeFile(`${secretPath}.made`, 'x'),
  settings: () => JSON.stringify(Object.keys(process.env).sort()),
}

const report: Record<string, string> = {}
for (const [name, attempt] of Object.entries(tries)) report[name] = await ended(attempt)
process.stdout.write(JSON.stringify(report))
