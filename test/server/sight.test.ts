import type { InjectOptions } from 'fastify'
import pLimit from 'p-limit'
import { beforeAll, expect, test } from 'vitest'
import { cardEndpoints } from '#model/api/cards/card-endpoints.ts'
import { readLinks } from '#model/api/cards/links.ts'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { Endpoint } from '#model/api/endpoint.ts'
import { exportEndpoint } from '#model/api/exports.ts'
import { printEndpoints } from '#model/api/print.ts'
import { declarationOf, declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { fieldsOf, isLeaf, isList } from '#model/engine/fields.ts'
import type { Fields } from '#model/kinds/field.ts'
import type { LinkField } from '#model/kinds/link.ts'
import { type Holder, isAllowed } from '#model/permissions/access.ts'
import { effectivePermissions, grantablePermissions, type PermissionCode } from '#model/permissions/codes.ts'
import { type CardType, cardTypeNamed, cardTypeNames, cardTypes } from '#model/record-types.ts'
import { insertLinks, mayDoWith, mayOpen, writeCards } from '#server/cards/index.ts'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum, signedIn, type TestMuseum } from '../harness/factories.ts'
import { addFile } from '../harness/files.ts'
import { readPdf } from '../harness/read-pdf.ts'
import { registrar } from '../harness/registrar.ts'
import { searchHeaders } from '../harness/search-headers.ts'

/**
 * What a person may not open is not shown to them (row F-T03). Records of every declared type are linked with those of every other in every
 * way there is; then every endpoint of the table is asked by people with one permission each. A new type, link or endpoint is covered by
 * being declared.
 */
const app = useTestApp()

/**
 * How a record stands to the others: `main` has fields that link to `stated` of every type and is linked by hand with `linked`; `back` has
 * fields that link to `main`.
 */
const parts = ['main', 'stated', 'linked', 'back'] as const
type Part = (typeof parts)[number]

const types = declarations.flatMap(({ types }) => types)

/** Words that stand in a record of a type and nowhere else; those it is called by are told apart. */
const secret = (type: CardType, part: Part) => `zq${type.toLowerCase()}${part}`

interface Made {
  readonly id: string
  /** Words of its title: fields of others that link to it state them. */
  readonly named: string
  /** What the rest of its words begin with. */
  readonly kept: string
}

const made = new Map<string, Made>()
const recordOf = (type: CardType, part: Part): Made => made.get(`${type} ${part}`) as Made

type LinkTo = (types: readonly CardType[], path: string) => readonly CardType[]

/** A value for every text of a record that says something secret, and links where they are wanted. */
function filled(fields: Fields, word: string, links: LinkTo, idOf: (type: CardType) => string, above = '') {
  const values: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    const path = above === '' ? key : `${above}/${key}`
    if (isList(field)) {
      const to = [...new Set(linkTypes(field.fields, path, links))]
      const rows = (to.length === 0 ? [undefined] : to).map((type, at) => ({
        id: `r${at}`,
        ...filled(
          field.fields,
          word,
          (types, where) => (type && links(types, where).includes(type) ? [type] : []),
          idOf,
          path,
        ),
      }))
      values[key] = rows.filter(row => Object.keys(row).length > 1)
    } else if (!isLeaf(field)) values[key] = filled(field.fields, word, links, idOf, path)
    else if (field.kind === 'text' || field.kind === 'longText' || field.kind === 'identifier')
      values[key] = `${word}${key.toLowerCase()}`
    else if (field.kind === 'translated') values[key] = { en: `${word}${key.toLowerCase()}` }
    else if (field.kind === 'link') {
      const [type] = links((field as LinkField).types, path)
      if (type) values[key] = { id: idOf(type) }
    }
  }
  return values
}

const linkTypes = (fields: Fields, above: string, links: LinkTo): readonly CardType[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const path = `${above}/${key}`
    if (isList(field)) return []
    if (!isLeaf(field)) return linkTypes(field.fields, path, links)
    return field.kind === 'link' ? links((field as LinkField).types, path) : []
  })

