import { TableError } from '../table-error.ts'
import type { Archive } from './archive.ts'
import { readEscapedText } from './escaped-text.ts'
import { TextStore } from './text-store.ts'
import { walkWholeXml } from './walk-xml.ts'

/** All texts of a workbook together. */
const mostBytes = 2 * 1024 ** 3

const collect = async (archive: Archive, part: string, texts: TextStore): Promise<void> => {
  let text = ''
  let inText = false
  let inReading = false
  await walkWholeXml(archive.text(part), {
    open: name => {
      if (name === 'si') text = ''
      else if (name === 't') inText = true
      else if (name === 'rPh') inReading = true
    },
    text: piece => {
      if (inText && !inReading) text += piece
    },
    close: name => {
      if (name === 't') inText = false
      else if (name === 'rPh') inReading = false
      else if (name === 'si') {
        texts.add(readEscapedText(text))
        if (texts.bytes > mostBytes) throw new TableError('tooLarge', { limit: mostBytes })
      }
    },
  })
  texts.flush()
}

/**
 * The texts that the cells of a workbook share; formatted runs are joined, readings of ideographs left out.
 * The caller closes the store.
 */
export const readSharedStrings = async (archive: Archive, part: string | undefined): Promise<TextStore> => {
  const texts = new TextStore()
  try {
    if (part !== undefined) await collect(archive, part, texts)
    return texts
  } catch (error) {
    texts.close()
    throw error
  }
}
