import { Tokenizer, TokenType } from '@streamparser/json'
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

/** Numbers stay as they are written: none is rounded, none loses its noughts. */
class PlainTokenizer extends Tokenizer {
  override parseNumber(written: string): number {
    return written as unknown as number
  }
}

/** A list or an object that is open, and the name its values have. */
interface Open {
  readonly kind: 'list' | 'object'
  /** The key that a list stands under; the last key of an object. */
  name: string
}

type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd'

/** Values at the root have no key. */
export const rootName = 'record'

/** Thrown where a token cannot stand. */
class Misplaced extends Error {
  readonly offset: number

  constructor(offset: number) {
    super('misplaced')
    this.offset = offset
  }
}

/** Turns tokens into a tree. Lists are values of one name beside each other. */
class JsonReading {
  readonly #visitor: TreeVisitor
  readonly #open: Open[] = []
  #expected: Expected = 'value'

  constructor(visitor: TreeVisitor) {
    this.#visitor = visitor
  }

  /** True between two values at the root. */
  get isDone(): boolean {
    return this.#open.length === 0
  }

  take(token: TokenType, value: unknown, offset: number): void {
    const expected = this.#expected
    const isValue = expected === 'value' || expected === 'valueOrEnd'
    const isKey = expected === 'key' || expected === 'keyOrEnd'
    if (token === TokenType.LEFT_BRACE && isValue) this.#begin('object')
    else if (token === TokenType.LEFT_BRACKET && isValue) this.#begin('list')
    else if (token === TokenType.RIGHT_BRACE && this.#mayEnd('object', 'keyOrEnd')) this.#end()
    else if (token === TokenType.RIGHT_BRACKET && this.#mayEnd('list', 'valueOrEnd')) this.#end()
    else if (token === TokenType.COLON && expected === 'colon') this.#expected = 'value'
    else if (token === TokenType.COMMA && expected === 'commaOrEnd')
      this.#expected = this.#open.at(-1)?.kind === 'object' ? 'key' : 'value'
    else if (token === TokenType.STRING && isKey) this.#key(String(value))
    else if (isValue && isPlain(token)) this.#plain(token === TokenType.NULL ? '' : String(value))
    else throw new Misplaced(offset)
  }

  #mayEnd(kind: Open['kind'], atOnce: Expected): boolean {
    return this.#open.at(-1)?.kind === kind && (this.#expected === atOnce || this.#expected === 'commaOrEnd')
  }

  #key(name: string): void {
    const open = this.#open.at(-1)
    if (name.length > longestName) throw new TableError('recordTooLarge')
    if (open) open.name = ownText(name)
    this.#expected = 'colon'
  }

  /** The name of a value that stands here, and whether it is one of a list. */
  #place(): readonly [name: string, isListed: boolean] {
    const open = this.#open.at(-1)
    return [open?.name ?? rootName, open?.kind === 'list']
  }

  #begin(kind: Open['kind']): void {
    if (this.#open.length >= mostLevels) throw new TableError('tooDeep', { limit: mostLevels })
    const [name, isListed] = this.#place()
    if (kind === 'object') this.#visitor.open(name, noAttributes, isListed)
    this.#open.push({ kind, name: kind === 'list' ? name : '' })
    this.#expected = kind === 'object' ? 'keyOrEnd' : 'valueOrEnd'
  }

  #end(): void {
    if (this.#open.pop()?.kind === 'object') this.#visitor.close()
    this.#expected = this.isDone ? 'value' : 'commaOrEnd'
  }

  #plain(text: string): void {
    const [name, isListed] = this.#place()
    if (this.isDone) throw new TableError('damagedFile')
    this.#visitor.open(name, noAttributes, isListed)
    if (text !== '') this.#visitor.text(text)
    this.#visitor.close()
    this.#expected = 'commaOrEnd'
  }
}

const plainTokens: ReadonlySet<TokenType> = new Set([
  TokenType.STRING,
  TokenType.NUMBER,
  TokenType.TRUE,
  TokenType.FALSE,
  TokenType.NULL,
])

const isPlain = (token: TokenType): boolean => plainTokens.has(token)

/** Values of JavaScript that JSON does not have. */
const foreign = /^(?:Infinity|NaN|undefined|None|True|False|'|\/\/|\/\*)/

/** Finds where in a piece a fault is, which the tokenizer tells in bytes. */
function placeOf(
  piece: Buffer,
  offset: number,
  row: number,
): { readonly row: number; readonly column: number } {
  const before = piece.subarray(0, Math.max(0, offset)).toString()
  const lines = before.split('\n')
  return { row: row + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/**
 * Walks through JSON, or JSON Lines: any number of values, one behind the other.
 * @throws TableError unreadable, brokenJson, jsonCutOff, jsonValue, tooDeep, recordTooLarge
 */
export async function* walkJson(path: string, encoding: string, visitor: TreeVisitor): AsyncGenerator<void> {
  const tokenizer = new PlainTokenizer({ separator: '', stringBufferSize: 64 * 1024 })
  const reading = new JsonReading(visitor)
  let bytes = 0
  let row = 1
  let told = 0
  tokenizer.onToken = ({ token, value, offset }) => {
    told = offset
    reading.take(token, value, offset)
  }
  tokenizer.onError = error => {
    throw error
  }
  const fault = (error: unknown, piece: Buffer): unknown => {
    if (error instanceof TableError && error.code !== 'damagedFile')
      return new TableError(error.code, { ...error.parameters, ...placeOf(piece, told - bytes, row) }, error)
    const said = error instanceof Error ? /absolute position "(\d+)"/.exec(error.message)?.[1] : undefined
    const offset = error instanceof Misplaced ? error.offset : said === undefined ? told : Number(said)
    const place = placeOf(piece, offset - bytes, row)
    const found = foreign.exec(
      piece
        .subarray(Math.max(0, offset - bytes))
        .subarray(0, 20)
        .toString(),
    )?.[0]
    return found
      ? new TableError('jsonValue', { ...place, found }, error)
      : new TableError('brokenJson', place, error)
  }
  for await (const text of decoded(path, encoding)) {
    const piece = Buffer.from(text)
    try {
      tokenizer.write(piece)
    } catch (error) {
      throw fault(error, piece)
    }
    bytes += piece.length
    if (bytes - told > longestPiece) throw new TableError('recordTooLarge', { row })
    for (let next = piece.indexOf(10); next !== -1; next = piece.indexOf(10, next + 1)) row++
    yield
  }
  if (!reading.isDone) throw new TableError('jsonCutOff', { row })
  try {
    tokenizer.end()
  } catch (error) {
    throw new TableError('jsonCutOff', { row }, error)
  }
  yield
}
