/**
 * The line of the first BibTeX entry that is not closed before the next one begins, or before the file ends. A parser meets the trouble
 * only there; the person who has to mend it looks for the beginning.
 */
export function unclosedEntry(text: string): number | undefined {
  let depth = 0
  let begun: number | undefined
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    if (/^\s*@[a-z]+\s*[{(]/i.test(line)) {
      if (depth > 0) return begun
      begun = at + 1
    }
    if (begun === undefined) continue
    for (const sign of line.replace(/\\[{}\\]/g, '').match(/[{}]/g) ?? []) depth += sign === '{' ? 1 : -1
    depth = Math.max(0, depth)
  }
  return depth > 0 ? begun : undefined
}
