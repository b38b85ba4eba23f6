import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import type { Readable } from 'node:stream'
import type { ImportWithFile } from '#model/api/imports.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { outcomes, severities } from '#model/exchange/messages.ts'
import { type Language, localeOf } from '#model/languages.ts'
import { cut } from '#model/text/cut.ts'
import { mappingFileText, type TakenImport, targetLabel } from '../../exchange/index.ts'
import { CodedError } from '../../platform/errors.ts'
import type { TextBook, TextKey } from '../../platform/i18n/texts.ts'
import { CommandError } from '../../start-up-error.ts'

/** Words of an import in the language of who reads them. */
export interface Speaker {
  readonly language: Language
  say(key: TextKey, params?: Readonly<Record<string, string | number>>): string
  number(value: number): string
  quoted(text: string): string
  /** Seconds, or minutes and seconds. */
  time(ms: number): string
  /** Message of an error that a person can act on; undefined for any other. */
  fault(error: unknown): string | undefined
}

/** Quotation marks before and after. */
const marks: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  it: ['«', '»'],
  de: ['„', '“'],
  pl: ['„', '”'],
}

export const speakerIn = (texts: TextBook, language: Language): Speaker => ({
  language,
  say: (key, params) => texts.translate(language, key, params),
  number: value => new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(value),
  quoted: text => marks[language].join(text),
  time(ms) {
    const seconds = ms / 1000
    const shown = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: seconds < 10 ? 1 : 0 })
    if (seconds < 60) return `${shown.format(seconds)} s`
    const minutes = Math.floor(seconds / 60)
    return minutes < 60
      ? `${minutes} min ${Math.round(seconds % 60)} s`
      : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  },
  fault(error) {
    if (!(error instanceof CodedError)) return undefined
    const { code, details } = error
    return texts.translate(language, details.text ?? (`errors.${code}` as TextKey), details.params)
  },
})

/** Characters of a sample that are shown. */
const sampleLength = 40
/** Rows of a message that are named, and its samples. */
const namedRows = 10
const samplesNamed = 3

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > sampleLength ? `${cut(line, sampleLength)}…` : line
}

/** Columns of a table and the fields they go to, with an example each. */
export function describeMapping(
  texts: TextBook,
  { language, say, number }: Speaker,
  declaration: CardDeclaration,
  name: string,
  { found, mapping, profile }: Pick<TakenImport, 'found' | 'mapping' | 'profile'>,
): string {
  const columns = new Map(mapping.columns.map(column => [column.column, column]))
  const width = Math.min(30, Math.max(...found.columns.map(column => column.name.length)))
  const lines = found.columns.map(column => {
    const { targets = [], unsure } = columns.get(column.name) ?? {}
    const fields = targets.map(target => targetLabel(texts, language, declaration, target))
    const goal = fields.length > 0 ? fields.join(', ') : say('import.map.ignore')
    const check = unsure ? ` [${say('import.map.unsure')}]` : ''
    const [sample] = column.samples
    const example = sample ? `   ${say('import.command.example', { value: short(sample) })}` : ''
    return `  ${column.name.padEnd(width)} → ${goal}${check}${example}`
  })
  const constants = Object.entries(mapping.constants).map(
    ([path, value]) =>
      `  ${targetLabel(texts, language, declaration, { path })}: ${say('import.command.constant', { value })}`,
  )
  return [
    `${name} · ${say('import.command.rowCount', { rows: number(found.rowCount) })}`,
    ...(profile ? [`${say('import.map.profile')}: ${profile}`] : []),
    ...lines,
    ...constants,
    '',
  ].join('\n')
}

/** Files of a ZIP that are named of those that no row names. */
const filesNamed = 10

/** Lines about the pictures of a table: those to be attached, or those that were. */
function describePictures(
  { say, number }: Pick<Speaker, 'say' | 'number'>,
  { found, attached, there, waiting, failed, unnamed, unnamedFiles }: ImportWithFile['pictures'],
): readonly string[] {
  const named = unnamedFiles.slice(0, filesNamed).join(', ')
  const more = unnamed - Math.min(filesNamed, unnamedFiles.length)
  const files = more > 0 ? say('import.check.pictures.more', { files: named, count: more }) : named
  return [
    ...(found > 0
      ? [`${say('import.check.pictures.title')}: ${say('import.check.pictures.found')}: ${number(found)}`]
      : []),
    ...(attached + there + waiting + failed > 0
      ? [
          say('import.command.pictures', {
            attached: number(attached),
            there: number(there),
            failed: number(failed),
          }),
        ]
      : []),
    ...(unnamed > 0 ? [say('import.check.pictures.unnamedFiles', { files })] : []),
  ]
}

