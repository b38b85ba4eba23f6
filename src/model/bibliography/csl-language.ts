/** Languages of museum publications, by CSL code. */
const codes =
  'en it de pl fr es pt nl la el grc cs sk sl hr sr bg ru uk be lt lv et fi sv no da is ga cy hu ro sq tr ar he fa hy ka hi zh ja ko vi th id ca eu'

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })
const nameByCode = new Map(codes.split(' ').map(code => [code, names.of(code) ?? code]))
const codeByName = new Map([...nameByCode].map(([code, name]) => [name.toLowerCase(), code]))

/** Language names in BibTeX (babel) that differ from the English ones. */
const babel: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ngerman: 'de',
    naustrian: 'de',
    austrian: 'de',
    british: 'en',
    american: 'en',
    usenglish: 'en',
    ukenglish: 'en',
    australian: 'en',
    canadian: 'en',
    brazilian: 'pt',
    mexican: 'es',
  }),
)

/** Returns the code of a language by its English name; the name itself when unknown. */
export const languageCode = (name: string): string => codeByName.get(name.trim().toLowerCase()) ?? name.trim()

/** Returns the English name of a language by code ('de', 'de-AT') or BibTeX name. */
export function languageName(code: string): string {
  const tag = code.trim()
  const plain = babel.get(tag.toLowerCase()) ?? tag.toLowerCase().split(/[-_]/)[0] ?? ''
  const known = nameByCode.get(plain) ?? nameByCode.get(codeByName.get(plain) ?? '')
  return known ?? tag
}
