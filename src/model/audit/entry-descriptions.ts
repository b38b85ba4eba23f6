import { everyKind } from '../engine/form-rules.ts'
import type { PermissionCode } from '../permissions/codes.ts'
import { permissionTextKey } from '../permissions/permission-texts.ts'
import type { AuditAction } from './actions.ts'
import type { AuditJson, AuditWords } from './words.ts'
import { valueAt } from './words.ts'

/** The description of an entry. */
export interface EntryDescription {
  /** Key of its sentence, if it differs from that of the action. */
  readonly key?: string
  readonly params?: Readonly<Record<string, string | number>>
  /** Further details, each with label and value. Empty ones are left out. */
  readonly details?: readonly (readonly [label: string, value: string])[]
}

type Describer = (details: AuditJson, words: AuditWords) => EntryDescription

const detail = ({ translate }: AuditWords, name: string, value: string) =>
  [translate(`audit.details.${name}`), value] as const

const toPerson: Describer = (details, words) => ({ params: { person: words.person(details) } })

/** The person's e-mail address, which distinguishes people of the same name. */
const emailOf = (details: AuditJson, words: AuditWords) =>
  detail(words, 'email', words.text(details, 'person.email'))

const rights = (codes: readonly string[], { translate, joined }: AuditWords): string =>
  joined(codes.map(code => translate(permissionTextKey(code as PermissionCode))))

const role = (details: AuditJson, { translate, text }: AuditWords, name: string): string => {
  const value = text(details, name)
  return value && translate(`common.roles.${value}`)
}

/** Previous and new role, when either is one of the museum's own. */
const namedRoles = (details: AuditJson, words: AuditWords) => {
  const [before, after] = [words.text(details, 'namedRole.before'), words.text(details, 'namedRole.after')]
  return before === after ? [] : [detail(words, 'namedRoleBefore', before), detail(words, 'namedRole', after)]
}

const rightsChanged: Describer = (details, words) => {
  const person = words.person(details)
  const [added, removed] = [words.list(details, 'added'), words.list(details, 'removed')]
  const [before, after] = [role(details, words, 'role.before'), role(details, words, 'role.after')]
  const given = rights(added, words)
  const taken = rights(removed, words)
  if (before !== after)
    return {
      key: 'roleChanged',
      params: { person, role: after },
      details: [
        emailOf(details, words),
        detail(words, 'roleBefore', before),
        ...namedRoles(details, words),
        detail(words, 'given', given),
        detail(words, 'taken', taken),
      ],
    }
  if (namedRoles(details, words).length > 0) {
    const [had, has] = [words.text(details, 'namedRole.before'), words.text(details, 'namedRole.after')]
    return {
      key: has === '' ? 'namedRoleTaken' : 'namedRoleGiven',
      params: { person, role: has || had },
      details: [
        emailOf(details, words),
        ...namedRoles(details, words),
        detail(words, 'given', given),
        detail(words, 'taken', taken),
      ],
    }
  }
  if (removed.length === 0 && added.length > 0)
    return {
      key: 'rightsGiven',
      params: { person, count: added.length, rights: given },
      details: [emailOf(details, words), detail(words, 'given', given)],
    }
  if (added.length === 0 && removed.length > 0)
    return {
      key: 'rightsTaken',
      params: { person, count: removed.length, rights: taken },
      details: [emailOf(details, words), detail(words, 'taken', taken)],
    }
  return {
    params: { person },
    details: [emailOf(details, words), detail(words, 'given', given), detail(words, 'taken', taken)],
  }
}

/** Groups of museum settings that share one label. */
const museumGroups: Readonly<Record<string, string>> = {
  legalRepresentative: 'museum.groups.representative',
  organisationContact: 'museum.groups.contact',
  avatar: 'audit.details.picture',
}

const museumField = (path: string, { translate }: AuditWords): string => {
  const [first = ''] = path.split('.')
  return translate(museumGroups[first] ?? `museum.fields.${first}`)
}

