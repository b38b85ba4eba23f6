/** A licence by the address that names it, as our terms call it. */
const addresses: readonly (readonly [RegExp, string])[] = [
  [/creativecommons\.org\/publicdomain\/zero\/1\.0/, 'CC0 1.0'],
  [/creativecommons\.org\/publicdomain\/mark\/1\.0/, 'Public Domain Mark 1.0'],
  [/rightsstatements\.org\/(?:vocab|page)\/InC-EDU\//, 'in copyright, educational use permitted'],
  [/rightsstatements\.org\/(?:vocab|page)\/InC/, 'in copyright'],
  [/rightsstatements\.org\/(?:vocab|page)\/NoC-CR\//, 'no copyright, contractual limits'],
  [/rightsstatements\.org\/(?:vocab|page)\/CNE\//, 'copyright not evaluated'],
]

const creativeCommons = /creativecommons\.org\/licenses\/(by(?:-nc)?(?:-sa|-nd)?)\/(\d\.\d)/

/** The name of a licence, of its address or its name as it is written: 'CC BY 4.0'. */
export function licenceSaid(text: string): string | undefined {
  const said = text.toLowerCase()
  const [, kind, version] = creativeCommons.exec(said) ?? []
  if (kind) return `CC ${kind.toUpperCase()} ${version}`
  const named = addresses.find(([address]) => new RegExp(address.source, 'i').test(said))
  if (named) return named[1]
  const [short] = /^cc(?:0| by(?:-nc)?(?:-sa|-nd)?) \d\.\d(?=$| )/.exec(said) ?? []
  return short?.toUpperCase()
}