let museum: TestMuseum
let accountId: string
let admin: Awaited<ReturnType<typeof registrar>>
const others: Record<string, string> = {}

const author = () => ({ accountId, name: 'Test' })

async function write(type: CardType, part: Part, links: LinkTo, idOf: (type: CardType) => string) {
  const declaration = declarationOf(type) as CardDeclaration
  const word = secret(type, part)
  const begun = declaration.beginAs?.(type) ?? {}
  const values = { ...filled(fieldsOf(declaration), word, links, idOf), ...begun } as CardValues
  const id = declaration.uploaded
    ? await addFile(app(), { museum, accountId }, { name: `${word}name.jpg` })
    : undefined
  const record = await app().database.inTenant(museum.tenantId, async tx => {
    const before = id
      ? await tx.db
          .selectFrom('card')
          .selectAll()
          .where('tenant_id', '=', tx.tenantId)
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      : undefined
    const [written] = await writeCards(
      tx,
      [{ ...(before && { record: before }), values: { ...before?.data, ...values } }],
      {
        declaration,
        author: author(),
        action: 'created',
        renamed: async () => undefined,
      },
    )
    return written?.record
  })
  if (!record) throw new Error(`no ${type}`)
  made.set(`${type} ${part}`, { id: record.id, named: Object.values(record.titles).join(' '), kept: word })
}

const none: LinkTo = () => []

beforeAll(async () => {
  museum = await makeMuseum(app())
  admin = await registrar(() => app(), museum)
  accountId = admin.accountId
  for (const type of types)
    for (const part of ['stated', 'linked'] as const) await write(type, part, none, () => '')
  for (const type of types) {
    const { broaderPath } = declarationOf(type) as CardDeclaration
    await write(
      type,
      'main',
      (to, path) => to.filter(each => types.includes(each) && (path !== broaderPath || each === type)),
      to => recordOf(to, 'stated').id,
    )
  }
  for (const type of types) {
    const { broaderPath } = declarationOf(type) as CardDeclaration
    await write(
      type,
      'back',
      (to, path) => to.filter(each => types.includes(each) && path !== broaderPath),
      to => recordOf(to, 'main').id,
    )
  }
  await app().database.inTenant(museum.tenantId, async tx => {
    const links = types.flatMap(type =>
      types
        .filter(other => other !== type)
        .map((other, position) => ({
          cardId: recordOf(type, 'main').id,
          cardType: cardTypes[type],
          otherId: recordOf(other, 'linked').id,
          otherType: cardTypes[other],
          association: '1',
          field: '',
          position,
        })),
    )
    await insertLinks(tx, links)
    await tx.db
      .updateTable('card')
      .set({ cover_file_id: recordOf('file', 'linked').id })
      .where('tenant_id', '=', tx.tenantId)
      .where('type', '<>', cardTypes.file)
      .execute()
  })
  await around()
}, 120_000)

/** What people do with records beside them: procedures, reports, calendar, history of links. */
async function around() {
  const object = recordOf('object', 'main').id
  const ask = async (method: 'POST' | 'PUT', url: string, payload: unknown) => {
    const { status, body } = await admin.ask<{ id: string }>(method, url, payload)
    if (status >= 300) throw new Error(`${url} ${JSON.stringify(body)}`)
    return body
  }
  const loan = await ask('POST', '/procedures', { type: 'LOAN_OUT', title: 'A loan' })
  others['/api/v1/procedures'] = loan.id
  await ask('PUT', `/procedures/${loan.id}/objects`, { ids: [object] })
  const report = await ask('POST', '/condition-reports', { objectId: object })
  others['/api/v1/condition-reports'] = report.id
  for (const type of types) {
    const declaration = declarationOf(type) as CardDeclaration
    const path = declaration.path.replace('/api/v1', '')
    const { id } = recordOf(type, 'main')
    // History: a link by hand that comes and goes.
    for (const other of ['person', 'object', 'document'] as const)
      if (other !== type)
        await admin.ask('PUT', `${path}/${id}/items`, {
          type: cardTypes[other],
          itemIds: [recordOf(other, 'back').id],
        })
  }
}

