/** A file somebody chose, dropped, pasted or photographed. */
export interface PickedFile {
  readonly file: File
  /** Folders it lay in, with '/' between them; empty for a file alone. */
  readonly folder: string
  /** Where the browser can keep it: finds the file again after the page was closed. */
  readonly handle?: FileSystemFileHandle | undefined
}

/** What systems put into folders for themselves. */
const systemFile = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i

/** Whether a file is a person's own, and not what the system left in its folder. */
export const isOwnFile = ({ file }: PickedFile): boolean => !systemFile.test(file.name)
