import type { Language } from '#model/languages.ts'
import type { Part } from './editor-context.ts'
import type { BlockType, ElementType } from './properties.ts'

const firstElements: Readonly<Record<ElementType, Part>> = {
  field: { path: '@title', width: 30, height: 5, size: 9 },
  text: { text: {}, width: 30, height: 5, size: 9 },
  picture: { width: 20, height: 20 },
  qr: { width: 15, height: 15, text: '{{@address}}' },
  code128: { width: 40, height: 12, text: '{{@number}}', caption: true },
  line: { width: 30, height: 0, thickness: 0.5 },
  box: { width: 30, height: 15, thickness: 0.5 },
}

/** A new element in the corner of a label, no larger than that. */
export function newElement(
  type: ElementType,
  label: { readonly width: number; readonly height: number },
): Part {
  const { width, height, ...rest } = firstElements[type]
  return {
    type,
    x: 0,
    y: 0,
    width: Math.min(Number(width), label.width),
    height: Math.min(Number(height), label.height),
    ...rest,
  }
}

const firstBlocks: Readonly<Record<BlockType, Part>> = {
  heading: { text: {}, level: 2 },
  paragraph: { text: {}, size: 9 },
  fields: { fields: [], columns: 1, empty: false },
  section: { section: '@all', heading: true },
  pictures: { most: 1, height: 80 },
  code: { code: 'qr', height: 18 },
  signatures: { lines: [{}] },
  terms: { text: {}, size: 8 },
  space: { height: 10 },
  rule: {},
  pageBreak: {},
  table: { columns: [{ path: '@index' }], size: 8.5, grouped: false },
  each: { blocks: [], newPage: true },
}

/**
 * A new block; one with text begins with a dash, so that it is visible in place.
 * @param codePath what a code says
 */
export const newBlock = (type: BlockType, language: Language, codePath: string): Part => {
  const first = firstBlocks[type]
  if (type === 'code') return { type, ...first, text: `{{${codePath}}}` }
  return { type, ...first, ...('text' in first && { text: { [language]: '–' } }) }
}
