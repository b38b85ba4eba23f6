import type { DownloadRow } from './store.ts'

/** Characters that no file system takes in a name, and those that steer a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const impossible = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069<>:"/\\|?*]+/g

/** The name under which a file is handed over: as it was given, less what no file system takes, with the extension of its format. */
export function filenameOf({ filename, format }: Pick<DownloadRow, 'filename' | 'format'>): string {
  const extension = `.${format.toLowerCase()}`
  const plain = filename.replace(impossible, '_').replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  return plain.toLowerCase().endsWith(extension) ? plain : `${plain}${extension}`
}
