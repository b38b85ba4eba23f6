/** A block of a document: a section heading or a paragraph. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph'
  readonly text: string
}

const headingSign = '## '

/**
 * Parses the text of a document: paragraphs are separated by empty lines, headings begin with `## `.
 * There is no other markup: operators' text is shown as it is.
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
