import type { DocumentArchive } from './archive.ts'
import type { DocumentFormat } from './formats.ts'
import { createTextCollector, type TextCollector } from './text-collector.ts'
import { walkXml } from './walk-xml.ts'

/** 'slide2.xml' before 'slide10.xml'. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare

function addPart(content: Buffer, { runs, lines, silent = [] }: DocumentFormat, text: TextCollector): void {
  const all = runs === undefined
  let within = 0
  let muted = 0
  walkXml(
    content,
    {
      open(name) {
        if (silent.includes(name)) muted += 1
        if (runs?.includes(name)) within += 1
      },
      close(name) {
        if (silent.includes(name)) muted -= 1
        if (runs?.includes(name)) within -= 1
        if (lines.includes(name)) text.add('\n')
      },
      text(written) {
        if (muted === 0 && (all || within > 0)) text.add(written)
      },
    },
    text.isFull,
  )
}

/** The text of a document, in the order of its parts. @throws {Refusal} */
export async function archivedText(archive: DocumentArchive, format: DocumentFormat): Promise<string> {
  const text = createTextCollector()
  for (const path of archive.paths.filter(each => format.parts.test(each)).sort(inOrder)) {
    if (text.isFull()) break
    const content = await archive.read(path)
    if (content) addPart(content, format, text)
    text.add('\n')
  }
  return text.text()
}
