import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from '../harness/app.ts'
import { makeMuseum, signedIn } from '../harness/factories.ts'

test('a server that stops is not kept by a stream of news that was opened at the last moment', async () => {
  const app = await startTestApp()
  const { headers } = await signedIn(app, { museum: await makeMuseum(app) })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const open = () => fetch(`${address}/api/v1/events`, { headers }).then(answer => answer.text())
  const before = open()
  await new Promise(resolve => setTimeout(resolve, 200))
  const began = performance.now()
  const stopped = app.stop()
  const late = Promise.allSettled([open(), open(), open()])
  await stopped
  expect(performance.now() - began).toBeLessThan(9000)
  await Promise.allSettled([before, late])
}, 30_000)
