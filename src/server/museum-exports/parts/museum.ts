import { type Language, languages, localeOf } from '#model/languages.ts'
import { permissions } from '#model/permissions/codes.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import { type Entry, type Gathering, tally } from '../gathering.ts'
import { entriesAfter, members, museumRow, namedRoles, siteAddresses, smallRows } from '../store/museum.ts'
import { csvEntry } from './csv-entry.ts'
import { batches, jsonEntry, textEntry } from './pieces.ts'
import { procedureEntry } from './procedures.ts'

const batch = 1000

const moment = (at: Date | null): string => at?.toISOString() ?? ''

const codes = new Map<number, string>(permissions.map(({ id, code }) => [id, code]))

const namesOf = (ids: readonly number[]): string[] => ids.flatMap(id => codes.get(id) ?? [])

async function* people(gathering: Gathering) {
  const { context, tenantId } = gathering
  const rows = await context.database.inTenant(tenantId, members)
  for (const row of rows)
    yield [
      row.id,
      row.first_name,
      row.last_name,
      row.email,
      row.role,
      row.state,
      namesOf(row.permissions).join(' '),
      moment(row.created_at),
      moment(row.last_access),
      row.named_role_id ?? '',
    ]
  tally(gathering, 'people', rows.length)
}

async function* record(gathering: Gathering) {
  const { context, tenantId } = gathering
  const pages = batches(
    '0',
    after => context.database.inTenant(tenantId, tx => entriesAfter(tx, { after, limit: batch })),
    ({ id }) => id,
  )
  for await (const rows of pages) {
    for (const row of rows)
      yield [
        row.id,
        moment(row.at),
        row.action,
        row.account_id ?? '',
        row.name,
        row.email,
        row.impersonator_name,
        row.client,
        JSON.stringify(row.details),
      ]
    tally(gathering, 'record', rows.length)
  }
}

const peopleColumns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'role',
  'state',
  'permissions',
  'member_since',
  'last_access',
  'named_role_id',
]

const recordColumns = ['id', 'at', 'action', 'account_id', 'name', 'email', 'on_behalf', 'browser', 'details']

/** Contents of the archive, by the names of its texts, in the order in which a person would look. */
const files = [
  ['museum.json', 'museum'],
  ['people.csv', 'people'],
  ['record.csv', 'record'],
  ['settings/', 'settings'],
  ['calendar.json', 'calendar'],
  ['procedures.jsonl', 'procedures'],
  ['vocabularies/', 'vocabularies'],
  ['cards/', 'cards'],
  ['tables/', 'tables'],
  ['history/', 'history'],
  ['bibliography/', 'bibliography'],
  ['files/', 'files'],
  ['problems.txt', 'problems'],
  ['schemas/', 'schemas'],
  ['manifest.json', 'manifest'],
  ['checksums.sha256', 'checksums'],
] as const

/** Description of the archive and how to read it, in all languages: it may be opened in ten years by who never saw the product. */
function readmeOf({ context, choice }: Gathering, museum: string, zone: string): string {
  const { texts, clock } = context
  const at = clock()
  const inLanguage = (language: Language): string => {
    const title = texts.translate(language, 'museumExport.readme.title', { museum })
    const made = texts.translate(language, 'museumExport.readme.made', {
      at: new Intl.DateTimeFormat(localeOf(language), {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: zone,
      }).format(at),
      zone,
    })
    const whole = !choice.originals ? 'withoutFiles' : choice.earlier ? 'withEarlier' : 'withoutEarlier'
    return [
      title,
      '='.repeat([...title].length),
      '',
      made,
      texts.translate(language, `museumExport.readme.${whole}`),
      '',
      ...files.map(
        ([name, key]) => `${name}\n    ${texts.translate(language, `museumExport.readme.${key}`)}`,
      ),
      '',
      texts.translate(language, 'museumExport.readme.meanwhile'),
      texts.translate(language, 'museumExport.readme.left'),
      '',
    ].join('\r\n')
  }
  // With the mark of UTF-8: Windows opens it in whatever language it speaks.
  return `\ufeff${languages.map(inLanguage).join('\r\n\r\n')}`
}

/** The museum itself: its data, licence and papers, its people, its record, and what people have set up for themselves. */
export async function* museumPart(gathering: Gathering): AsyncGenerator<Entry> {
  const { context, tenantId } = gathering
  const {
    museum,
    zone,
    acceptedDocuments,
    orders,
    roles,
    layouts,
    numberPatterns,
    counters,
    formRules,
    museumViews,
    site,
    importProfiles,
    importDecisions,
    searches,
    calendar,
    printTemplates,
    checklists,
  } = await context.database.inTenant(tenantId, async tx => ({
    museum: await museumRow(tx),
    zone: await zoneOf(tx),
    acceptedDocuments: await smallRows(tx, 'acceptedDocuments'),
    orders: await smallRows(tx, 'orders'),
    roles: await namedRoles(tx),
    layouts: await smallRows(tx, 'layouts'),
    numberPatterns: await smallRows(tx, 'numberPatterns'),
    counters: await smallRows(tx, 'counters'),
    formRules: await smallRows(tx, 'formRules'),
    museumViews: await smallRows(tx, 'museumViews'),
    site: {
      sites: await smallRows(tx, 'site'),
      addresses: await siteAddresses(tx),
      fields: await smallRows(tx, 'siteRules'),
      names: await smallRows(tx, 'publicNames'),
      withdrawals: await smallRows(tx, 'withdrawals'),
    },
    importProfiles: await smallRows(tx, 'importProfiles'),
    importDecisions: await smallRows(tx, 'importDecisions'),
    searches: await smallRows(tx, 'searches'),
    calendar: await smallRows(tx, 'calendar'),
    printTemplates: {
      templates: await smallRows(tx, 'printTemplates'),
      versions: await smallRows(tx, 'printTemplateVersions'),
    },
    checklists: await smallRows(tx, 'checklists'),
  }))
  const { licence_type: type, licence_from: validFrom, licence_to: validTo, storage_limit, ...own } = museum
  yield textEntry('README.txt', readmeOf(gathering, museum.name, zone))
  yield jsonEntry('museum.json', {
    id: own.id,
    name: own.name,
    data: own.profile,
    createdAt: own.created_at,
    licence: { type, validFrom, validTo, storageLimit: storage_limit },
    acceptedDocuments,
    orders,
  })
  yield csvEntry('people.csv', peopleColumns, people(gathering))
  yield csvEntry('record.csv', recordColumns, record(gathering))
  yield jsonEntry(
    'settings/roles.json',
    roles.map(({ permissions: ids, ...role }) => ({ ...role, permissions: namesOf(ids) })),
  )
  yield jsonEntry('settings/layouts.json', layouts)
  yield jsonEntry('settings/number-patterns.json', numberPatterns)
  yield jsonEntry('settings/counters.json', counters)
  yield jsonEntry('settings/forms.json', formRules)
  yield jsonEntry('settings/views.json', museumViews)
  yield jsonEntry('settings/site.json', site)
  yield jsonEntry('settings/import-profiles.json', importProfiles)
  yield jsonEntry('settings/import-decisions.json', importDecisions)
  yield jsonEntry('settings/searches.json', searches)
  yield jsonEntry('settings/print-templates.json', printTemplates)
  yield jsonEntry('settings/checklists.json', checklists)
  yield jsonEntry('calendar.json', calendar)
  yield procedureEntry(gathering)
}
