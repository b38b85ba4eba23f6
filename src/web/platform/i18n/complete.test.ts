import { describe, expect, test } from 'vitest'
import { languages } from '#model/languages.ts'
import { permissionCodes, permissionModules } from '#model/permissions/codes.ts'
import { moduleTextKey, permissionTextKey } from '#model/permissions/permission-texts.ts'

const files = import.meta.glob<unknown>('../../../../locales/*/*.json', { eager: true, import: 'default' })

const flatten = (value: unknown, prefix: string): [string, string][] =>
  typeof value === 'string'
    ? [[prefix, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key))

/** Texts of a language by 'area.key'. */
const textsOf = (language: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files).flatMap(([path, content]) => {
      const [, folder, area] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
      return folder === language ? flatten(content, area ?? '') : []
    }),
  )

const plural = /_(zero|one|two|few|many|other)$/
const baseOf = (key: string) => key.replace(plural, '')
const bases = (texts: ReadonlyMap<string, string>) => [...new Set([...texts.keys()].map(baseOf))].sort()
const variables = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name).sort()
const english = textsOf('en')
const others = languages.filter(language => language !== 'en')

/** Texts that are the same word in English and the other language, each for its reason. */
const sameOnPurpose: Readonly<Record<string, readonly string[]>> = {
  // A word of the web in all of them.
  'auditPhone.offline': ['it', 'de', 'pl'],
  'rooms.title': ['de', 'pl'],
  // The Italian word for one file.
  'uploads.batches.count_one': ['it'],
  'file.words.count_one': ['it'],
  // Words that programs use everywhere: file, zoom, import, separator; original, text, version and videos are German, too.
  'viewer.label': ['it'],
  'viewer.examine': ['it'],
  'import.steps.load': ['pl'],
  'import.map.between': ['pl'],
  'audit.groups.museum': ['de'],
  'fileWork.contents.version': ['de'],
  'fileWork.get.same': ['de'],
  'fileWork.pack.asUploaded': ['de'],
  'licence.account.shares.films': ['de'],
  'operator.texts.body': ['de'],
  // Words of the web that stay as they are: file, link, password, download, copyright; film, position and orange are German, too.
  'file.words.name': ['it'],
  'download.password': ['it'],
  'download.copyright': ['it', 'de'],
  'sharing.password': ['it'],
  'sharing.withPassword': ['it'],
  'fileWork.share.link': ['it', 'de', 'pl'],
  'fileWork.share.downloads_one': ['it'],
  'file.choice/colour/ORANGE': ['de'],
  'viewer.film': ['it', 'de'],
  'viewer.audio.position': ['de'],
  // What a product comes with.
  'audit.form.standard': ['de', 'pl'],
  'settings.forms.standard': ['de', 'pl'],
  // The field's term in Italian, too.
  'singleSignOn.title': ['it'],
  // The name of the thing in all of them.
  'mail.rows.passkey': ['it', 'de'],
  'security.passkeys.title': ['de'],
  'security.secondFactor.demanded.passkey': ['it', 'de'],
  'operator.registrations.museum': ['de'],
  'operator.copies.museum': ['de'],
  // 'Backup' is what both say, 'file' the Italian word for one file.
  'operator.backups.title': ['de'],
  'privacy.retention.backups': ['de'],
  'operator.backups.file': ['it'],
  'operator.backups.files_one': ['it'],
  // 'Version' is a German word as well.
  'thirdParty.version': ['de'],
  // The name of a standard.
  'import.file.encodings.utf-8': ['it', 'de', 'pl'],
  'import.file.encodings.utf-16le': ['it', 'de', 'pl'],
  'import.file.encodings.utf-16be': ['it', 'de', 'pl'],
  // International words.
  'login.email': ['it', 'pl'],
  'profile.email': ['it', 'pl'],
  'operator.registrations.email': ['it', 'pl'],
  'operator.operators.email': ['it', 'pl'],
  'mail.rows.browser': ['it', 'de'],
  // 'Password' is the Italian word for it, 'Home' the one for a home page, 'Account' the one for an account.
  'login.password': ['it'],
  'security.password.title': ['it'],
  'shell.home': ['it'],
  'home.title': ['it'],
  // 'No', 'circa' and 'era' are Italian words as well, 'status' a German one, 'era' a Polish one.
  'cards.record.no': ['it'],
  'cards.form.date.qualifiers.ca': ['it'],
  'cards.form.date.era': ['it', 'pl'],
  'cards.record.facts.status': ['de'],
  'printTemplates.paths.status': ['de', 'pl'],
  'procedures.list.status': ['de', 'pl'],
  'procedures.people.team': ['de'],
  // What is printed on the keyboards; German ones say Strg.
  'common.controlKey': ['it', 'pl'],
  'shell.palette.account': ['it'],
  // The registrar of a museum is called so in all of Europe.
  'users.rights.preset.registrar': ['it', 'de'],
  // German words spelt as in English.
  'templates.list.name': ['de'],
  'templates.editor.types.text': ['de'],
  'templates.editor.text': ['de'],
  'templates.editor.textIn': ['de'],
  'templates.editor.blockTypes.code': ['de'],
  'profile.person': ['de'],
  'statistics.person': ['de'],
  'profile.museum': ['de'],
  'mail.rows.museum': ['de'],
  'privacy.setters.operator': ['pl'],
  'licence.order.museum': ['de'],
  'registration.steps.museum': ['de'],
  // Names of formats of files are the same everywhere; radius and downloads are German words, too.
  'searchDownloads.formats.XLSX': ['it', 'de', 'pl'],
  'searchDownloads.formats.CSV': ['it', 'de', 'pl'],
  'searchDownloads.formats.JSON': ['it', 'de', 'pl'],
  'searchDownloads.title': ['de'],
  'mapSearch.radius': ['de'],
  // As in every program.
  'cards.share.address': ['it', 'de', 'pl'],
  'operations.names.import': ['de', 'pl'],
  'operations.names.export': ['de'],
  'import.title': ['de', 'pl'],
  'import.export.title': ['de'],
  'import.steps.file': ['it'],
  'import.file.separator': ['pl'],
  // Polish words spelt as in English.
  'licence.order.plan': ['pl'],
  'licence.account.plan': ['pl'],
  'common.roles.TENANT_ADMIN': ['pl'],
  'operator.console': ['it'],
  'operator.columns.plan': ['pl'],
  'login.demo.admin': ['pl'],
  // Nothing but what is filled in; the word for a plan of days in Italian, too.
  'calendar.views.agenda': ['it'],
  // The field's term in Italian, too; what is still young is called so everywhere.
  'procedures.attachment/FACILITY_REPORT': ['it'],
  'procedures.beta': ['it', 'de', 'pl'],
  'procedures.registers.xlsx': ['it', 'de', 'pl'],
  'procedures.registers.csv': ['it', 'de', 'pl'],
  'procedures.registers.register': ['de'],
  'approvals.email': ['it', 'pl'],
  'studyVisit.contactEmail': ['it', 'pl'],
  'movement.section/plan': ['pl'],
  'reproduction.choice/imageUse/ONLINE': ['it', 'de'],
  // 'In' is a word of both.
  'damageLoss.lastSeen/room': ['it', 'de'],
  'exhibition.choice/step/idea': ['it'],
  // One word for a website in every record.
  'exhibition.website': ['de'],
  'collection.website': ['de'],
  'event.website': ['de'],
  'person.contact/website': ['de'],
  // 'Optional' is a German word as well, the opposite of 'Pflicht'.
  'museum.optional': ['de'],
  'settings.forms.needs.none': ['de'],
}

