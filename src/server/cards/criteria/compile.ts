import { dayMs } from '#model/dates/durations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type ConditionName, negated } from '#model/kinds/conditions.ts'
import type { Language } from '#model/languages.ts'
import { cardTypes } from '#model/record-types.ts'
import { alternatives, type Criteria, type Criterion } from '#model/searches/criteria.ts'
import { type NumberRange, type Operand, readOperand } from '#model/searches/operand.ts'
import {
  inProcedure,
  proceduresAbout,
  proceduresTaking,
  procedureValue,
  takenBetween,
} from '#model/searches/procedures-about.ts'
import { listAround } from '#model/searches/row-facts.ts'
import {
  anyLink,
  pathInLine,
  resolveField,
  type SearchField,
  type SearchStep,
  sheetOf,
} from '#model/searches/search-field.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Beginnings, noParts } from '../search-text/beginnings.ts'
import { quoted } from '../search-text/search-text.ts'
import { beginningsIn } from '../store/words.ts'
import type { ColumnQuery, Expression, LinesQuery } from './expression.ts'
import { everyLexeme, fieldCode, idLexeme } from './field-lexemes.ts'
import { joined } from './joined.ts'
import { fieldQuery, isMarked } from './markers.ts'
import { refuseTooLarge } from './refuse-too-large.ts'
import { type RowCondition, sameRow } from './same-row.ts'

export interface Asking {
  readonly tenantId: string
  readonly language: Language
  /** Beginnings in which the words that are asked for stand; absent: these alone. */
  readonly beginnings?: Beginnings
}

/** A criterion whose field was found. */
interface Read {
  readonly steps: readonly SearchStep[]
  readonly field: SearchField
  readonly condition: Criterion['condition']
  readonly operand: Operand
}

const fields = (query: string): Expression => ({ is: 'fields', query })
const ownColumns: Readonly<Record<string, ColumnQuery['column']>> = {
  '@createdAt': 'created_at',
  '@updatedAt': 'updated_at',
  '@completeness': 'completeness',
  '@publishedOnWeb': 'published',
  '@withPicture': 'cover_file_id',
}

/** Days begin at midnight and end with the next one's: what is asked of a day is asked of all its moments. */
function overDays({ from, to, above, below }: NumberRange): ColumnQuery['ranges'][number] {
  return {
    from: from === null ? null : above ? from + dayMs : from,
    to: to === null ? null : below ? to : to + dayMs,
    below: true,
  }
}

function ofColumn(column: ColumnQuery['column'], { field, operand }: Read): Expression {
  // Every card has one.
  if (operand.is === 'nothing') return { is: 'all', of: [] }
  if (operand.is === 'numbers')
    return {
      is: 'column',
      column,
      ranges: field.propertyType === 'MOMENT' ? operand.ranges.map(overDays) : operand.ranges,
    }
  const wanted = operand.is === 'ids' ? operand.ids.map(id => (id === 'true' ? 1 : 0)) : []
  return { is: 'column', column, ranges: wanted.map(at => ({ from: at, to: at })) }
}

/** A mark that is not set is no: the card contains nothing. */
function ofMark(code: string, { operand }: Read): Expression {
  const yes = fields(quoted(idLexeme(code, 'true')))
  const wanted: readonly string[] = operand.is === 'ids' ? operand.ids : []
  return joined(
    'any',
    wanted.map(value => (value === 'true' ? yes : ({ is: 'not', of: yes } as const))),
  )
}

/** Criteria that the product asks itself, which all hold. */
const asked = (asking: Asking, declaration: CardDeclaration, criteria: readonly Criterion[]): Expression =>
  all(
    asking,
    criteria.flatMap((criterion): readonly Read[] => {
      const field = resolveField(declaration, criterion.field)
      const operand = field && readOperand(field, criterion, asking.language)
      if (!field || !operand || 'problem' in operand) throw new Error(`no criterion: ${criterion.field}`)
      return [{ steps: field.steps, field, condition: criterion.condition, operand }]
    }),
  )

