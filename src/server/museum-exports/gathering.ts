import type { MuseumExportChoice, MuseumExportPart } from '#model/api/museum-exports.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { Language } from '#model/languages.ts'
import { museumKey } from '#server/exchange/index.ts'
import type { ExportsContext } from './exports-context.ts'
import { cardCounts, contentBytes, lastCardId } from './store/counts.ts'

/** One file of the archive, made while it is written. */
export interface Entry {
  readonly name: string
  /** False for what is packed already, as pictures and films are. */
  readonly shrinks: boolean
  /** Bytes, where they are known before. */
  readonly bytes?: number
  readonly content: AsyncIterable<Buffer>
}

/** A type of card of which the museum has some, those in the bin counted in `all` alone. */
export interface TypeToGather {
  readonly declaration: CardDeclaration
  readonly all: number
  readonly present: number
}

/** One archive being made: what of, and what there is to say of it so far. */
export interface Gathering {
  readonly context: Pick<ExportsContext, 'database' | 'storage' | 'texts' | 'clock'>
  readonly tenantId: string
  readonly museumKey: string
  readonly language: Language
  readonly choice: MuseumExportChoice
  readonly types: readonly TypeToGather[]
  /** The last card there was when it began. */
  readonly upTo: string
  /** Units of work. */
  readonly total: number
  /** Size limit. */
  readonly about: number
  done: number
  part: MuseumExportPart
  /** Counts of what was written: 'cards/object' to 1204. */
  readonly counts: Map<string, number>
  /** Faults of originals: name in the archive to text. */
  readonly problems: Map<string, string>
}

/** Weight of a byte of a file relative to a card: as much is read and written in the same time. */
const bytesOfUnit = 50_000
/** Bytes a card takes in the archive, with its history, at a guess. */
const bytesOfCard = 4000
/** Lines, history, and the two readings a table takes. */
const unitsOfCard = { all: 2, present: 2 }

/** Looks at what there is, before the first piece is written. */
export async function beginGathering(
  context: Gathering['context'],
  { tenantId, language, choice }: Pick<Gathering, 'tenantId' | 'language' | 'choice'>,
): Promise<Gathering> {
  const { counts, upTo, bytes, key } = await context.database.inTenant(tenantId, async tx => ({
    upTo: await lastCardId(tx),
    counts: await cardCounts(tx),
    bytes: await contentBytes(tx),
    key: await museumKey(tx),
  }))
  const types = declarations
    .map(declaration => {
      const of = typeIdsOf(declaration).flatMap(id => counts.get(id) ?? [])
      const sum = (key: 'all' | 'present') => of.reduce((total, count) => total + count[key], 0)
      return { declaration, all: sum('all'), present: sum('present') }
    })
    .filter(({ all }) => all > 0)
  const fileBytes =
    (choice.originals ? bytes.originals : 0) + (choice.originals && choice.earlier ? bytes.earlier : 0)
  const cards = types.reduce((total, { all }) => total + all, 0)
  const units = types.reduce(
    (total, { all, present }) => total + all * unitsOfCard.all + present * unitsOfCard.present,
    fileBytes / bytesOfUnit,
  )
  return {
    context,
    tenantId,
    museumKey: key,
    language,
    choice,
    types,
    upTo,
    total: Math.ceil(units) + 1,
    about: fileBytes + cards * bytesOfCard,
    done: 0,
    part: 'museum',
    counts: new Map(),
    problems: new Map(),
  }
}

/** Counts what was written, and how far the work has come by it. */
export function tally(gathering: Gathering, what: string, count: number, units = 0): void {
  gathering.counts.set(what, (gathering.counts.get(what) ?? 0) + count)
  gathering.done += units
}

/** Weight of a piece of a file in the progress. */
export const unitsOfBytes = (bytes: number): number => bytes / bytesOfUnit
