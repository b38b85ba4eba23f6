import { expect, test } from 'vitest'
import audit from '../../../locales/en/audit.json' with { type: 'json' }
import settings from '../../../locales/en/settings.json' with { type: 'json' }
import { formChanges } from '../engine/form-changes.ts'
import { auditActions } from './actions.ts'
import { describeEntry, type RecordedEntry } from './describe-entry.ts'
import type { Translate } from './words.ts'

const areas = new Map<string, unknown>(Object.entries({ audit, settings }))

/** Replaces translations: English texts for the audit log and for what it describes in the words of the settings, keys for everything else. */
const translate: Translate = (key, params = {}) => {
  const { count } = params
  const [area = '', ...path] = key.split('.')
  const found = (name: string) =>
    path
      .with(-1, name)
      .reduce<unknown>(
        (texts, part) => (texts as Record<string, unknown> | undefined)?.[part],
        areas.get(area),
      )
  const last = path.at(-1) ?? ''
  const text = areas.has(area) ? (found(last) ?? found(`${last}_${count === 1 ? 'one' : 'other'}`)) : key
  return String(text).replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(params[name] ?? `{${name}}`))
}

const marta = { id: '7', name: 'Marta Bianchi', email: 'marta@museo.it' }
const person = { accountId: '8', name: 'Tomasz Łękawski', email: 'tomasz@museo.it' }

const entry = (given: Partial<RecordedEntry>): RecordedEntry => ({
  action: 'signIn',
  account: marta,
  impersonator: null,
  details: {},
  ...given,
})

const describe = (given: Partial<RecordedEntry>) => describeEntry(entry(given), translate, 'en')

test('An entry is a sentence with the names at the time [P-P10]', () => {
  expect(describe({}).sentence).toBe('Marta Bianchi signed in')
  expect(describe({ account: { ...marta, name: '' } }).sentence).toBe('marta@museo.it signed in')
  expect(describe({ action: 'loginAs', details: { person } }).sentence).toBe(
    'Marta Bianchi signed in as Tomasz Łękawski',
  )
})

test('In a session as someone else the actual user is named first [P-P11]', () => {
  const impersonator = { id: '9', name: 'Ugo Verdi' }
  expect(describe({ action: 'museumChanged', impersonator, details: { fields: ['avatar', 'vat'] } })).toEqual(
    {
      sentence: 'Ugo Verdi as Marta Bianchi changed the museum details',
      details: [['Changed', 'Picture and museum.fields.vat']],
    },
  )
})

test('A change of permissions lists what was granted, what was revoked, and the role [P-P07] [P-P10]', () => {
  const role = { before: 'USER', after: 'USER' }
  const change = (details: RecordedEntry['details']) =>
    describe({ action: 'rightsChanged', details: { person, role, added: [], removed: [], ...details } })
  expect(change({ added: ['damRead'] }).sentence).toBe(
    'Marta Bianchi gave Tomasz Łękawski the permission “permissions.codes.damRead”',
  )
  expect(change({ removed: ['damRead', 'damUpload'] })).toEqual({
    sentence: 'Marta Bianchi took 2 permissions from Tomasz Łękawski',
    details: [
      ['E-mail', 'tomasz@museo.it'],
      ['Revoked', 'permissions.codes.damRead and permissions.codes.damUpload'],
    ],
  })
  expect(change({ role: { before: 'USER', after: 'TENANT_ADMIN' } }).sentence).toBe(
    'Marta Bianchi changed the role of Tomasz Łękawski to common.roles.TENANT_ADMIN',
  )
  expect(change({ namedRole: { before: 'Interns', after: 'Volunteers' }, added: ['damRead'] })).toEqual({
    sentence: 'Marta Bianchi gave Tomasz Łękawski the role “Volunteers”',
    details: [
      ['E-mail', 'tomasz@museo.it'],
      ['Previous custom role', 'Interns'],
      ['Custom role', 'Volunteers'],
      ['Granted', 'permissions.codes.damRead'],
    ],
  })
  expect(change({ namedRole: { before: 'Interns', after: '' } }).sentence).toBe(
    'Marta Bianchi replaced the role “Interns” of Tomasz Łękawski with individual permissions',
  )
})