/** The lines of open procedures of a type about records. */
export function inProcedureLines(
  asking: Asking,
  declaration: CardDeclaration,
  procedures: Parameters<typeof inProcedure>[0],
): LinesQuery {
  const lines = fromEvery(
    asking,
    cardTypes[declaration.type],
    asked(asking, declaration, inProcedure(procedures)),
  )
  if (lines.is !== 'lines') throw new Error(`no lines: ${procedures.type}`)
  return lines
}

/** Records that are in a procedure of one of some types. */
const inAny = (asking: Asking, { field: { declaration }, operand }: Read): Expression =>
  joined(
    'any',
    proceduresAbout(declaration)
      .filter(each => operand.is !== 'procedures' || operand.names.includes(procedureValue(each)))
      .map(each => asked(asking, declaration, inProcedure(each))),
  )

/** Records that no procedure has in some days. Each type is left out by itself, which the database does by looking up ids. */
const available = (
  asking: Asking,
  { declaration }: SearchField,
  { from, until }: { readonly from: string; readonly until: string },
): Expression =>
  joined(
    'all',
    proceduresTaking(declaration).map(each => ({
      is: 'not',
      of: asked(asking, declaration, takenBetween(each, from, until)),
    })),
  )

function ofField(asking: Asking, read: Read): Expression {
  const { field, condition, operand } = read
  const column = ownColumns[field.path]
  const isNot = negated[condition] !== undefined
  const negate = (expression: Expression): Expression => (isNot ? { is: 'not', of: expression } : expression)
  if (column) return negate(ofColumn(column, read))
  if (operand.is === 'looks') return operand
  if (operand.is === 'days') return available(asking, field, operand)
  if (field.propertyType === 'PROCEDURE' || !isMarked(operand)) return negate(inAny(asking, read))
  const code = fieldCode(asking.tenantId, cardTypes[field.declaration.type], field.path)
  if (field.propertyType === 'BOOLEAN') return ofMark(code, read)
  return negate(fields(fieldQuery(code, condition, operand, asking.beginnings ?? noParts)))
}

/** Returns conditions on rows for criteria about several fields of one list. */
function ofRows({ tenantId }: Asking, reads: readonly Read[]): readonly Expression[] {
  const conditions = reads.flatMap(({ field, condition, operand }): (RowCondition & { list: string })[] => {
    const { sheet, path } = sheetOf(field)
    const list = listAround(sheet, path)
    if (list === undefined || !isMarked(operand) || field.propertyType === 'BOOLEAN') return []
    const code = fieldCode(tenantId, cardTypes[field.declaration.type], field.path)
    return [{ list, path: field.path, code, condition, operand }]
  })
  return [...Map.groupBy(conditions, ({ list }) => list).values()].flatMap(sameRow).map(fields)
}

const isOfLine = ({ steps, field }: Read): boolean =>
  steps.length === 0 && pathInLine(field.path) !== undefined

/** Criteria that the same step leads to: they are about the same linked card, or about the same line and the card at its other end. */
function beyond(asking: Asking, { via, to, lines }: SearchStep, reads: readonly Read[]): Expression {
  const type = cardTypes[to.type]
  if (!lines)
    return {
      is: 'linked',
      field: via === anyLink ? undefined : via,
      type,
      where: all(asking, reads),
    }
  return {
    is: 'lines',
    end: lines === to ? 'about' : 'record',
    type,
    line: all(asking, reads.filter(isOfLine)),
    where: all(
      asking,
      reads.filter(read => !isOfLine(read)),
    ),
  }
}