/** Terms of museums and sciences that are spelt as in English, wherever they occur. */
const sameWords: Readonly<Record<string, readonly string[]>> = {
  it: [
    'Audio',
    'Budget',
    'Ctrl',
    'Cultivar',
    'E-book',
    'Habitat',
    'JPEG',
    'No',
    'Partner',
    'PDF',
    'Phylum',
    'Taxon',
    'TIFF',
    'Video',
    'Volume',
  ],
  de: [
    'Audio',
    'Biozone',
    'Budget',
    'Code',
    'Film',
    'Format',
    'Formation',
    'Fossil',
    'Herbarium',
    'Installation',
    'Institution',
    'JPEG',
    'Material',
    'Medium',
    'Mineral',
    'Name',
    'PDF',
    'Partner',
    'Person',
    'Status',
    'Suffix',
    'Synonym',
    'TIFF',
    'Taxon',
    'Transport',
    'Video',
  ],
  pl: [
    'Ctrl',
    'E-book',
    'Film',
    'Format',
    'JPEG',
    'Metal',
    'Model',
    'Partner',
    'PDF',
    'Preparator',
    'Shift',
    'Status',
    'TIFF',
    'Transport',
  ],
}

describe.each(others)('%s', language => {
  const texts = textsOf(language)

  test('has every text, and none that English does not have [P-S16]', () => {
    expect(bases(texts)).toEqual(bases(english))
  })

  test('has no text left in English by accident [P-S16]', () => {
    const left = [...texts]
      .filter(
        ([key, text]) => text === english.get(key) && /\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, '')),
      )
      .filter(
        ([key, text]) => !sameOnPurpose[key]?.includes(language) && !sameWords[language]?.includes(text),
      )
      .map(([key]) => key)
    expect(left).toEqual([])
  })

  test('fills in the same names as English [P-S16]', () => {
    for (const [key, text] of texts) {
      const model = english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? ''
      expect(variables(text), key).toEqual(variables(model))
    }
  })
})

