import { parseArgs } from 'node:util'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Language, languages } from '#model/languages.ts'
import { CommandError } from '../../start-up-error.ts'

export const usage = `Usage: npm run import -- <museum> <file> [options]

Imports a table into a museum (by its name or id): CSV, TSV, Excel, OpenDocument, Darwin Core, BibTeX, RIS, CSL-JSON, or a ZIP of a table and its
pictures. Shows which column goes to which field, and asks before anything is saved. Rows that cannot be imported are written to a file beside the table, with the reasons;
correct them there and import that file. The import can be undone as a whole in the museum's import history.

  --dry-run               only check the file; nothing is saved
  --yes                   import without asking, as a job at night does
  --mapping <file>        use the mapping in this file instead of the suggested one
  --write-mapping <file>  save the suggested mapping to this file: correct it there, keep it, use it with --mapping
  --type <records>        what the rows are: object (default), person, place, event, document, biblio …
  --language <language>   ${languages.join(', ')}: of the messages, and of dates and terms in the table; default: that of the account
  --report <file.json>    write counts, messages and times to this file
  --as <e-mail>           import in the name of this member of the museum; default: its first administrator
  --help                  show this page

  npm run import -- "Walters Art Museum" objects.csv
  npm run import -- "Walters Art Museum" objects-with-pictures.zip
  npm run import -- "Walters Art Museum" objects.csv --write-mapping objects.json
  npm run import -- "Walters Art Museum" objects.csv --mapping objects.json --yes --report last-night.json

Without options for a single table:

  npm run import -- <museum> <profile or mapping.json> <file>   a table by a mapping that is known by its name, at once
  npm run import -- <museum> <folder>                           all files of a folder, as its import.json lists them (see demonstration/README.md)
  npm run import -- <museum> <archive.zip>                      the export of another museum: vocabularies, files, records, procedures, comments

Exit codes: 0 all rows are in (or checked without errors), 1 some rows were rejected, 2 wrong use, or a file or mapping that cannot be read,
3 stopped or failed.`

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

const read = (args: readonly string[]) => {
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
 * @returns undefined where help is asked for
 * @throws {CommandError} for wrong use
 */
export function readOptions(args: readonly string[]): ImportOptions | undefined {
  const { positionals, values } = read(args)
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