/** Ids that a path may ask for. */
function paramsOf({ path }: Endpoint): readonly Record<string, string>[] {
  if (!path.includes(':')) return [{}]
  const given = {
    version: '1',
    token: 'x',
    code: 'LR',
    parentId: '0',
    language: 'en',
    file: 'default.jpg',
    region: 'full',
    size: 'max',
    rotation: '0',
  }
  const museumId = { tenantId: museum.tenantId }
  if (path.startsWith('/api/v1/tenant/:id')) return [{ ...given, id: museum.tenantId }]
  if (path.includes('/:type/:id'))
    return types.map(type => ({ ...given, type: cardTypeNames[type], id: recordOf(type, 'main').id }))
  const own = Object.entries(others).find(([begin]) => path.startsWith(begin))?.[1]
  if (own)
    return [
      {
        ...given,
        ...museumId,
        id: own,
        procedureId: own,
        loanOutId: own,
        objectId: recordOf('object', 'main').id,
      },
    ]
  const declaration = declarations
    .filter(each => path.startsWith(`${each.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
  const ids = declaration?.types.map(type => recordOf(type, 'main').id) ?? [recordOf('object', 'main').id]
  return ids.flatMap(id =>
    path.includes(':group')
      ? groups.filter(group => group.id === id).map(({ group }) => ({ ...given, ...museumId, id, group }))
      : [{ ...given, ...museumId, id }],
  )
}

/** Groups of links of every main record. */
const groups: { readonly id: string; readonly group: string }[] = []

/** What the links of a record are asked for besides. */
const queriesOf = (endpoint: Endpoint): readonly string[] =>
  endpoint.name === readLinks.name
    ? types.map(type => `itemType=${cardTypeNames[type]}`)
    : ['', ...searches(endpoint)]

const filledIn = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? '1')

interface Asked {
  readonly endpoint: Endpoint
  readonly request: InjectOptions
  /** Asks of a record of this type alone; asked by who may open it. */
  readonly about?: CardType
}

/** Bodies of calls that read although they are sent. */
function sentReads(declaration: CardDeclaration): readonly Asked[] {
  const selection = { ids: declaration.types.map(type => recordOf(type, 'main').id) }
  const calls = cardEndpoints(declaration)
  const print = printEndpoints(declaration)
  const body = (endpoint: Endpoint, payload: object): Asked => ({
    endpoint,
    request: { method: 'POST', url: endpoint.path, payload },
  })
  return [
    body(exportEndpoint(declaration), { selection, format: 'csv', columns: 'all' }),
    body(print.pdfOfMany, { selection, viewType: 'FULL' }),
    body(calls.bulkPreview, { selection, action: { kind: 'publish', published: true } }),
  ]
}

/** Printed forms hold nothing of any record, and take a second each. */
const readsRecords = ({ name }: Endpoint): boolean => !name.endsWith('.formPdf')

const everyRequest = (): readonly Asked[] => {
  const table: readonly Endpoint[] = app()
    .routes.map(({ endpoint }) => endpoint)
    .filter(readsRecords)
  const reading = table
    .filter(({ method, path }) => method === 'GET' && path !== '/api/v1/events')
    .flatMap((endpoint): Asked[] =>
      paramsOf(endpoint).flatMap(params => {
        return queriesOf(endpoint).map(query => ({
          endpoint,
          ...(params.type && { about: cardTypeNamed(params.type) as CardType }),
          request: {
            method: 'GET' as const,
            url: `${filledIn(endpoint.path, params)}${query && `?${query}`}`,
          },
        }))
      }),
    )
  return [...reading, ...declarations.flatMap(sentReads)]
}

/** Searches for secret words: what is found tells of them, too. */
const searches = ({ query }: Endpoint): readonly string[] => {
  const read = query?.safeParse({ q: 'zq' })
  return read?.success && Object.hasOwn(read.data as object, 'q') ? ['q=zq'] : []
}

async function textOf(
  answer: Awaited<ReturnType<ReturnType<typeof app>['http']['inject']>>,
): Promise<string> {
  const type = String(answer.headers['content-type'] ?? '')
  if (type.includes('pdf')) return (await readPdf(answer.rawPayload)).text.replaceAll(/[\s\u00ad-]/g, '')
  return answer.body
}

/** Words that a person with some permissions must not meet. */
function hiddenFrom(holder: Holder) {
  return types
    .filter(type => !mayOpen(holder, cardTypes[type]))
    .flatMap(type => parts.map(part => ({ ...recordOf(type, part), part, type })))
    .filter(({ type, part }) => !opensByOwner(holder, type, part))
}

/** Records that belong to another are open to who may open that; those without links belong to none. */
function opensByOwner(holder: Holder, type: CardType, part: Part): boolean {
  const declaration = declarationOf(type) as CardDeclaration
  const [owner] = declaration.belongsTo?.owners ?? []
  const isLinked = part === 'main' || part === 'back'
  return owner !== undefined && isLinked && mayDoWith(declaration, holder, 'read', [owner])
}

/** People with no permission, with each one alone, and with all those of one type. */
const people = (): readonly { readonly name: string; readonly codes: readonly PermissionCode[] }[] => [
  { name: 'nothing', codes: [] },
  ...grantablePermissions.map(({ code }) => ({ name: code, codes: [code] })),
  ...declarations.map(({ type, permissions }) => ({
    name: `all of ${type}`,
    codes: [...new Set(Object.values(permissions).flat())],
  })),
]

/** Endpoints that let a person in; what every signed-in person may call is asked by those whose permissions read something. */
function isAsked({ access }: Endpoint, holder: Holder, codes: readonly PermissionCode[]): boolean {
  if (access === 'operator') return false
  if (typeof access === 'object' && Object.keys(access).length > 0) return isAllowed(holder, access)
  return (
    codes.length !== 1 || grantablePermissions.some(({ code, type }) => code === codes[0] && type === 'READ')
  )
}

test('Nothing of records that a person may not open is in any answer to them, whatever single permission they hold [F-T03]', async () => {
  for (const type of types) {
    const { path } = declarationOf(type) as CardDeclaration
    const { id } = recordOf(type, 'main')
    const { body } = await admin.ask<CardAnswer>('GET', `${path.replace('/api/v1', '')}/${id}`)
    for (const group of body.relatedEntities) groups.push({ id, group: group.id })
    expect(JSON.stringify(body), type).toContain(secret(type === 'object' ? 'person' : 'object', 'linked'))
  }
  const requests = everyRequest()
  const leaks = new Set<string>()
  const several = pLimit(6)
  let asked = 0
  for (const { name, codes } of people()) {
    const holder = { role: 'USER', permissions: effectivePermissions(codes) } as const
    const person = await signedIn(app(), { museum, permissions: codes })
    const hidden = hiddenFrom(holder)
    const toAsk = requests.filter(
      ({ endpoint, about }) =>
        isAsked(endpoint, holder, codes) && (!about || mayOpen(holder, cardTypes[about])),
    )
    const ask = async ({ endpoint, request }: Asked): Promise<void> => {
      asked++
      const headers = endpoint.token === 'search' ? searchHeaders(person, museum) : person.headers
      const answer = await app().http.inject({ ...request, headers })
      const text = (await textOf(answer)).toLowerCase()
      if (!text.includes('zq')) return
      for (const { kept, named, part, type } of hidden) {
        const words = named
          .toLowerCase()
          .split(/\s+/)
          .filter(word => word.startsWith(kept))
        const isStated = part === 'stated' || part === 'main'
        const rest = isStated ? words.reduce((left, word) => left.replaceAll(word, ''), text) : text
        if (rest.includes(kept)) leaks.add(`${name}: ${endpoint.method} ${request.url} says ${type} ${part}`)
      }
    }
    await Promise.all(toAsk.map(asking => several(() => ask(asking))))
  }
  expect([...leaks].slice(0, 60)).toEqual([])
  expect(asked).toBeGreaterThan(500)
}, 900_000)
