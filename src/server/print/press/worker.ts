import { parentPort } from 'node:worker_threads'
import { makePdf, type PressJob } from './make-pdf.ts'
import { type Piece, withPiece } from './pieces.ts'

/** A piece of a document, or that it is whole and to be set. */
export type PrintQuestion = Piece | { readonly print: true }

/** Replies to the press: that a piece was taken, the document, or why there is none. */
export type PrintAnswer =
  | { readonly taken: true }
  | { readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly error: string }

let job: PressJob | undefined

async function answer(question: PrintQuestion): Promise<PrintAnswer> {
  try {
    if (!('print' in question)) {
      job = withPiece(job, question)
      return { taken: true }
    }
    const whole = job
    job = undefined
    if (!whole) throw new Error('no document was handed over')
    // A copy of its own, because what is handed over is gone here, and small buffers share their memory.
    return { pdf: new Uint8Array(await makePdf(whole)) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', async (question: PrintQuestion) => {
  const answered = await answer(question)
  parentPort?.postMessage(answered, 'pdf' in answered ? [answered.pdf.buffer] : [])
})
