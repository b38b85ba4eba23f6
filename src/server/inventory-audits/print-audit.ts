import type { AuditReport } from '#model/api/procedures/audit-report.ts'
import type { Discrepancy } from '#model/api/procedures/inventory-audit.ts'
import type { AuditResult } from '#model/audits/finding.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import { dayIn, longDay } from '#model/dates/museum-day.ts'
import { type Loss, lossKey } from '#model/engine/lost.ts'
import { type Language, localeOf } from '#model/languages.ts'
import { inventoryAudit } from '#model/procedures/inventory-audit/inventory-audit.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import type { BlocksJob, FilledBlock } from '#server/print/index.ts'

const page: BlocksJob['page'] = {
  size: 'A4',
  orientation: 'portrait',
  margins: { top: 26, right: 20, bottom: 23, left: 20 },
}
const small = { size: 8, weight: 'normal', italic: false, font: 'sans', align: 'left' } as const
const size = 8.5

const records = recordsOfLines(inventoryAudit.lines)

interface Speaking {
  readonly texts: TextBook
  readonly language: Language
  /** Time of printing. */
  readonly now: Date
  /** Name of the museum. */
  readonly zone: string
}

type Params = Readonly<Record<string, string | number>>

/** Returns the resolution of a discrepancy as the text of one cell. */
const planned = ({ plan }: Discrepancy, translate: (key: TextKey) => string): string =>
  plan
    ? [
        translate(`auditPhone.desk.actions.${plan.action}`),
        plan.note,
        plan.done ? `${translate('audits.report.done')}: ${plan.done.by}` : plan.owner?.name,
      ]
        .filter(Boolean)
        .join('\n')
    : ''

/**
 * The report of an audit as a document: the list it held to, figures by location, what was not as it should be and what came of it, losses that were known
 * before, who checked, and the signature, or lines for it.
 */
