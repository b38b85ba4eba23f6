import { TableError } from '../table-error.ts'
import type { Archive } from './archive.ts'
import { readEscapedText } from './escaped-text.ts'
import { walkXml } from './walk-xml.ts'

export interface SharedStrings {
  at(index: number): string | undefined
}

const blockBytes = 8 * 1024 * 1024
/** All texts of a workbook together. */
const mostBytes = 1024 ** 3

/** Texts packed into blocks outside the heap: a million short ones as objects would be several times as large. */
class PackedTexts implements SharedStrings {
  private readonly blocks: Buffer[] = []
  private readonly places: number[] = []
  private readonly lengths: number[] = []
  private used = blockBytes

  add(text: string): void {
    const bytes = Buffer.byteLength(text)
    if (bytes > blockBytes) throw new TableError('cellTooLong', { limit: blockBytes })
    if (this.used + bytes > blockBytes) {
      if (this.blocks.length * blockBytes >= mostBytes) throw new TableError('tooLarge', { limit: mostBytes })
      this.blocks.push(Buffer.allocUnsafeSlow(blockBytes))
      this.used = 0
    }
    this.places.push((this.blocks.length - 1) * blockBytes + this.used)
    this.lengths.push(bytes)
    this.blocks.at(-1)?.write(text, this.used)
    this.used += bytes
  }

  at(index: number): string | undefined {
    const place = this.places[index]
    const length = this.lengths[index]
    if (place === undefined || length === undefined) return undefined
    const start = place % blockBytes
    return this.blocks[Math.floor(place / blockBytes)]?.toString('utf8', start, start + length)
  }
}

/** The texts that the cells of a workbook share; formatted runs are joined, readings of ideographs left out. */
export const readSharedStrings = async (
  archive: Archive,
  part: string | undefined,
): Promise<SharedStrings> => {
  const texts = new PackedTexts()
  if (part === undefined) return texts
  let text = ''
  let inText = false
  let inReading = false
  const visits = walkXml(archive.text(part), {
    open: name => {
      if (name === 'si') text = ''
      else if (name === 't') inText = true
      else if (name === 'rPh') inReading = true
    },
    text: piece => {
      if (inText && !inReading) text += piece
    },
    close: name => {
      if (name === 'si') texts.add(readEscapedText(text))
      else if (name === 't') inText = false
      else if (name === 'rPh') inReading = false
    },
  })
  for await (const _ of visits);
  return texts
}
