import { ProcessLostError } from '#server/platform/confined/process-pool.ts'

/**
 * Does work in a confined process once more when the process broke: another may have taken the memory of the machine. What takes too
 * long would take too long again.
 * @throws {ProcessLostError} for what failed twice: it is not tried a third time.
 */
export async function twice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProcessLostError) || error.tookTooLong) throw error
    return work()
  }
}