const exported =
  (what: (details: AuditJson, words: AuditWords) => string): Describer =>
  (details, words) => {
    const count = valueAt(details, 'count')
    return {
      params: { what: what(details, words), count: typeof count === 'number' ? count : 0 },
      details: [
        detail(words, 'file', words.text(details, 'name')),
        detail(words, 'count', words.number(details, 'count')),
        detail(
          words,
          'format',
          words
            .text(details, 'format')
            .replace(/^\w+\//, '')
            .toUpperCase(),
        ),
      ],
    }
  }

const typeOfCards = (details: AuditJson, { translate, text }: AuditWords): string => {
  const type = text(details, 'what')
  return type === 'audit' ? translate('audit.title') : translate(`${type}.words.plural`)
}

const reasonGiven: Describer = (details, words) => ({
  details: [detail(words, 'reason', words.text(details, 'reason'))],
})

/** A record by its list, number and title. */
const recordNamed = (details: AuditJson, { text, translate }: AuditWords): string =>
  [translate(`${text(details, 'type')}.words.plural`), text(details, 'number'), text(details, 'title')]
    .filter(Boolean)
    .join(' · ')

const withdrawn: Describer = (details, words) => ({
  params: { what: recordNamed(details, words) },
  details: reasonGiven(details, words).details ?? [],
})

const sizeGiven: Describer = (details, words) => {
  const bytes = valueAt(details, 'bytes')
  const megabytes = typeof bytes === 'number' ? Math.ceil(bytes / 1024 ** 2) : undefined
  return { details: [detail(words, 'size', words.number({ megabytes }, 'megabytes', 'megabyte'))] }
}

/** A choice about a form, with the words in which the form's settings offer it. */
function formChange(change: AuditJson, type: string, { translate, text }: AuditWords) {
  const [kind, at, what] = [text(change, 'kind'), text(change, 'at'), text(change, 'what')]
  const label = translate(`${type}.${at}`)
  const named = at.startsWith('section/') ? translate('audit.form.section', { name: label }) : label
  const name = kind === everyKind ? named : `${translate(`${type}.kind/${kind}`)} › ${named}`
  const wordOf = (side: string): string => {
    const value = text(change, side)
    if (value === '') return translate(`audit.form.${kind === everyKind ? 'standard' : 'asForAll'}`)
    return what === 'terms' ? value : translate(`settings.forms.${what}s.${value}`)
  }
  return [
    translate(`settings.forms.${what}Of`, { name }),
    `${wordOf('before')} → ${wordOf('after')}`,
  ] as const
}

/** Details of the actions that have any; for the others the sentence is enough. */
export const entryDescriptions: Readonly<Partial<Record<AuditAction, Describer>>> = {
  sessionsEnded: (details, words) => ({
    details: [detail(words, 'sessions', words.number(details, 'count'))],
  }),
  loginAs: (details, words) => ({
    ...(valueAt(details, 'operator') === true && { key: 'operatorVisit' }),
    ...toPerson(details, words),
    details: [detail(words, 'reason', words.text(details, 'reason'))],
  }),
  userInvited: (details, words) => ({
    ...toPerson(details, words),
    details: [
      emailOf(details, words),
      detail(words, 'role', role(details, words, 'role')),
      detail(words, 'namedRole', words.text(details, 'namedRole')),
      detail(words, 'given', rights(words.list(details, 'added'), words)),
    ],
  }),
  invitationExpired: (details, words) => ({
    ...toPerson(details, words),
    details: [emailOf(details, words)],
  }),
  rightsChanged,
  stateChanged: (details, words) => ({
    ...(words.text(details, 'state') === 'SUSPENDED' && { key: 'suspended' }),
    ...toPerson(details, words),
    details: [emailOf(details, words)],
  }),
  signOnReleased: (details, words) => ({
    ...toPerson(details, words),
    details: [emailOf(details, words)],
  }),
  userRemoved: (details, words) => ({
    ...toPerson(details, words),
    details: [
      emailOf(details, words),
      detail(words, 'roleBefore', role(details, words, 'role')),
      detail(words, 'taken', rights(words.list(details, 'removed'), words)),
    ],
  }),
  userLeft: (details, words) => ({
    details: [
      detail(words, 'roleBefore', role(details, words, 'role')),
      detail(words, 'taken', rights(words.list(details, 'removed'), words)),
    ],
  }),
  namedRoleCreated: (details, words) => ({
    params: { role: words.text(details, 'name') },
    details: [detail(words, 'given', rights(words.list(details, 'added'), words))],
  }),
  namedRoleChanged: (details, words) => {
    const [before, after] = [words.text(details, 'name.before'), words.text(details, 'name.after')]
    return {
      params: { role: after },
      details: [
        detail(words, 'nameBefore', before === after ? '' : before),
        detail(words, 'given', rights(words.list(details, 'added'), words)),
        detail(words, 'taken', rights(words.list(details, 'removed'), words)),
        detail(words, 'people', words.joined(words.list(details, 'people'))),
      ],
    }
  },
  namedRoleDeleted: (details, words) => {
    const people = words.joined(words.list(details, 'people'))
    return {
      params: { role: words.text(details, 'name') },
      details: [
        detail(words, 'permissions', rights(words.list(details, 'permissions'), words)),
        detail(words, 'people', people),
        detail(
          words,
          'instead',
          people && (words.text(details, 'instead') || words.translate('users.roles.individual')),
        ),
      ],
    }
  },
  museumChanged: (details, words) => ({
    details: [
      detail(
        words,
        'fields',
        words.joined([...new Set(words.list(details, 'fields').map(path => museumField(path, words)))]),
      ),
    ],
  }),
  formChanged: (details, words) => {
    const type = words.text(details, 'type')
    return {
      params: { what: words.translate(`${type}.words.plural`) },
      details: words.rows(details, 'changes').map(change => formChange(change, type, words)),
    }
  },
  viewChanged: (details, words) => {
    const [before, after] = [words.text(details, 'view.before'), words.text(details, 'view.after')]
    return {
      ...(after === '' && { key: 'viewRemoved' }),
      params: { what: words.translate(`${words.text(details, 'type')}.words.plural`), name: after || before },
      details: [detail(words, 'viewBefore', before === after || after === '' ? '' : before)],
    }
  },
  settingsImported: (details, words) => ({
    params: { museum: words.text(details, 'museum') },
    details: words.rows(details, 'settings').map(setting => {
      const names = words.list(setting, 'names')
      const value = names.length > 0 ? words.joined(names) : words.number(setting, 'count')
      return [words.translate(`audit.imported.${words.text(setting, 'what')}`), value] as const
    }),
  }),
  termsAccepted: (details, words) => {
    const accepted = words.rows(details, 'documents').map(document =>
      words.translate('audit.document', {
        document: words.translate(`audit.documents.${words.text(document, 'kind')}`),
        version: words.text(document, 'version'),
      }),
    )
    return { details: [detail(words, 'documents', words.joined(accepted))] }
  },
  licenceOrdered: (details, words) => ({
    details: [
      detail(words, 'years', words.number(details, 'plan.duration')),
      detail(words, 'storage', words.number(details, 'plan.storageLimit', 'gigabyte')),
      detail(
        words,
        'price',
        words.number(details, 'plan.price') && `${words.number(details, 'plan.price')} €`,
      ),
    ],
  }),
  licenceChanged: (details, words) => ({
    details: [
      detail(words, 'validTo', words.day(details, 'validTo')),
      detail(words, 'validToBefore', words.day(details, 'before.validTo')),
      detail(words, 'storage', words.number(details, 'storageLimit', 'gigabyte')),
    ],
  }),
  museumSuspended: reasonGiven,
  museumClosed: reasonGiven,
  museumReopened: reasonGiven,
  museumDeletionOrdered: reasonGiven,
  museumDeletionCancelled: () => ({}),
  museumBroughtBack: (details, words) => ({
    params: { date: words.day(details, 'asOf') },
    details: reasonGiven(details, words).details ?? [],
  }),
  museumCopyRemoved: (details, words) => ({
    ...(details.ended === true && { key: 'museumCopyEnded' }),
    params: { date: words.day(details, 'asOf') },
  }),
  procedureDeleted: (details, { text }) => ({
    params: { what: `${text(details, 'number')} · ${text(details, 'title')}` },
  }),
  cardDeleted: (details, words) => ({ params: { what: recordNamed(details, words) } }),
  recordWithdrawn: withdrawn,
  recordWithdrawalLifted: withdrawn,
  tableExported: exported(typeOfCards),
  cardsPrinted: exported(typeOfCards),
  filesDownloaded: exported(() => ''),
  vocabularyExported: exported((details, { translate, text }) =>
    translate(`vocabularies.names.${text(details, 'what')}`),
  ),
  everythingExported: sizeGiven,
  deletionArchiveDownloaded: sizeGiven,
}
