/** Turns of the event loop that others had while something was at work. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = (): void => {
    if (isOver) return
    turns++
    setImmediate(count)
  }
  setImmediate(count)
  await work().finally(() => {
    isOver = true
  })
  return turns
}

/** Takes longer than anything may go on without letting others in between, whatever else the machine does. */
export function takeLong(): void {
  const end = performance.now() + 12
  while (performance.now() < end);
}
