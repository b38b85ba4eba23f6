import { SaxesParser } from 'saxes'
import { TableError } from '../table-error.ts'
import { asDamaged } from './archive.ts'

/** Names come without their prefix; text comes in one piece between two tags. */
export interface XmlVisitor {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
}

/** Between two tags and within one, no more than this: else a text of gigabytes would have to be held. */
const longestPiece = 64 * 1024 * 1024

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Walks through XML as it arrives and pauses after every piece of it, so that the caller can pass on what it found.
 * Entities of a document's own are not known, so nothing can unfold; a document that declares any is refused.
 * @throws TableError damagedFile, doctype
 */
export async function* walkXml(pieces: AsyncIterable<string>, visitor: XmlVisitor): AsyncGenerator<void> {
  const parser = new SaxesParser()
  let silent = 0
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    silent = 0
    visitor.open?.(localName(name), attributes)
    if (isSelfClosing) visitor.close?.(localName(name))
  })
  parser.on('closetag', ({ name, isSelfClosing }) => {
    silent = 0
    if (!isSelfClosing) visitor.close?.(localName(name))
  })
  parser.on('doctype', () => {
    throw new TableError('doctype')
  })
  if (visitor.text) parser.on('text', text => visitor.text?.(text))
  if (visitor.text) parser.on('cdata', text => visitor.text?.(text))
  try {
    for await (const piece of pieces) {
      silent += piece.length
      if (silent > longestPiece) throw new TableError('cellTooLong', { limit: longestPiece })
      parser.write(piece)
      yield
    }
    parser.close()
    yield
  } catch (error) {
    throw asDamaged(error)
  }
}

/** Walks through a small document to its end. */
export const walkWholeXml = async (pieces: AsyncIterable<string>, visitor: XmlVisitor): Promise<void> => {
  for await (const _ of walkXml(pieces, visitor));
}
