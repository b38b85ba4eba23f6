import type { TreeNode } from '#model/exchange/standards/tree.ts'
import { TableError } from '../table-error.ts'
import type { TreeVisitor } from './tree-events.ts'

/** Elements, and characters, of one record. */
const mostElements = 200_000
const mostCharacters = 32 * 1024 * 1024

interface Building {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly content: (TreeNode | string)[]
}

/** Finds records among elements. */
export interface RecordFinder {
  /** @param path names of the elements around it, and its own */
  isRecord(path: readonly string[]): boolean
  readonly nested: 'outer' | 'inner' | 'both'
}

/** A record with the records around it, the outermost first. */
export interface FoundRecord {
  readonly record: TreeNode
  readonly within: readonly TreeNode[]
}

/** Blanks between elements keep words apart and need no memory of their own. */
const blank = ' '

/** Collects records from a tree as it is read; all else of it is forgotten. */
export class RecordReading implements TreeVisitor {
  readonly #finder: RecordFinder
  readonly #path: string[] = []
  /** Open elements of the record at hand; empty outside of records. */
  #open: Building[] = []
  /** Records around that one, which are told already. */
  readonly #around: { readonly record: TreeNode; readonly level: number }[] = []
  #elements = 0
  #characters = 0
  #found: FoundRecord[] = []

  constructor(finder: RecordFinder) {
    this.#finder = finder
  }

  /** Returns the records found since it was last asked. */
  take(): readonly FoundRecord[] {
    const found = this.#found
    this.#found = []
    return found
  }

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    this.#path.push(name)
    const inside = this.#open.length > 0
    const begins = (!inside || this.#finder.nested !== 'outer') && this.#finder.isRecord(this.#path)
    if (begins && inside) this.#leaveOuter()
    if (!begins && !inside) return
    if (begins) {
      this.#elements = 0
      this.#characters = 0
    }
    this.#add(0)
    const element: Building = { name, attributes, content: [] }
    this.#open.at(-1)?.content.push(element)
    this.#open.push(element)
  }

  text(text: string): void {
    const content = this.#open.at(-1)?.content
    if (!content) return
    const isBlank = !/\S/.test(text)
    if (isBlank && (content.length === 0 || content.at(-1) === blank)) return
    this.#add(text.length)
    content.push(isBlank ? blank : text)
  }

  close(): void {
    const level = this.#path.length
    this.#path.pop()
    const closed = this.#open.pop()
    if (closed && this.#open.length === 0) this.#tell(closed)
    const around = this.#around.at(-1)
    if (around?.level === level) this.#around.pop()
  }

  #add(characters: number): void {
    this.#elements++
    this.#characters += characters
    if (this.#elements > mostElements || this.#characters > mostCharacters)
      throw new TableError('recordTooLarge')
  }

  /** A record begins in another one: that one is complete, or only wraps it. */
  #leaveOuter(): void {
    const [outer] = this.#open
    if (!outer) return
    if (this.#finder.nested === 'both') {
      this.#tell(outer)
      this.#around.push({ record: outer, level: this.#path.length - this.#open.length })
    }
    this.#open = []
  }

  #tell(record: TreeNode): void {
    this.#found.push({ record, within: this.#around.map(each => each.record) })
  }
}
