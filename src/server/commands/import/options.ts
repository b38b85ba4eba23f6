import { parseArgs } from 'node:util'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Language, languages } from '#model/languages.ts'
import { CommandError } from '../../start-up-error.ts'
import type { Speaker } from './guide.ts'

/** Characters of a line of a terminal. */
const lineLength = 120

const wrapped = (text: string, indent = ''): string => {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && indent.length + line.length + 1 + word.length > lineLength) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join(`\n${indent}`)
}

const listed = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([term]) => term.length))
  return rows
    .map(([term, text]) => `  ${term.padEnd(width)}  ${wrapped(text, ' '.repeat(width + 4))}`)
    .join('\n')
}

/** Returns the help of the command, in the language of a speaker. */
export function usageOf({ say }: Pick<Speaker, 'say'>): string {
  const command = 'npm run import --'
  const types = declarations.map(({ type }) => type).join(', ')
  const examples = [
    'objects.csv',
    'objects-with-pictures.zip',
    'objects.csv --write-mapping objects.json',
    'objects.csv --mapping objects.json --yes --report last-night.json',
  ]
  return [
    say('import.command.usage.call'),
    wrapped(say('import.command.usage.about')),
    listed([
      ['--dry-run', say('import.command.usage.dryRun')],
      ['--yes', say('import.command.usage.yes')],
      ['--mapping <file>', say('import.command.usage.mapping')],
      ['--write-mapping <file>', say('import.command.usage.writeMapping')],
      ['--type <type>', say('import.command.usage.type', { types })],
      ['--language <language>', say('import.command.usage.language', { languages: languages.join(', ') })],
      ['--report <file.json>', say('import.command.usage.report')],
      ['--as <e-mail>', say('import.command.usage.member')],
      ['--help', say('import.command.usage.help')],
    ]),
    examples.map(each => `  ${command} "Walters Art Museum" ${each}`).join('\n'),
    say('import.command.usage.others'),
    listed([
      [`${command} <museum> <mapping> <file>`, say('import.command.usage.known')],
      [`${command} <museum> <folder>`, say('import.command.usage.folder')],
      [`${command} <museum> <archive.zip>`, say('import.command.usage.archive')],
    ]),
    wrapped(say('import.command.usage.exit')),
  ].join('\n\n')
}

/** The command line, checked as far as it can be without a museum. */
export interface ImportOptions {
  readonly museum: string
  /** Profile or mapping file of the form that loads at once. */
  readonly known: string | undefined
  /** A table, a folder or an archive. */
  readonly source: string
  readonly dryRun: boolean
  readonly yes: boolean
  readonly mapping: string | undefined
  readonly writeMapping: string | undefined
  readonly declaration: CardDeclaration | undefined
  readonly language: Language | undefined
  readonly report: string | undefined
  readonly as: string | undefined
}

function declarationCalled(type: string | undefined): CardDeclaration | undefined {
  if (type === undefined) return undefined
  const declaration = declarations.find(each => each.type === type)
  if (!declaration)
    throw new CommandError(
      `--type ${type}: choose one of these: ${declarations.map(each => each.type).join(', ')}.`,
    )
  return declaration
}

function languageCalled(language: string | undefined): Language | undefined {
  const known = languages.find(each => each === language)
  if (language !== undefined && !known)
    throw new CommandError(`--language ${language}: choose one of these: ${languages.join(', ')}.`)
  return known
}

const read = (args: readonly string[], usage: string) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        language: { type: 'string' },
        mapping: { type: 'string' },
        report: { type: 'string' },
        type: { type: 'string' },
        'write-mapping': { type: 'string' },
        yes: { type: 'boolean', short: 'y', default: false },
      },
    })
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`)
  }
}

/**
 * Reads the command line.
 * @param usage the help, shown with what is wrong
 * @returns undefined where help is asked for
 * @throws {CommandError} for wrong use
 */
export function readOptions(args: readonly string[], usage: string): ImportOptions | undefined {
  const { positionals, values } = read(args, usage)
  if (values.help) return undefined
  const [museum, first, second, ...more] = positionals
  if (!museum || !first || more.length > 0) throw new CommandError(usage)
  const options: ImportOptions = {
    museum,
    known: second === undefined ? undefined : first,
    source: second ?? first,
    dryRun: values['dry-run'],
    yes: values.yes,
    mapping: values.mapping,
    writeMapping: values['write-mapping'],
    declaration: declarationCalled(values.type),
    language: languageCalled(values.language),
    report: values.report,
    as: values.as,
  }
  if (options.yes && options.dryRun) throw new CommandError('Choose --yes or --dry-run, not both.')
  if (options.known && (options.mapping || options.writeMapping || options.declaration))
    throw new CommandError('Name a profile, or use --mapping, --write-mapping and --type, not both.')
  return options
}