/** Counts of rows by their outcome, and the messages about them. */
export function describeReport(
  { say, number, quoted }: Speaker,
  { counts, messages, newTerms, pictures }: ImportWithFile,
): string {
  const counted = outcomes.flatMap(outcome => {
    const count = counts[outcome] ?? 0
    return outcome !== 'none' && count > 0 ? [`${say(`import.check.${outcome}`)}: ${number(count)}`] : []
  })
  const lines = severities.flatMap(severity => {
    const own = messages.filter(message => message.severity === severity)
    if (own.length === 0) return []
    const heading = say(`import.check.${severity}s`)
    return [
      `${heading}:`,
      ...own.map(({ column, text, count, rows, samples }) => {
        const named = rows.slice(0, namedRows).map(number).join(', ')
        const more = count > namedRows ? ` ${say('import.check.andMore', { count: count - namedRows })}` : ''
        const place = say('import.check.rows' as TextKey, { count: rows.length, rows: named })
        const values = samples.slice(0, samplesNamed).map(({ value }) => quoted(short(value)))
        const shown = [...new Set(values)].join(', ')
        return `  ${column ? `${column}: ` : ''}${text} ${place}${more}${shown ? `: ${shown}` : ''}`
      }),
    ]
  })
  const terms = newTerms.map(
    ({ vocabulary, count, names }) =>
      `${say('import.check.newTerms')}, ${say(`vocabularies.names.${vocabulary}` as TextKey)}: ${number(count)} (${names.slice(0, namedRows).map(short).join(', ')}${count > namedRows ? ', …' : ''})`,
  )
  return [counted.join(', '), ...describePictures({ say, number }, pictures), ...lines, ...terms, ''].join(
    '\n',
  )
}

/** Writes a mapping to a new file, to be used with `--mapping`. @throws {CommandError} where there is such a file */
export async function writeMapping(
  { say }: Speaker,
  path: string,
  declaration: CardDeclaration,
  mapping: Mapping,
): Promise<string> {
  if (existsSync(path)) throw new CommandError(say('import.command.exists', { file: path }))
  await writeFile(path, mappingFileText(declaration.type, mapping), { flag: 'wx' })
  return say('import.command.written', { file: path })
}

export const steps = ['check', 'load', 'write', 'stop'] as const
export type Step = (typeof steps)[number]

/** A terminal, or what stands for one. */
export interface Terminal {
  readonly input: Readable
  readonly output: NodeJS.WritableStream
}

/** Asks a question; the end of the input and Ctrl-C answer nothing. */
export async function ask({ input, output }: Terminal, question: string): Promise<string | undefined> {
  if (input.readableEnded) return undefined
  const lines = createInterface({ input, output })
  const none = new AbortController()
  lines.once('SIGINT', () => none.abort())
  lines.once('close', () => none.abort())
  try {
    return (await lines.question(question, { signal: none.signal })).trim()
  } catch {
    return undefined
  } finally {
    lines.close()
  }
}

/** Asks how to go on until the answer is one of the steps: by its number, or the beginning of its word. */
export async function askStep(speaker: Speaker, terminal: Terminal): Promise<Step> {
  const { say } = speaker
  const words = steps.map((step, at) => `${at + 1} ${say(`import.command.${step}`)}`)
  for (;;) {
    const answer = await ask(terminal, `${say('import.command.goOn')} [${words.join(' / ')}] `)
    if (answer === undefined) return 'stop'
    const chosen = steps.filter(
      (step, at) =>
        answer === String(at + 1) ||
        (answer !== '' && say(`import.command.${step}`).toLowerCase().startsWith(answer.toLowerCase())),
    )
    if (chosen.length === 1 && chosen[0]) return chosen[0]
  }
}
