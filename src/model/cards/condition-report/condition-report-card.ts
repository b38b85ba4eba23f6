import { sayableComparisons } from '../../condition-reports/comparison.ts'
import { damageFields } from '../../condition-reports/damage-sheet.ts'
import { reportSections } from '../../condition-reports/report-sheet.ts'
import { reportFreezes } from '../../condition-reports/report-states.ts'
import type { BelongsTo } from '../../engine/aspects/belonging.ts'
import { frozenStates } from '../../engine/aspects/freezes.ts'
import { type CardOf, type CardRule, defineCard, section } from '../../engine/define-card.ts'
import { choice, identifier, link, list, number, region } from '../../kinds/build.ts'
import { showDay } from '../../kinds/day.ts'
import { conditionCheck } from '../../procedures/condition-check/condition-check.ts'
import { procedureDeclarations } from '../../procedures/declarations.ts'
import { conditionReportType } from './type.ts'

/** Ids by name, counted from 1 in the order given: they are kept in documents. */
const numbered = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name, at) => [name, at + 1])) as Readonly<Record<Name, number>>

export const reportStateIds = numbered(frozenStates)

export const comparisonIds = numbered(sayableComparisons)

const written = { derived: 'measured', level: 'R' } as const

/** Fields that the product writes: number, object, procedure and state. */
const report = section({
  reportNumber: identifier({ ...written, unique: true }),
  state: choice({
    ...written,
    name: 'reportState',
    choices: reportStateIds,
    facet: true,
    column: true,
  }),
  object: link(['object'], { ...written, column: true }),
  procedure: link(
    procedureDeclarations.flatMap(({ types }) => types),
    { ...written, facet: true, column: true },
  ),
  /** The finished report of the same object that it continues. */
  previous: link(['conditionReport'], written),
  /** Number given to the last damage: none is given twice, also in the reports that go on from this one. */
  lastDamage: number({ ...written, integer: true }),
})

/** Pictures and damages of the object. Damages continued from the previous report keep their number. */
const damages = section({
  pictures: list({ file: link(['file'], { required: true }) }),
  damages: list(
    {
      number: number({ integer: true, min: 1 }),
      ...damageFields,
      comparison: choice({ name: 'damageComparison', choices: comparisonIds }),
      regions: list({ region: region({ required: true }) }, { maxRows: 2000 }),
    },
    { maxRows: 1000 },
  ),
})

const { completeness, ...ofCondition } = reportSections.condition.fields

/** Every record says how complete it is itself: the completeness of the object has a key of its own. */
const condition = section({ ...ofCondition, completenessOfObject: completeness })

const sections = { report, ...reportSections, condition, damages }

export type ConditionReportCard = CardOf<typeof sections>

/** Gives damages that are new the next numbers. */
function numberDamages(card: ConditionReportCard): ConditionReportCard {
  const { damages = [], lastDamage = 0 } = card
  const numbers = damages.flatMap(damage => damage.number ?? [])
  let last = Math.max(lastDamage, ...numbers)
  if (numbers.length === damages.length) return card
  return {
    ...card,
    damages: damages.map(damage => (damage.number === undefined ? { ...damage, number: ++last } : damage)),
    lastDamage: last,
  }
}

/** Regions are on pictures examined in the report. */
const drawnOnItsPictures: CardRule<ConditionReportCard> = ({ pictures = [], damages = [] }, problems) => {
  const shown = new Set(pictures.flatMap(({ file }) => file?.id ?? []))
  for (const [at, { regions = [] }] of damages.entries())
    for (const [place, { region: drawn }] of regions.entries())
      if (drawn && !shown.has(drawn.source))
        problems.at(`damages.${at}.regions.${place}.region`).add({ key: 'choice' })
}

const { permissions, workflow } = conditionCheck

/** Reports within a procedure are written and finished by users who may edit that procedure, and annulled by users who may close it. */
const belongsTo: BelongsTo = {
  field: 'procedure',
  owners: procedureDeclarations,
  asks: {
    read: 'read',
    create: 'update',
    update: 'update',
    delete: 'delete',
    publish: 'update',
    link: 'update',
    download: 'read',
    share: 'update',
    finish: 'update',
    annul: 'close',
  },
}

/** The condition of one object at one moment, with its damages and where they are on its pictures (C-P08). */
export const conditionReportCard = defineCard({
  recordTypes: [conditionReportType],
  path: '/api/v1/condition-records',
  pages: {
    list: '/app/condition-reports',
    records: '/app/condition-reports',
    among: 'owners',
    guide: 'condition',
    palette: conditionReportType.icon,
    markedIn: '/app/procedures',
  },
  sections,
  permissions,
  belongsTo,
  freezes: { ...reportFreezes, state: 'state', close: workflow.close },
  heading: ({ reportNumber = '', object, date = '' }) => ({
    number: reportNumber,
    title: object?.name ?? '',
    subtitle: showDay(date),
  }),
  numberPath: 'reportNumber',
  settle: numberDamages,
  rules: [drawnOnItsPictures],
  begunElsewhere: true,
  linkedFrom: [],
  mergeable: false,
  unpublished: true,
  restoredByDeleters: true,
  inHead: ['report', 'damages'],
  columns: ['title', 'number', 'state', 'procedure', 'reason', 'grade', 'date', 'updatedAt'],
  notCloned: [],
})
