import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'

/** How often the thread is looked at. */
const everyMicroseconds = 500
/** Stacks reported for a turn. */
const mostStacks = 12

const root = fileURLToPath(new URL('..', import.meta.url))

export interface Profiling {
  /** Ends it. @returns what ran from one moment to another, in microseconds of the machine's clock: stacks with their milliseconds, the longest first. */
  stop(turn: readonly [from: number, to: number]): Promise<readonly string[]>
}

const describeFrame = ({ functionName, url, lineNumber }: Profiler.ProfileNode['callFrame']): string => {
  const file = url
    .replace('file://', '')
    .replace(root, '')
    .replace(/^.*node_modules\//, '')
  return `${functionName || '-'} ${file}${file ? `:${lineNumber + 1}` : ''}`
}

/** Milliseconds of each stack: frames of the product and the innermost one, from the inside out. */
function stacksOf(
  { nodes, samples = [], timeDeltas = [], startTime }: Profiler.Profile,
  [from, to]: readonly [from: number, to: number],
): Map<string, number> {
  const byId = new Map(nodes.map(node => [node.id, node]))
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map(child => [child, id] as const)),
  )
  const stackOf = (id: number): string => {
    const frames: string[] = []
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const node = byId.get(at)
      if (node && (at === id || node.callFrame.url.includes('/src/')))
        frames.push(describeFrame(node.callFrame))
    }
    return frames.slice(0, 7).join(' < ')
  }
  const stacks = new Map<string, number>()
  let now = startTime
  for (const [index, id] of samples.entries()) {
    const delta = timeDeltas[index] ?? 0
    now += delta
    if (now < from || now > to) continue
    const stack = stackOf(id)
    stacks.set(stack, (stacks.get(stack) ?? 0) + delta / 1000)
  }
  return stacks
}

/** Looks at what this thread does, many times a millisecond's worth of work. */
export async function startProfiling(): Promise<Profiling> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: everyMicroseconds })
  await session.post('Profiler.start')
  return {
    async stop(turn) {
      const { profile } = await session.post('Profiler.stop')
      session.disconnect()
      return [...stacksOf(profile, turn)]
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, mostStacks)
        .map(([stack, ms]) => `${ms.toFixed(1).padStart(7)} ms  ${stack}`)
    },
  }
}
