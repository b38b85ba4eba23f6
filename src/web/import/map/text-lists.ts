/** Texts one a line, as a person edits them. */
export const linesOf = (texts: readonly string[] | undefined): string => (texts ?? []).join('\n')

/** The texts of some lines; none for a blank box. Separators keep their spaces: ' and ' is not 'and'. */
export function asLines(text: string, trimmed: boolean): readonly string[] | undefined {
  const lines = text.split('\n').map(line => (trimmed ? line.trim() : line))
  const filled = lines.filter((line, at) => line !== '' || (!trimmed && at < lines.length - 1 && at > 0))
  return filled.every(line => line === '') ? undefined : filled.filter(line => line !== '')
}

/** 'old = new', one a line. */
export const pairsOf = (values: Readonly<Record<string, string>> | undefined): string =>
  Object.entries(values ?? {})
    .map(([old, by]) => `${old} = ${by}`)
    .join('\n')

export function asPairs(text: string): Readonly<Record<string, string>> | undefined {
  const pairs = text.split('\n').flatMap(line => {
    const at = line.indexOf('=')
    const old = line.slice(0, Math.max(0, at)).trim()
    return old === '' ? [] : [[old, line.slice(at + 1).trim()] as const]
  })
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs)
}