export function auditDocument(report: AuditReport, { texts, language, now, zone }: Speaking): BlocksJob {
  const translate = (key: TextKey, params?: Params) => texts.translate(language, key, params)
  const locale = localeOf(language)
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
  const at = (iso: string): string => moment.format(new Date(iso))
  const { list, total, signature, discrepancies } = report
  const heading = (key: TextKey, level = 2): FilledBlock => ({ type: 'heading', text: translate(key), level })
  const nowhere = translate('auditPhone.noPlace')

  const lossWords = (loss: Loss): string =>
    translate(lossKey(records, loss) as TextKey, {
      ...(loss.since !== null && { day: longDay(loss.since, locale) }),
    })
  const resultWords = (result: AuditResult | null): string =>
    result ? translate(`inventoryAudit.choice/auditResult/${result}`) : '–'

  const counted = (['expected', 'checked', 'missing', 'lost'] as const).filter(
    name => name !== 'lost' || total.lost,
  )
  const figures: FilledBlock = {
    type: 'table',
    size,
    columns: [
      { label: translate('audits.report.location') },
      ...counted.map(name => ({ label: translate(`audits.report.${name}`), width: 30 })),
    ],
    rows: [
      ...report.locations.map(({ location, ...counts }) => [
        location?.name ?? nowhere,
        ...counted.map(name => String(counts[name] ?? 0)),
      ]),
      [translate('audits.report.inAll'), ...counted.map(name => String(total[name] ?? 0))],
    ],
  }
  const found: FilledBlock = {
    type: 'table',
    size,
    columns: [
      { label: translate('auditPhone.number'), width: 26 },
      { label: translate('audits.report.object') },
      { label: translate('inventoryAudit.result'), width: 26 },
      { label: translate('audits.report.expectedAt'), width: 28 },
      { label: translate('inventoryAudit.foundAt'), width: 28 },
      { label: translate('audits.report.reconciled'), width: 32 },
    ],
    rows: discrepancies.map(each => [
      each.object?.number ?? each.number,
      each.object?.title ?? '',
      [translate(`auditPhone.desk.kinds.${each.kind}`), each.lost && lossWords(each.lost)]
        .filter(Boolean)
        .join('\n'),
      each.expectedAt?.name ?? '',
      each.foundAt?.name ?? '',
      planned(each, translate),
    ]),
  }
  const knownLosses: FilledBlock = {
    type: 'table',
    size,
    columns: [
      { label: translate('auditPhone.number'), width: 26 },
      { label: translate('audits.report.object') },
      { label: translate('inventoryAudit.lossKnown'), width: 40 },
      { label: translate('audits.report.expectedAt'), width: 34 },
      { label: translate('inventoryAudit.result'), width: 28 },
    ],
    rows: report.objects.flatMap(({ number, title, expectedAt, result, lost }) =>
      lost ? [[number, title, lossWords(lost), expectedAt, resultWords(result)]] : [],
    ),
  }
  const objects: FilledBlock = {
    type: 'table',
    size: 7.5,
    columns: [
      { label: translate('auditPhone.number'), width: 26 },
      { label: translate('audits.report.object') },
      { label: translate('audits.report.expectedAt'), width: 34 },
      { label: translate('inventoryAudit.result'), width: 26 },
      { label: translate('audits.report.checkedBy'), width: 34 },
    ],
    rows: report.objects.map(({ number, title, expectedAt, result, by, lost }) => [
      number,
      title,
      expectedAt,
      [lost && lossWords(lost), (result || !lost) && resultWords(result)].filter(Boolean).join('\n'),
      by,
    ]),
  }
  const signed: readonly FilledBlock[] = signature
    ? [
        {
          type: 'paragraph',
          ...small,
          size: 10,
          text: [
            translate('auditPhone.desk.signed', { name: signature.by.name, when: at(signature.at) }),
            signature.reason && translate('auditPhone.desk.allTheSame', { reason: signature.reason }),
          ]
            .filter(Boolean)
            .join('\n'),
        },
        { type: 'signatures', lines: [`${translate('inventoryAudit.signer')}: ${signature.by.name}`] },
        { type: 'paragraph', ...small, text: `SHA-256 ${signature.sha256}` },
      ]
    : [
        { type: 'paragraph', ...small, size: 10, text: translate('audits.report.notSigned') },
        {
          type: 'signatures',
          lines: [translate('audits.report.signChecker'), translate('audits.report.signSecond')],
        },
      ]
  return {
    layout: 'blocks',
    language,
    museum: report.museum,
    title: `${report.number} ${report.title}`,
    page,
    header: { left: report.museum, center: '', right: report.number },
    footer: {
      left: translate('print.printedOn', {
        date: longDay(dayIn(zone, now), locale),
      }),
      center: '',
      right: translate('print.page', { page: '{{@page}}', pages: '{{@pages}}' }),
    },
    blocks: [
      { type: 'heading', text: translate('audits.report.title', { number: report.number }), level: 1 },
      { type: 'paragraph', ...small, size: 12, font: 'serif', text: report.title },
      {
        type: 'fields',
        columns: 1,
        fields: [
          {
            label: translate('audits.report.list'),
            // Its form follows the count.
            text: translate('auditPhone.desk.frozen' as TextKey, {
              count: list.total,
              name: list.frozenBy,
              when: at(list.frozenAt),
            }),
          },
          {
            label: '',
            text: list.percent === null ? '' : translate('auditPhone.desk.sample', { percent: list.percent }),
          },
          {
            label: translate('audits.report.checkers'),
            text: report.checkers.map(({ by, findings }) => `${by.name} (${findings})`).join(', '),
          },
          { label: translate('inventoryAudit.summary'), text: report.summary },
        ].filter(({ text }) => text !== ''),
      },
      heading('auditPhone.desk.progress'),
      figures,
      heading('auditPhone.desk.discrepancies'),
      discrepancies.length > 0
        ? found
        : { type: 'paragraph', ...small, size: 10, text: translate('audits.report.noDiscrepancies') },
      ...(total.lost ? [heading('auditPhone.knownLosses'), knownLosses] : []),
      heading('auditPhone.desk.signOff'),
      ...signed,
      { type: 'pageBreak' },
      heading('audits.report.objects'),
      objects,
    ],
  }
}