test('Changes to custom roles are logged with the changes and the people affected [P-P07] [P-P10]', () => {
  expect(
    describe({
      action: 'namedRoleChanged',
      details: {
        name: { before: 'Interns', after: 'Volunteers' },
        added: [],
        removed: ['damRead'],
        people: ['Ewa Nowak', 'Jan Kos'],
      },
    }),
  ).toEqual({
    sentence: 'Marta Bianchi changed the role “Volunteers”',
    details: [
      ['Previous name', 'Interns'],
      ['Revoked', 'permissions.codes.damRead'],
      ['Users', 'Ewa Nowak and Jan Kos'],
    ],
  })
  expect(
    describe({
      action: 'namedRoleDeleted',
      details: { name: 'Interns', permissions: [], instead: '', people: ['Ewa Nowak'] },
    }).details,
  ).toEqual([
    ['Users', 'Ewa Nowak'],
    ['Instead', 'users.roles.individual'],
  ])
})

test('A changed form is logged with each choice as it was and as it is, by category [F-W12]', () => {
  const changes = formChanges(
    { all: { sections: { art: 'folded' }, fields: { period: { need: 'counts' } } } },
    {
      all: { sections: {}, fields: { period: { need: 'required' } } },
      numismatic: { sections: {}, fields: { period: { place: 'hidden', need: 'none' } } },
    },
  )
  expect(describe({ action: 'formChanged', details: { type: 'object', changes } })).toEqual({
    sentence: 'Marta Bianchi changed a form: object.words.plural',
    details: [
      ['Section “object.section/art”: in the form', 'Collapsed → Standard'],
      ['object.period: completeness', 'Recommended → Required'],
      ['object.kind/numismatic › object.period: in the form', 'As for all categories → Left out'],
      ['object.kind/numismatic › object.period: completeness', 'As for all categories → Optional'],
    ],
  })
})

test('Exports are logged with their contents and size [P-P10]', () => {
  expect(
    describe({ action: 'tableExported', details: { what: 'object', count: 1200, format: 'xlsx' } }),
  ).toEqual({
    sentence: 'Marta Bianchi exported a table: object.words.plural',
    details: [
      ['Number', '1,200'],
      ['Format', 'XLSX'],
    ],
  })
  expect(describe({ action: 'filesDownloaded', details: { what: 'file', count: 3 } }).sentence).toBe(
    'Marta Bianchi downloaded 3 files',
  )
  expect(describe({ action: 'everythingExported', details: { bytes: 5_000_000 } }).details).toEqual([
    ['Size', '5 MB'],
  ])
})

test('The audit log of a museum shows that an operator downloaded its archive [F-T12]', () => {
  const details = { operator: true, bytes: 5_000_000, sha256: '9f86d081' }
  expect(describe({ action: 'deletionArchiveDownloaded', details })).toEqual({
    sentence: 'Marta Bianchi downloaded the archive made for the deletion of the museum',
    details: [['Size', '5 MB']],
  })
})

test('Every action has a sentence, even with details from another version of the product', () => {
  for (const action of auditActions) {
    const { sentence } = describe({
      action,
      account: null,
      details: { fields: 3, documents: ['x'], role: null },
    })
    expect(sentence, action).not.toContain('undefined')
    expect(sentence.length, action).toBeGreaterThan(8)
  }
})

test('Settings from an archive are told with the museum they came from, those that people named by their names [P-P10] [F-X07]', () => {
  const settings = [
    { what: 'roles', count: 2, names: ['Registrars', 'Interns'] },
    { what: 'counters', count: 3, names: [] },
  ]
  expect(describe({ action: 'settingsImported', details: { museum: 'Museo Civico', settings } })).toEqual({
    sentence: 'Marta Bianchi imported settings from an archive of Museo Civico',
    details: [
      ['Custom roles', 'Registrars and Interns'],
      ['Number counters', '3'],
    ],
  })
})
