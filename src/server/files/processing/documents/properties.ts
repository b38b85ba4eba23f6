import { cut } from '#model/text/cut.ts'
import type { DocumentArchive } from './archive.ts'
import { walkXml } from './walk-xml.ts'

const longest = 2000
const mostBytes = 1024 * 1024

/** Embedded metadata of a document, by the names it uses: title, creator, subject, keyword … @throws {Refusal} */
export async function propertiesIn(
  archive: DocumentArchive,
  paths: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {}
  for (const path of paths) {
    const content = await archive.read(path)
    if (!content || content.length > mostBytes) continue
    let written = ''
    walkXml(content, {
      open(name, attributes) {
        written = ''
        // OpenDocument counts its pages in attributes.
        if (name === 'document-statistic')
          for (const [key, value] of Object.entries(attributes))
            found[key.slice(key.indexOf(':') + 1)] = value
      },
      text(text) {
        if (written.length < longest) written += text
      },
      close(name) {
        const value = cut(written.trim(), longest)
        written = ''
        if (value !== '')
          found[name] = found[name] === undefined ? value : cut(`${found[name]}; ${value}`, longest)
      },
    })
  }
  return found
}
