import { describe, expect, test } from 'vitest'
import type { Upload } from '#model/api/files/uploads.ts'
import { createQueue } from './create-queue.ts'
import type { SendListener } from './send-file.ts'
import type { UploadItem } from './upload-item.ts'
import { phaseOf, tally } from './upload-item.ts'

const anItem = (name: string, change: Partial<UploadItem> = {}): UploadItem => ({
  key: name,
  batchId: '9',
  name,
  folder: '',
  type: 'image/jpeg',
  bytes: 100,
  lastModified: 0,
  place: 0,
  cover: false,
  attachTo: undefined,
  sha256: undefined,
  file: new File(['x'.repeat(100)], name),
  handle: undefined,
  address: undefined,
  state: 'queued',
  sent: 0,
  speed: 0,
  reason: undefined,
  canRetry: false,
  fileId: undefined,
  duplicates: [],
  ...change,
})

const uploadOf = (name: string, change: Partial<Upload>): Upload => ({
  id: name,
  name,
  folder: '',
  bytes: 100,
  received: 100,
  state: 'ready',
  reason: null,
  canRetry: false,
  fileId: '41',
  duplicates: [],
  ...change,
})

/** A queue whose line to the server, clock and memory are the test's. */
function aQueue() {
  const lines = new Map<string, SendListener>()
  const stopped: string[] = []
  const takenBack: string[] = []
  const kept = new Map<string, UploadItem>()
  let timers: { at: number; run: () => void }[] = []
  let now = 0
  const queue = createQueue({
    send: (item, _file, listener) => {
      lines.set(item.name, listener)
      return { stop: () => void stopped.push(item.name) }
    },
    takeBack: address => void takenBack.push(address),
    retryThere: async item => uploadOf(item.name, { state: 'processing', fileId: null }),
    keep: items => {
      for (const item of items) kept.set(item.key, item)
    },
    forget: items => {
      for (const { key } of items) kept.delete(key)
    },
    later: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
    now: () => now,
  })
  const pass = (milliseconds: number) => {
    const end = now + milliseconds
    for (;;) {
      const due = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (!due) break
      now = due.at
      timers = timers.filter(timer => timer !== due)
      due.run()
    }
    now = end
  }
  const states = () => {
    pass(200)
    return Object.fromEntries(queue.get().map(({ name, state }) => [name, state]))
  }
  const line = (name: string): SendListener => {
    const found = lines.get(name)
    if (!found) throw new Error(`${name} is not being sent`)
    return found
  }
  const one = (name: string) => {
    pass(200)
    return queue.get().find(item => item.name === name)
  }
  return { queue, line, lines, states, one, stopped, takenBack, kept, pass }
}

