import { SaxesParser } from 'saxes'
import { cut } from '#model/text/cut.ts'
import { Refusal } from '../tools/refusal.ts'

export interface XmlVisitor {
  /** Names come without their prefix. */
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const pieceBytes = 256 * 1024

/**
 * Walks through XML until it ends or `enough` says so. A document's own entities are refused: they could unpack to anything.
 * @throws {Refusal} for what is no XML, or declares entities.
 */
export function walkXml(content: Buffer, visitor: XmlVisitor, enough: () => boolean = () => false): void {
  const parser = new SaxesParser()
  parser.on('doctype', declared => {
    if (/<!ENTITY/i.test(declared)) throw new Refusal('processing.unpacksTooMuch')
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    visitor.open?.(localName(name), attributes)
    if (isSelfClosing) visitor.close?.(localName(name))
  })
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (!isSelfClosing) visitor.close?.(localName(name))
  })
  parser.on('text', text => visitor.text?.(text))
  parser.on('cdata', text => visitor.text?.(text))
  const decoder = new TextDecoder(content[0] === 0xff || content[1] === 0 ? 'utf-16le' : 'utf-8')
  try {
    for (let at = 0; at < content.length && !enough(); at += pieceBytes)
      parser.write(decoder.decode(content.subarray(at, at + pieceBytes), { stream: true }))
    if (!enough()) parser.close()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('processing.broken')
  }
}

/** A little more than is kept of the text, whose blanks are still to be taken out. */
export const mostCharacters = 220_000

/** Collects a text until there is enough of it. */
export interface TextCollector {
  add(text: string): void
  isFull(): boolean
  text(): string
}

export function createTextCollector(): TextCollector {
  const pieces: string[] = []
  let left = mostCharacters
  return {
    add(text) {
      if (left <= 0) return
      pieces.push(cut(text, left))
      left -= text.length
    },
    isFull: () => left <= 0,
    text: () =>
      pieces
        .join('')
        .replace(/[ \t]+/g, ' ')
        .replace(/(?<!\s)\s*\n\s*/g, '\n'),
  }
}
