import type { Lines } from '../engine/aspects/lines.ts'
import type { Rooms } from '../engine/aspects/rooms.ts'
import { procedureStatuses, statusNames } from '../engine/aspects/statuses.ts'
import type { Workflow } from '../engine/aspects/workflow.ts'
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
import type { GuidePlace } from '../guide/chapters.ts'
import { choice, identifier, text } from '../kinds/build.ts'
import type { Fields, ValuesOf } from '../kinds/field.ts'
import type { Papers } from '../papers/paper.ts'
import { codeOf, type PermissionCode, type ProcedureVerb } from '../permissions/permission-code.ts'
import type { TypeModule } from '../record-type.ts'
import type { KnownType } from '../record-types.ts'
import type { AttachmentType } from './attachment-types.ts'

/** A procedure type: a record with steps, and lines about objects. */
export interface ProcedureDeclaration<Values = CardValues> extends CardDeclaration<Values> {
  /** Its name in the API: 'LOAN_OUT'. */
  readonly name: string
  readonly workflow: Workflow<Values>
  readonly lines: Lines
  readonly attachmentTypes: readonly AttachmentType[]
}

/** Actions on a procedure. */
export type ProcedureAction = 'read' | 'start' | 'edit' | 'close' | 'delete'

/** Returns the permissions of which one is needed for an action on procedures of a type. */
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

/** Maximum length of a title. */
export const titleLength = 300

/** The first sections of every procedure type: its title, and the number and status, which only the product writes. */
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

/** Sections declared by a procedure type itself. */
export const ownSections = ({
  sections,
}: Pick<CardDeclaration, 'sections'>): Readonly<Record<string, Section>> =>
  Object.fromEntries(Object.entries(sections).filter(([name]) => !commonKeys.has(name)))

type Given<Sections, LineFields extends Fields> = Pick<CardDeclaration, 'path'> & {
  readonly recordType: KnownType & { readonly module: TypeModule }
  /** Place in the guide that explains it. */
  readonly guide: GuidePlace
  readonly sections: Sections
  readonly rules?: readonly CardRule<CardOf<Sections>>[]
  readonly workflow: Omit<Workflow<CardOf<Sections>, ValuesOf<LineFields>>, 'close'>
  readonly lines: Lines & { readonly fields: LineFields }
  readonly attachmentTypes: readonly AttachmentType[]
  readonly rooms?: Rooms
  readonly papers?: Papers
  readonly columns: readonly string[]
  /** Second line of its heading. */
  subtitle?(values: CardOf<Sections>): string
}

const headingOf =
  <Values>(subtitle: (values: Values) => string) =>
  (values: Values): CardHeading => {
    const { title = '', procedureNumber = '' } = values as CommonValues
    return { number: procedureNumber, title, subtitle: subtitle(values) }
  }

/** The aspect of procedures that are frozen by the step that is signed; undefined where none is. */
function freezingBy(steps: Given<unknown, Fields>['workflow']['steps'], close: readonly PermissionCode[]) {
  const [signed] = Object.values(steps).flatMap(({ id, signers }) => (signers ? [{ id, signers }] : []))
  return signed && { state: 'step', byStep: signed.id, guards: [], signers: signed.signers, close }
}

/**
 * Declares a procedure type: number, title, status and step are added, and the five permissions of its module, one for each action on a
 * procedure (P-P04).
 */
export function defineProcedure<
  const Sections extends Readonly<Record<string, Section>>,
  const LineFields extends Fields,
>({
  recordType,
  guide,
  sections,
  workflow,
  lines,
  attachmentTypes,
  subtitle = () => '',
  ...given
}: Given<Sections, LineFields>): ProcedureDeclaration {
  const codes = (verb: ProcedureVerb): readonly PermissionCode[] => [codeOf(recordType.module, verb)]
  const close = codes('Close')
  const freezes = freezingBy(workflow.steps, close)
  const aspects = {
    workflow: { ...workflow, close } as unknown as Workflow,
    lines,
    ...(freezes && { freezes }),
  }
  const declared = defineCard({
    ...given,
    ...aspects,
    recordTypes: [recordType],
    pages: procedurePages(recordType.module.name, guide),
    searchGroup: { name: 'PROCEDURES', place: 0 },
    // A procedure lists its objects itself.
    linkedFrom: [],
    sections: { ...commonSections(aspects.workflow.steps), ...sections } as Readonly<Record<string, Section>>,
    permissions: {
      read: codes('Read'),
      create: codes('Start'),
      update: codes('Edit'),
      delete: codes('Delete'),
      publish: codes('Edit'),
      link: codes('Edit'),
      download: codes('Read'),
      share: codes('Edit'),
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
    name: recordType.name,
    attachmentTypes,
  }
}
