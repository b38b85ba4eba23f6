/** Told of a tree as it is read: elements of XML, values of JSON. Names have no prefix. */
export interface TreeVisitor {
  /** @param isListed true for a value of a list of JSON */
  open(name: string, attributes: ReadonlyMap<string, string>, isListed?: boolean): void
  text(text: string): void
  close(): void
}

/** Reads a whole file and pauses after every piece, so that the caller can pass on what it found. Throws `TableError`. */
export type WalkTree = (visitor: TreeVisitor) => AsyncIterable<void>

export const noAttributes: ReadonlyMap<string, string> = new Map()

/** Levels of elements within each other. */
export const mostLevels = 200

/** Characters of a name: of an element, an attribute, a key. */
export const longestName = 500

/** Characters between two tags, or two values: else a text of gigabytes would have to be held. */
export const longestPiece = 16 * 1024 * 1024

/** Returns the same text in memory of its own, so that it holds nothing of the piece it was cut from. */
export const ownText = (text: string): string => Buffer.from(text).toString()
