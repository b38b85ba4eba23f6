import { readFileSync } from 'node:fs'
import type { HelpFile } from '#model/help/field-help.ts'
import type { Language } from '#model/languages.ts'

const folder = new URL('../../../../locales/', import.meta.url)

const read = new Map<string, HelpFile>()

/** Returns the explanations of fields in a language: of a record type by its name, or 'common'. */
export function helpFile(language: Language, name: string): HelpFile {
  const path = `${language}/help/${name}.json`
  const known = read.get(path)
  if (known) return known
  const file: HelpFile = JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
  read.set(path, file)
  return file
}
