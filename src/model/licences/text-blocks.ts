/** A piece of a document: the heading of a section, or a paragraph. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph'
  readonly text: string
}

const headingSign = '## '

/**
 * Reads the text of a document: paragraphs are parted by empty lines, and one that begins with `## ` is a heading.
 * There is no other markup, so whatever an operator writes is shown as it is.
 */
export const textBlocks = (body: string): TextBlock[] =>
  body
    .split(/\r?\n\s*\n/)
    .map(block => block.trim().replace(/(?<!\s)\s*\n\s*/g, ' '))
    .filter(block => block !== '')
    .map(block =>
      block.startsWith(headingSign)
        ? { kind: 'heading', text: block.slice(headingSign.length) }
        : { kind: 'paragraph', text: block },
    )
