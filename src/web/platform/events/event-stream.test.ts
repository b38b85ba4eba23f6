import { expect, test } from 'vitest'
import { followEvents, type ServerEvent } from './follow.ts'

const stream = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
        controller.close()
      },
    }),
  )

test('Events are read across chunks; a lost connection is reopened with the last id and growing pauses; a refused one is reported [P-A18] [P-S09]', async () => {
  const answers = [
    () => stream('id: 1\nevent: me.ch', 'anged\ndata: {}\n\n: still here\n\n'),
    () => new Response(null, { status: 401 }),
    () => new Response(null, { status: 503 }),
    () => stream('event: session.ended\ndata: x\n\n'),
  ]
  const controller = new AbortController()
  const heard: ServerEvent[] = []
  const waits: number[] = []
  let shutOut = 0
  let opened = 0
  const ids: (string | undefined)[] = []
  await followEvents(
    {
      fetch: async (_address, init) => {
        const headers = init?.headers as Record<string, string>
        expect(headers.Authorization).toBe('Bearer a')
        ids.push(headers['Last-Event-ID'])
        const answer = answers.shift()
        return answer ? answer() : Promise.reject(new TypeError('offline'))
      },
      address: '/api/v1/events',
      headers: async () => ({ Authorization: 'Bearer a' }),
      random: () => 0.5,
      onShutOut: () => {
        shutOut += 1
      },
      onOpen: () => {
        opened += 1
      },
      wait: async milliseconds => {
        waits.push(milliseconds)
        if (waits.length === 6) controller.abort()
      },
    },
    event => heard.push(event),
    controller.signal,
  )
  expect(heard).toEqual([
    { event: 'me.changed', data: '{}' },
    { event: 'session.ended', data: 'x' },
  ])
  expect(ids.slice(0, 3)).toEqual([undefined, '1', '1'])
  expect(shutOut).toBe(2)
  expect(opened).toBe(2)
  expect(waits).toEqual([1000, 2000, 4000, 1000, 2000, 4000])
})

test('A stream that meets too many requests waits as long as the server asks [F-T01]', async () => {
  const controller = new AbortController()
  const waits: number[] = []
  await followEvents(
    {
      fetch: async () => new Response(null, { status: 429, headers: { 'retry-after': '20' } }),
      address: '/api/v1/events',
      headers: async () => ({}),
      random: () => 0.5,
      onShutOut: () => undefined,
      onOpen: () => undefined,
      wait: async milliseconds => {
        waits.push(milliseconds)
        controller.abort()
      },
    },
    () => undefined,
    controller.signal,
  )
  expect(waits).toEqual([20_000])
})
