/** Finds the SHA-256 of one file after the other, away from the page. */
interface Hasher {
  /** Undefined if the file is too large for memory, or cannot be read. */
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

/** A file of the museum with the same content. */
interface Known {
  readonly id: string
  readonly title: string
}

/** The result of the check of a chosen file before it is sent. */
export interface Checked {
  readonly sha256: string | undefined
  readonly known: readonly Known[]
  /** Name of an earlier file of the same selection with the same content. */
  readonly twin: string | undefined
}

interface CheckEnvironment {
  readonly hash: (file: File) => Promise<string | undefined>
  readonly ask: (sha256: string[]) => Promise<Readonly<Record<string, readonly Known[]>>>
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** The most contents checked in one request. */
const together = 100

/**
 * Finds files that the museum has already (C-F08), and duplicates within the batch.
 * Files not checked when the signal fires count as new.
 */
export async function checkFiles(
  files: readonly File[],
  { hash, ask, onProgress, signal }: CheckEnvironment,
): Promise<readonly Checked[]> {
  const found: Checked[] = files.map(() => ({ sha256: undefined, known: [], twin: undefined }))
  const firstWith = new Map<string, string>()
  for (let start = 0; start < files.length && !signal.aborted; start += together) {
    const part = files.slice(start, start + together)
    for (const [offset, file] of part.entries()) {
      if (signal.aborted) break
      const sha256 = await hash(file)
      const twin = sha256 === undefined ? undefined : firstWith.get(sha256)
      found[start + offset] = { sha256, known: [], twin }
      if (sha256 !== undefined && twin === undefined) firstWith.set(sha256, file.name)
      onProgress(start + offset + 1)
    }
    const asked = [...new Set(found.slice(start, start + together).flatMap(({ sha256 }) => sha256 ?? []))]
    if (asked.length === 0) continue
    const known = await ask(asked)
    for (const [index, one] of found.entries()) {
      const same = one.sha256 === undefined ? undefined : known[one.sha256]
      if (same && one.known.length === 0) found[index] = { ...one, known: same }
    }
  }
  return found
}
