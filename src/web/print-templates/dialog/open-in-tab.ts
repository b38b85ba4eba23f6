import type { FetchedFile } from '../../platform/download.ts'
import { saveFile } from '../../platform/download.ts'

export interface WaitingTab {
  readonly show: (file: FetchedFile) => void
  readonly close: () => void
}

/** Opens a tab for a document that is still being made: browsers let none be opened later. Where they let none at all, it is kept as a file. */
export function openTab(): WaitingTab {
  const tab = open('about:blank', '_blank')
  return {
    show(file) {
      if (!tab || tab.closed) return saveFile(file)
      tab.location.replace(URL.createObjectURL(file.blob))
    },
    close: () => tab?.close(),
  }
}
