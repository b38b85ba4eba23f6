import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { declarationOf, declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { findProfile, readMappingFile, type TakenImport } from '../../exchange/index.ts'
import type { TenantTransaction } from '../../platform/db/index.ts'
import { CommandError } from '../../start-up-error.ts'
import { ask, askStep, describeMapping, type Terminal, writeMapping } from './guide.ts'
import type { ImportOptions } from './options.ts'
import { type Ending, type Importing, print, workOnTable } from './work.ts'

/** Records of a table, and how they are made; without a mapping one is proposed. */
interface Known {
  readonly declaration: CardDeclaration
  readonly mapping?: Mapping
  readonly profile?: string
}

/** The cards a profile is for, of whatever type, and its mapping. */
async function profileCalled(tx: TenantTransaction, wanted: string): Promise<Required<Known>> {
  const all: string[] = []
  for (const declaration of declarations) {
    const { mapping, names } = await findProfile(tx, declaration.type, wanted)
    if (mapping) return { declaration, mapping, profile: wanted }
    all.push(...names)
  }
  throw new CommandError(`There is no profile called ${wanted}; there are: ${all.join(', ')}.`)
}

async function mappingIn(path: string, { declaration }: Pick<ImportOptions, 'declaration'>): Promise<Known> {
  const known = await readMappingFile(path)
  if (declaration && declaration.type !== known.declaration.type)
    throw new CommandError(
      `${path} is for records of type ${known.declaration.type}, --type is ${declaration.type}.`,
    )
  return { ...known, profile: basename(path) }
}

async function knownOf({ app, tenantId }: Importing, options: ImportOptions): Promise<Known> {
  const { known, mapping } = options
  if (mapping !== undefined) return mappingIn(mapping, options)
  if (known?.endsWith('.json')) return mappingIn(known, options)
  if (known !== undefined) return app.database.inTenant(tenantId, tx => profileCalled(tx, known))
  const declaration = options.declaration ?? declarationOf('object')
  if (!declaration) throw new CommandError('Name the records with --type.')
  return { declaration }
}

/** The end of a run: a table that was not touched further is as good as one that is in. */
export interface TableEnding extends Pick<Ending, 'state' | 'refused'> {}

const nothingDone: TableEnding = { state: 'checked', refused: 0 }

/**
 * Leads a table through its steps: shows the mapping, then checks, loads, or asks which of it.
 * @param terminal where to ask; undefined for a job, which is told by its options
 */
export async function importOneTable(
  importing: Importing,
  options: ImportOptions,
  terminal: Terminal | undefined,
): Promise<TableEnding> {
  const { app, texts, tenantId, author, speaker, signal } = importing
  const { source, dryRun, writeMapping: writeTo } = options
  const { guided } = app.exchange
  const name = basename(source)
  const known = await knownOf(importing, options)
  const { declaration } = known
  const taken: TakenImport = await guided.take({
    ...known,
    tenantId,
    author,
    name,
    content: createReadStream(source),
    language: speaker.language,
  })
  let isLoading = false
  const run = async (work: 'check' | 'load'): Promise<Ending> => {
    const operation = await guided.begin(taken, work, author)
    isLoading = work === 'load'
    const records = declaration.type
    return workOnTable(importing, { known: taken, operation, work, name, path: source, records })
  }
  try {
    if (options.known === undefined) print(`${describeMapping(texts, speaker, declaration, name, taken)}\n`)
    if (writeTo !== undefined) print(`${await writeMapping(speaker, writeTo, declaration, taken.mapping)}\n`)
    if (dryRun) {
      const checked = await run('check')
      print(`${speaker.say('import.command.onlyChecked')}\n`)
      return checked
    }
    if (signal.aborted) return { state: 'stopped', refused: 0 }
    if (options.yes || options.known !== undefined) return await run('load')
    if (!terminal) {
      if (writeTo === undefined) throw new CommandError(speaker.say('import.command.notStarted'))
      return nothingDone
    }
    for (;;) {
      const step = await askStep(speaker, terminal)
      if (step === 'stop') return nothingDone
      if (step === 'load') return await run('load')
      if (step === 'check') {
        const { state } = await run('check')
        if (state !== 'checked') return { state, refused: 0 }
      }
      if (step === 'write') {
        const path = await ask(terminal, `${speaker.say('import.command.writeTo')}: `)
        if (path) print(`${await writeMapping(speaker, path, declaration, taken.mapping).catch(said)}\n`)
      }
    }
  } finally {
    if (!isLoading) await guided.discard(taken)
  }
}

/** A wrong answer to a question is no end. */
const said = (error: unknown): string => {
  if (error instanceof CommandError) return error.message
  throw error
}