/** Criteria that all hold; those about fields of one list are about the same row, those behind the same step about the same card. */
function all(asking: Asking, reads: readonly Read[]): Expression {
  const ownReads = reads.filter(({ steps }) => steps.length === 0)
  const own = [...ownReads.map(read => ofField(asking, read)), ...ofRows(asking, ownReads)]
  const bySteps = Map.groupBy(
    reads.filter(({ steps }) => steps.length > 0),
    ({ steps: [step] }) => `${step?.via}>${step?.to.type}`,
  )
  const others = [...bySteps.values()].flatMap((group): Expression[] => {
    const step = group[0]?.steps[0]
    const further = group.map(read => ({ ...read, steps: read.steps.slice(1) }))
    return step ? [beyond(asking, step, further)] : []
  })
  return joined('all', [...own, ...others])
}

/** Gives what is asked for by what is missing something to begin with: the index finds nothing by what is not there. */
function fromEvery(asking: Asking, type: number, expression: Expression): Expression {
  const every = quoted(everyLexeme(asking.tenantId, type))
  const begin = (part: Expression): Expression => {
    switch (part.is) {
      case 'fields':
        return part.query.includes('!(') ? fields(`(${every} & ${part.query})`) : part
      case 'linked':
        return { ...part, where: fromEvery(asking, part.type, part.where) }
      case 'lines':
        return {
          ...part,
          line: fromEvery(asking, part.end === 'about' ? part.type : type, part.line),
          where: fromEvery(asking, part.type, part.where),
        }
      case 'all':
      case 'any':
        return { ...part, of: part.of.map(begin) }
      case 'not':
        return { is: 'not', of: begin(part.of) }
      default:
        return part
    }
  }
  return begin(expression)
}

/**
 * Criteria of a search over the cards of a type as an expression over the index.
 * @throws {CodedError} `invalid_input` with all that is wrong, by `criteria.blocks.<n>.filters.<n>`; `search_too_broad`.
 */
export function compile(asking: Asking, declaration: CardDeclaration, { blocks }: Criteria): Expression {
  const wrong: Record<string, Problem> = {}
  const read = (criterion: Criterion, place: string): Read[] => {
    const field = resolveField(declaration, criterion.field)
    const operand = field && readOperand(field, criterion, asking.language)
    if (field && operand && !('problem' in operand))
      return [{ steps: field.steps, field, condition: criterion.condition, operand }]
    wrong[place] = operand && 'problem' in operand ? operand.problem : { key: 'unknownField' }
    return []
  }
  const readBlocks = blocks.map(({ operator, filters }, at) => ({
    operator,
    reads: alternatives(filters.map((filter, place) => ({ ...filter, place }))).map(run =>
      run.flatMap(filter => read(filter, `criteria.blocks.${at}.filters.${filter.place}`)),
    ),
  }))
  if (Object.keys(wrong).length > 0) throw new CodedError('invalid_input', { fields: wrong })
  // What is too large is refused while it is put together, and not when memory is full of it.
  const ofBlock = (runs: readonly (readonly Read[])[]): Expression =>
    refuseTooLarge(
      joined(
        'any',
        runs.map(run => refuseTooLarge(all(asking, run))),
      ),
    )
  const whole = joined(
    'any',
    alternatives(readBlocks).map(run =>
      joined(
        'all',
        run.map(({ reads }) => ofBlock(reads)),
      ),
    ),
  )
  return fromEvery(asking, cardTypes[declaration.type], whole)
}

const byWords: ReadonlySet<string> = new Set(['CONTAINS', 'NOT_CONTAINS'] satisfies ConditionName[])

/**
 * Looks up the beginnings of words in which the words of criteria stand.
 * @throws {CodedError} `search_too_broad` for a part that stands in too many words: what is answered is exact.
 */
export const beginningsFor = (tx: TenantTransaction, { blocks }: Criteria): Promise<Beginnings> =>
  beginningsIn(
    tx,
    blocks
      .flatMap(({ filters }) => filters)
      .flatMap(({ condition, values }) => (byWords.has(condition) ? values : [])),
    () => {
      throw new CodedError('search_too_broad')
    },
  )

/** Checks that criteria can be run. @throws {CodedError} `invalid_input` as `compile`. */
export const checkCriteria = (asking: Asking, declaration: CardDeclaration, criteria: Criteria): void => {
  compile(asking, declaration, criteria)
}
