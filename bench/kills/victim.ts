import { setTimeout as wait } from 'node:timers/promises'
import { layoutOf } from '#server/platform/database-server/layout.ts'
import { findPostmaster } from '#server/platform/database-server/postmaster.ts'
import { type RunningProduct, startProduct } from '../product.ts'

/** What is killed. The server starts a database that died again by itself, and takes one over that outlived its server. */
export const victims = ['server', 'database', 'both'] as const
export type Victim = (typeof victims)[number]

/** How long the product may take to answer again. */
const longestMs = 120_000

/** Kills the embedded database of a data folder. */
function killDatabase(dataDir: string): void {
  const postmaster = findPostmaster(layoutOf(dataDir).clusterDir)
  if (!postmaster) throw new Error('no database runs')
  process.kill(postmaster.pid, 'SIGKILL')
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Kills, and starts again what does not by itself. @returns the product as it runs now, and after how long it answered. */
export async function killAndStart(
  victim: Victim,
  {
    product,
    dataDir,
    port,
  }: { readonly product: RunningProduct; readonly dataDir: string; readonly port: number },
): Promise<{ readonly product: RunningProduct; readonly backMs: number }> {
  const began = performance.now()
  if (victim !== 'server') killDatabase(dataDir)
  if (victim !== 'database') {
    await product.kill()
    return { product: await startProduct(dataDir, port), backMs: performance.now() - began }
  }
  // The server has not noticed yet; and connections of the database that was killed answer a little longer.
  await wait(200)
  while (
    findPostmaster(layoutOf(dataDir).clusterDir)?.status !== 'ready' ||
    !(await isReady(product.address))
  ) {
    if (performance.now() - began > longestMs) throw new Error('the database did not come back')
    await wait(20)
  }
  return { product, backMs: performance.now() - began }
}
