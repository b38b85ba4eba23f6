/** Finds the SHA-256 of one file after the other, away from the page. */
export interface Hasher {
  /** Undefined where the file is too large to be held in memory at once, or cannot be read. */
  hash(file: File): Promise<string | undefined>
  end(): void
}

/** The browser's own SHA-256 wants all of a file at once; for larger ones the server says afterwards what it has already. */
const largest = 128 * 1024 * 1024

const noHasher: Hasher = { hash: async () => undefined, end: () => undefined }

/** A hasher of one's own. Browsers offer SHA-256 to safe addresses (https) alone: elsewhere it finds nothing. */
export function createHasher(): Hasher {
  if (!window.isSecureContext) return noHasher
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' })
  return {
    hash: file =>
      file.size > largest
        ? Promise.resolve(undefined)
        : new Promise(resolve => {
            worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data ?? undefined)
            worker.onerror = () => resolve(undefined)
            worker.postMessage(file)
          }),
    end: () => worker.terminate(),
  }
}
