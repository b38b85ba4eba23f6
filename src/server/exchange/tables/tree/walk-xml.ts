import { SaxesParser } from 'saxes'
import { TableError } from '../table-error.ts'
import { decoded } from '../text/decoded.ts'
import {
  longestName,
  longestPiece,
  mostLevels,
  noAttributes,
  ownText,
  type TreeVisitor,
} from './tree-events.ts'

const mostAttributes = 200

/** The entities of XML itself. */
const predefined = { amp: '&', gt: '>', lt: '<', quot: '"', apos: "'" }

/** Names that are kept at hand. */
const mostNames = 5000

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Attributes that declare names and schemas, and tell nothing of a record. */
const isTechnical = (name: string): boolean => /^(?:xmlns(?::|$)|xsi:)/.test(name)

/** A fault that the parser tells, as one that a person can find. */
function faultOf(message: string, open: string | undefined, row: number, column: number): TableError {
  const cause = new Error(message)
  if (/^unclosed tag|unexpected end|must contain a root|no root/.test(message))
    return open === undefined
      ? new TableError('damagedFile', {}, cause)
      : new TableError('xmlCutOff', { row, found: open }, cause)
  if (/entity/.test(message)) return new TableError('xmlEntity', { row, column }, cause)
  return new TableError('brokenXml', { row, column }, cause)
}

/**
 * Walks through XML. Nothing is looked up: a document type is passed over, entities of a document's own and anything else that could unfold are
 * refused.
 * @throws TableError unreadable, doctype, xmlCutOff, xmlEntity, brokenXml, tooDeep, recordTooLarge
 */
export async function* walkXml(path: string, encoding: string, visitor: TreeVisitor): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const open: string[] = []
  let silent = 0
  const tooLarge = () => new TableError('recordTooLarge', { row: parser.line })
  const names = new Map<string, string>()
  /** A name without its prefix, the same text each time: a part of the file would hold all of its piece in memory. */
  const nameOf = (written: string): string => {
    const known = names.get(written)
    if (known !== undefined) return known
    if (written.length > longestName) throw tooLarge()
    const name = ownText(localName(written))
    if (names.size < mostNames) names.set(ownText(written), name)
    return name
  }
  const attributesOf = (given: Readonly<Record<string, string>>) => {
    const names = Object.keys(given)
    if (names.length === 0) return noAttributes
    if (names.length > mostAttributes) throw tooLarge()
    const told = names.filter(name => !isTechnical(name))
    return new Map(told.map(name => [nameOf(name), given[name] ?? ''] as const))
  }
  const placed = (work: () => unknown): void => {
    try {
      work()
    } catch (error) {
      throw error instanceof TableError && error.code === 'recordTooLarge' ? tooLarge() : error
    }
  }
  // Nothing that objects have by nature is an entity: '&constructor;'.
  parser.ENTITIES = Object.assign(Object.create(null), predefined)
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    silent = 0
    if (open.length >= mostLevels) throw new TableError('tooDeep', { row: parser.line, limit: mostLevels })
    const local = nameOf(name)
    visitor.open(local, attributesOf(attributes))
    if (isSelfClosing) visitor.close()
    else open.push(local)
  })
  parser.on('closetag', ({ isSelfClosing }) => {
    silent = 0
    if (isSelfClosing) return
    open.pop()
    visitor.close()
  })
  parser.on('doctype', declared => {
    if (/<!ENTITY/i.test(declared)) throw new TableError('doctype')
  })
  parser.on('text', text => visitor.text(text))
  parser.on('cdata', text => visitor.text(text))
  parser.on('error', error => {
    throw faultOf(error.message.replace(/^\d+:\d+: /, ''), open.at(-1), parser.line, parser.column + 1)
  })
  for await (const piece of decoded(path, encoding)) {
    silent += piece.length
    if (silent > longestPiece) throw tooLarge()
    placed(() => parser.write(piece))
    yield
  }
  placed(() => parser.close())
  yield
}
