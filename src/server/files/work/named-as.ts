/** Characters that no file system takes in a name, and those that steer a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const impossible = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/g

/** Names that mean a device on Windows. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A name without its extension: 'vase.tar' of 'vase.tar.gz'. */
const baseOf = (name: string): string => name.replace(/(?<=.)\.[^.\s]{1,10}$/, '')

/** A name with the extension that its content has. One that has it already, whatever its case, stays as it is. */
export const namedAs = (name: string, extension: string): string =>
  name.toLowerCase().endsWith(`.${extension.toLowerCase()}`) ? name : `${baseOf(name)}.${extension}`

/** A name that every file system takes, within its folder. */
export function safeName(name: string): string {
  const plain = name
    .replace(impossible, '_')
    .replace(device, '_$1')
    .replace(/^\.+|(?<![. ])[. ]+$/g, '')
    .trim()
  return plain === '' ? 'file' : plain
}
