/** Files of references that reference managers exchange. */
export const referenceFormats = ['bibtex', 'ris', 'csl-json'] as const
export type ReferenceFormat = (typeof referenceFormats)[number]

export const isReferenceFormat = (name: string): name is ReferenceFormat =>
  referenceFormats.some(format => format === name)

/** What a file of references is, by how it begins; undefined for what is none. */
export function referenceFormatOf(beginning: string): ReferenceFormat | undefined {
  if (/^\s*TY {1,2}- ?[A-Z]/.test(beginning)) return 'ris'
  if (/^\s*(?:\[\s*\{|\{)\s*"/.test(beginning) && /"type"\s*:\s*"|"title"\s*:/.test(beginning))
    return 'csl-json'
  return /^[ \t]*@[a-z]+[ \t]*[{(]/im.test(beginning) ? 'bibtex' : undefined
}
