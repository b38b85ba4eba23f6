import { cardTypeNames } from '../cards/card-types.ts'
import { procedureStatuses, statusNames } from '../engine/aspects/statuses.ts'
import type { Lines, Workflow } from '../engine/aspects/workflow.ts'
import {
  type CardDeclaration,
  type CardHeading,
  type CardOf,
  type CardRule,
  type CardValues,
  defineCard,
  type Section,
  section,
} from '../engine/define-card.ts'
import { procedurePages } from '../engine/record-pages.ts'
import { choice, identifier, text } from '../kinds/build.ts'
import type { Fields } from '../kinds/field.ts'
import type { PermissionCode, PermissionModule } from '../permissions/codes.ts'
import type { AttachmentType } from './attachment-types.ts'

/** Modules of permissions that are procedures (specification 001, section 6). */
export type ProcedureModule = Extract<PermissionModule, 'inventory-audit' | 'loan-out' | 'condition-check'>

/** Files that people outside the museum hand in with an answer: what they are for the procedure, and how many there may be. */
export interface AnswerFiles {
  readonly type: AttachmentType
  readonly most: number
}

/** Something that people outside the museum write for a procedure, and send as a whole. */
export interface OutsideAnswer {
  readonly sections: Readonly<Record<string, Section>>
  readonly rules?: readonly CardRule<CardValues>[]
  /** What is asked of each object. */
  readonly line?: Fields
  /**
   * Fields of the procedure whose words are kept with the answer as they were read: what was agreed to. Without the first of them there is nothing
   * to agree to, and nothing is asked.
   */
  readonly keeps?: readonly [string, ...string[]]
  readonly files?: AnswerFiles
}

/** What people outside the museum, to whom it gave an address, read and write of a procedure: without an account, and nothing private. */
export interface OutsideRoom {
  /** Area of the texts with the labels of its answers. */
  readonly area: string
  /** Top-level fields of the procedure that are read there, in their sections. */
  readonly shows: readonly string[]
  /** Those of the line of each object. */
  readonly showsOfObjects: readonly string[]
  /** By name, in the order in which they are usually given. */
  readonly answers: Readonly<Record<string, OutsideAnswer>>
}

/** A type of procedure: a record that goes through steps, with lines about objects. */
export interface ProcedureDeclaration<Values = CardValues> extends CardDeclaration<Values> {
  /** Its name in the API: 'LOAN_OUT' (specification 001, section 3). */
  readonly name: string
  readonly workflow: Workflow<Values>
  readonly lines: Lines
  readonly attachmentTypes: readonly AttachmentType[]
  readonly room?: OutsideRoom
}

/** What may be done to a procedure. */
export type ProcedureAction = 'read' | 'start' | 'edit' | 'close' | 'delete'

/** Returns the permissions of which one is enough to do something to procedures of a type. */
export function permissionsTo(
  {
    permissions,
    workflow,
  }: Pick<ProcedureDeclaration, 'permissions'> & {
    readonly workflow: Pick<Workflow, 'close'>
  },
  action: ProcedureAction,
): readonly PermissionCode[] {
  if (action === 'close') return workflow.close
  return permissions[action === 'start' ? 'create' : action === 'edit' ? 'update' : action]
}

/** Most characters of a title. */
export const titleLength = 300

/** Sections every type of procedure begins with: its title, and its number and how far it has come, which the product alone writes. */
const commonSections = (steps: Workflow['steps']) => ({
  heading: section({ title: text({ level: 'R', required: true, maxLength: titleLength }) }),
  progress: section({
    procedureNumber: identifier({ level: 'R', unique: true, derived: 'measured' }),
    status: choice({
      name: 'status',
      choices: Object.fromEntries(statusNames.map(name => [name, procedureStatuses[name].id])),
      level: 'R',
      derived: 'measured',
      facet: true,
      column: true,
    }),
    step: choice({
      name: 'step',
      choices: Object.fromEntries(Object.entries(steps).map(([name, { id }]) => [name, id])),
      level: 'R',
      derived: 'measured',
      facet: true,
      column: true,
    }),
  }),
})

export type CommonValues = CardOf<ReturnType<typeof commonSections>>

const commonKeys: ReadonlySet<string> = new Set(['heading', 'progress'])

/** Sections that a type of procedure declares itself. */
export const ownSections = ({
  sections,
}: Pick<CardDeclaration, 'sections'>): Readonly<Record<string, Section>> =>
  Object.fromEntries(Object.entries(sections).filter(([name]) => !commonKeys.has(name)))

type Given<Sections> = Pick<CardDeclaration, 'type' | 'path'> & {
  readonly module: ProcedureModule
  readonly sections: Sections
  readonly rules?: readonly CardRule<CardOf<Sections>>[]
  readonly workflow: Omit<Workflow<CardOf<Sections>>, 'close'>
  readonly lines: Lines
  readonly attachmentTypes: readonly AttachmentType[]
  readonly room?: OutsideRoom
  readonly columns: readonly string[]
  /** The second line of its heading. */
  subtitle?(values: CardOf<Sections>): string
}

const headingOf =
  <Values>(subtitle: (values: Values) => string) =>
  (values: Values): CardHeading => {
    const { title = '', procedureNumber = '' } = values as CommonValues
    return { number: procedureNumber, title, subtitle: subtitle(values) }
  }

/**
 * Declares a type of procedure: number, title, status and step come with it, as do the five permissions of its module, one for each thing that is
 * done to a procedure (acceptance row P-P04).
 */
export function defineProcedure<const Sections extends Readonly<Record<string, Section>>>({
  module,
  sections,
  workflow,
  lines,
  attachmentTypes,
  room,
  subtitle = () => '',
  ...given
}: Given<Sections>): ProcedureDeclaration {
  const edit = [`${module}-edit`] as const
  const aspects = {
    workflow: { ...workflow, close: [`${module}-close`] } as unknown as Workflow,
    lines,
  }
  const declared = defineCard({
    ...given,
    ...aspects,
    pages: procedurePages(module),
    sections: { ...commonSections(aspects.workflow.steps), ...sections } as Readonly<Record<string, Section>>,
    permissions: {
      read: [`${module}-read`],
      create: [`${module}-start`],
      update: edit,
      delete: [`${module}-delete`],
      publish: edit,
      link: edit,
      download: [`${module}-read`],
      share: edit,
    },
    heading: headingOf(subtitle) as CardDeclaration['heading'],
    numberPath: 'procedureNumber',
    mergeable: false,
    unpublished: true,
    restoredByDeleters: true,
    inHead: [...commonKeys],
    notCloned: ['procedureNumber', 'status', 'step'],
    rules: (given.rules ?? []) as unknown as readonly CardRule<CardValues>[],
  }) as unknown as CardDeclaration
  return {
    ...declared,
    ...aspects,
    name: cardTypeNames[given.type],
    attachmentTypes,
    ...(room && { room }),
  }
}
