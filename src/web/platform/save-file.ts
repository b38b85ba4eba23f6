import type { FetchedFile } from './fetch-file.ts'

/** Hands a file to the browser, to be kept under its name. */
export function saveFile({ blob, name }: FetchedFile): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