test.each(languages)('%s has every plural form its grammar asks for, and no empty text [P-S16]', language => {
  const texts = textsOf(language)
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
  const counted = new Set([...texts.keys()].filter(key => plural.test(key)).map(baseOf))
  for (const base of counted) {
    const present = [...texts.keys()].filter(key => baseOf(key) === base && plural.test(key))
    expect(present.map(key => key.slice(base.length + 1)).toSorted(), base).toEqual(forms)
  }
  for (const [key, text] of texts) expect(text.trim(), key).not.toBe('')
})

test('Every module and every permission has a name [P-P02] [P-S16]', () => {
  for (const module of permissionModules) expect(english.has(moduleTextKey(module)), module).toBe(true)
  for (const code of permissionCodes) expect(english.has(permissionTextKey(code)), code).toBe(true)
})

test('Specified texts are verbatim in English [P-S01] [P-S09] [P-S10] [P-S14] [C-M01] [C-V04] [C-V06] [C-V07]', () => {
  const exact = {
    'login.title': 'Login to {{product}}',
    'login.subtitle': 'Enter your details below',
    'login.forgot': 'Forgot password?',
    'common.notFound.title': 'Sorry...',
    'common.notFound.text': 'Sorry, we could not find that item',
    'common.notFound.button': 'Ok, got it',
    'common.somethingWentWrong': 'Something went wrong, try again later',
    'shell.maintenance.signedOut': 'This site is currently under maintenance. Login is disabled.',
    'shell.maintenance.improving':
      'We are improving {{product}} for you. Please, come back later to see what we have done.',
    'shell.expired':
      'Your account got expired. If you want to proceed with {{product}} you should buy a paid subscription.',
    'shell.trial.band': 'trial version',
    'object.words.saved': 'Object has been saved',
    'object.words.published': 'Object has been published',
    'object.words.unpublished': 'Object has been unpublished',
    'avatar.updated': 'Avatar has been updated',
    'avatar.removed': 'Avatar has been removed',
    'cards.messages.coverSet': 'Cover has been set',
    'cards.messages.coverRemoved': 'Cover has been removed',
    'vocabularyPicker.seeAll': 'See all results',
    'vocabularyPicker.openDialog': 'Open dialog to search for more',
    'vocabularyPicker.loading': 'Loading...',
    'vocabularyPicker.none': 'No terms found',
    'vocabularyPicker.add.prompt': 'Please choose the position for the new term you want to add',
    'vocabularyPicker.add.added': 'Term has been added',
    'validation.regex': 'Provided value contains disallowed characters',
    'validation.required': 'This field is required',
  }
  for (const [key, text] of Object.entries(exact)) expect(english.get(key)).toBe(text)
})
