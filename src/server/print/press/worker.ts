import { parentPort } from 'node:worker_threads'
import { makePdf, type PressJob } from './make-pdf.ts'

/** What the press hears back about a job. */
export type PrintAnswer = { readonly pdf: Uint8Array } | { readonly error: string }

const answer = async (job: PressJob): Promise<PrintAnswer> => {
  try {
    // A copy of its own, because what is handed over is gone here, and small buffers share their memory.
    return { pdf: new Uint8Array(await makePdf(job)) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', async (job: PressJob) => {
  const answered = await answer(job)
  parentPort?.postMessage(answered, 'pdf' in answered ? [answered.pdf.buffer as ArrayBuffer] : [])
})