describe('the queue of uploads', () => {
  test('sends three files at a time, the next when one has arrived [C-F01]', () => {
    const { queue, line, lines, states } = aQueue()
    queue.add(['a', 'b', 'c', 'd', 'e'].map(name => anItem(name)))
    expect([...lines.keys()]).toEqual(['a', 'b', 'c'])
    line('b').onDone()
    expect([...lines.keys()]).toEqual(['a', 'b', 'c', 'd'])
    expect(states()).toEqual({
      a: 'uploading',
      b: 'processing',
      c: 'uploading',
      d: 'uploading',
      e: 'queued',
    })
  })

  test('shows bytes and speed of each file and in total [C-F01]', () => {
    const { queue, line, one, pass } = aQueue()
    queue.add([anItem('a'), anItem('b')])
    line('a').onProgress(10)
    pass(2000)
    line('a').onProgress(50)
    expect(one('a')).toMatchObject({ sent: 50, speed: 20 })
    expect(tally(queue.get())).toMatchObject({ total: 2, bytes: 200, sent: 50, speed: 20 })
  })

  test('pauses one file and all, and goes on where they stopped [C-F01]', () => {
    const { queue, line, lines, states, one, stopped } = aQueue()
    queue.add([anItem('a'), anItem('b')])
    line('a').onAddress('/api/v1/uploads/7')
    line('a').onProgress(60)
    queue.pause(['a', 'b'])
    expect(stopped).toEqual(['a', 'b'])
    expect(states()).toEqual({ a: 'paused', b: 'paused' })
    expect(phaseOf(tally(queue.get()))).toBe('paused')
    // What was still on the line when it was paused is not listened to.
    line('a').onFailed({ kind: 'no-answer' })
    expect(states()).toEqual({ a: 'paused', b: 'paused' })
    lines.clear()
    queue.resume(['a'])
    expect([...lines.keys()]).toEqual(['a'])
    expect(one('a')).toMatchObject({ state: 'uploading', address: '/api/v1/uploads/7', sent: 60 })
  })

  test('waits for a lost connection and goes on by itself, later each time, at once when the browser is online again [C-F01]', () => {
    const { queue, line, lines, states, pass } = aQueue()
    queue.add(['a', 'b', 'c', 'd'].map(name => anItem(name)))
    for (const name of ['a', 'b', 'c']) line(name).onFailed({ kind: 'no-answer' })
    lines.clear()
    expect(states()).toEqual({ a: 'waiting', b: 'waiting', c: 'waiting', d: 'queued' })
    expect(phaseOf(tally(queue.get()))).toBe('waiting')
    pass(1000)
    expect([...lines.keys()]).toEqual(['a', 'b', 'c'])
    line('a').onFailed({ kind: 'no-answer' })
    lines.clear()
    pass(1500)
    expect(lines.size).toBe(0)
    pass(600)
    expect([...lines.keys()]).toEqual(['a'])
    line('a').onFailed({ kind: 'no-answer' })
    lines.clear()
    queue.wake()
    expect([...lines.keys()]).toEqual(['a'])
  })

  test('gives up a file that the server keeps failing on, says why, and tries again when asked [C-F01]', () => {
    const { queue, line, states, one, pass } = aQueue()
    queue.add([anItem('a')])
    for (let time = 0; time < 5; time++) {
      line('a').onFailed({ kind: 'trouble', reason: { message: 'Out of order' } })
      pass(40_000)
    }
    expect(one('a')).toMatchObject({ state: 'failed', reason: { message: 'Out of order' } })
    queue.resume(['a'])
    expect(states()).toEqual({ a: 'uploading' })
  })

  test('shows the state of files on the server: ready, failed with a reason, duplicate [C-F01] [C-F08]', () => {
    const { queue, line, one, kept } = aQueue()
    queue.add([anItem('a'), anItem('b')])
    for (const name of ['a', 'b']) {
      line(name).onAddress(`/api/v1/uploads/${name}`)
      line(name).onDone()
    }
    expect(kept.size).toBe(2)
    queue.applyStates('9', [
      uploadOf('a', { duplicates: [{ id: '5', title: 'Krater' }] }),
      uploadOf('b', { state: 'failed', reason: 'Broken', fileId: null, canRetry: true }),
    ])
    expect(one('a')).toMatchObject({ state: 'ready', fileId: '41', duplicates: ['Krater'] })
    expect(one('b')).toMatchObject({ state: 'failed', reason: { message: 'Broken' } })
    expect(kept.size).toBe(0)
    queue.resume(['b'])
    expect(one('b')?.state).toBe('processing')
  })

  test('a fully uploaded file that was rejected is sent again, not resumed [C-F01]', () => {
    const { queue, line, one } = aQueue()
    queue.add([anItem('a')])
    line('a').onAddress('/api/v1/uploads/a')
    line('a').onDone()
    queue.applyStates('9', [
      uploadOf('a', { state: 'failed', reason: 'Its checksum is another', fileId: null }),
    ])
    queue.resume(['a'])
    expect(one('a')).toMatchObject({ state: 'uploading', address: undefined, sent: 0 })
  })

  test('remembers what has not arrived when the session ends, and goes on when the file is chosen again [C-F01]', () => {
    const { queue, line, lines, states, kept, one, stopped } = aQueue()
    queue.add([anItem('a')])
    line('a').onAddress('/api/v1/uploads/a')
    queue.stop()
    expect(stopped).toEqual(['a'])
    expect(queue.get()).toEqual([])
    const remembered = kept.get('a')
    expect(remembered?.address).toBe('/api/v1/uploads/a')
    lines.clear()
    queue.add([anItem('a', { file: undefined, state: 'lost', address: '/api/v1/uploads/a' })])
    expect(lines.size).toBe(0)
    expect(states()).toEqual({ a: 'lost' })
    expect(phaseOf(tally(queue.get()))).toBe('lost')
    queue.give('a', new File(['x'.repeat(100)], 'a'))
    expect(one('a')).toMatchObject({ state: 'uploading', address: '/api/v1/uploads/a' })
  })

  test('takes a file that is on its way back from the server, and leaves one that is ready there [C-F01]', () => {
    const { queue, line, takenBack, kept, states } = aQueue()
    queue.add([anItem('a'), anItem('b')])
    for (const name of ['a', 'b']) line(name).onAddress(`/api/v1/uploads/${name}`)
    line('b').onDone()
    queue.applyStates('9', [uploadOf('b', {})])
    queue.remove(['a', 'b'])
    expect(takenBack).toEqual(['/api/v1/uploads/a'])
    expect(kept.size).toBe(0)
    expect(states()).toEqual({})
  })

  test('keeps pace with ten thousand files [C-F01]', () => {
    const { queue, line, one, pass } = aQueue()
    queue.add(Array.from({ length: 10_000 }, (_, index) => anItem(String(index))))
    const began = performance.now()
    for (let index = 0; index < 1000; index++) {
      line(String(index)).onProgress(50)
      line(String(index)).onDone()
      pass(10)
    }
    expect(one('999')?.state).toBe('processing')
    expect(performance.now() - began).toBeLessThan(2000)
  })
})
