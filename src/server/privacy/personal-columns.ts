import type { TablePartName } from './parts.ts'

/** Treatment of a column that refers to a person or may hold their name or address. */
export type PersonalColumn =
  /** A person is given it along, in a part of their data. */
  | { readonly exported: TablePartName }
  /** They are not, and this is why. */
  | { readonly withheld: string }

const inPart = (exported: TablePartName): PersonalColumn => ({ exported })
const because = (withheld: string): PersonalColumn => ({ withheld })

const notPersonal = because('names a thing, not a person')
const written = because('the name of the account as it was written beside its id; the account part has it')
const count = because('how many there were')
const secret = because('a secret, or the hash of one')
const ofMuseum = because('the museum’s own data, which it answers for and takes along itself')
const others = because('who else was there: data of another person')
const ownId = because('the id of the account, which the account part has')
const other = because('the same work is in the part recordChanges')
const platform = because(
  'who of the operators set or wrote it for the platform; operatorActions has what they did',
)

type Columns = Readonly<Record<string, PersonalColumn>>

const reason = because('why something was done, in the words of whoever did it')

/**
 * Every column of the database that refers to an account or may hold a name or an e-mail address, declared once.
 * `personal-columns.test.ts` reads the catalogue and finds those that are neither here, nor exported, nor among `otherColumns`.
 */
export const personalColumns: Readonly<Record<string, Columns>> = {
  accepted_document: { account_id: ownId, name: inPart('acceptedDocuments') },
  account: {
    email: inPart('account'),
    password_hash: secret,
    first_name: inPart('account'),
    last_name: inPart('account'),
    avatar: because('the key of the picture; the picture itself goes along as avatar.webp'),
    passkey_handle: because('a random name of the account for devices'),
  },
  audit_entry: {
    account_id: inPart('record'),
    name: inPart('record'),
    email: inPart('record'),
    impersonator_id: inPart('record'),
    impersonator_name: others,
    client: inPart('record'),
  },
  calendar_entry: {
    responsible: inPart('calendarInvolved'),
    participants: inPart('calendarInvolved'),
    created_by: inPart('calendarEntries'),
  },
  calendar_feed: { account_id: inPart('calendarAddress'), token_hash: secret },
  card: {
    created_by: inPart('recordsCreated'),
    created_name: written,
    updated_by: other,
    updated_name: written,
    deleted_name: because('written when a record goes to the bin, which recordChanges has, too'),
  },
  card_approval: {
    account_id: inPart('approvals'),
    name: inPart('approvals'),
    email: because(
      'the address of the account, which the account part has, or of somebody outside the museum',
    ),
    asked_by: inPart('approvalsAsked'),
    asked_name: written,
  },
  card_comment: {
    account_id: inPart('comments'),
    account_name: inPart('comments'),
    text: inPart('comments'),
    resolved_by: inPart('commentsResolved'),
    resolved_name: inPart('commentsResolved'),
    sent_as: because('a random key of the browser'),
  },
  comment_picture: {
    account_id: inPart('commentPictures'),
    sent_for: because('a random key of the browser'),
    alt: because('describes what a picture shows, which belongs to the record'),
  },
  comment_notice: { account_id: inPart('commentNotices'), reason: inPart('commentNotices') },
  card_distinct: { said_by: inPart('recordsDistinguished'), said_name: written },
  card_task: {
    responsible: because('that it is given to the managers, a member or nobody, not to whom'),
    account_id: inPart('tasks'),
    done_by: inPart('tasks'),
    done_name: inPart('tasks'),
  },
  card_draft: { account_id: inPart('drafts') },
  card_line: { checked_by: inPart('procedureChecks'), checked_name: inPart('procedureChecks') },
  card_lock: { account_id: inPart('locks'), name: written },
  card_person: { account_id: inPart('procedureMemberships') },
  card_revision: {
    account_id: inPart('recordChanges'),
    name: because('who wrote it: the person, whom the account part names, or somebody else in their name'),
    on_behalf_of: inPart('recordChanges'),
    on_behalf_of_name: others,
  },
  card_frozen: {
    account_id: inPart('finishedRecords'),
    name: inPart('finishedRecords'),
    annulled_by: because('a name without an id, written on the report: it stays with the museum'),
  },
  card_signature: { name: inPart('signatures'), account_id: inPart('signatures') },
  file: { name: notPersonal, created_by: inPart('files') },
  identity: { account_id: ownId, invited_as: inPart('membership') },
  import: {
    account_id: inPart('imports'),
    account_name: written,
    name: inPart('imports'),
    profile: notPersonal,
  },
  import_decision: {
    name: because('a name in a table of the museum, of a term or record'),
    account_id: inPart('importDecisions'),
    account_name: written,
  },
  import_picture: {
    name: because('a picture as a table of the museum names it'),
    column_name: notPersonal,
  },
  import_name: { name: because('a name in a table of the museum, of a term or record') },
  import_profile: { name: inPart('importMappings'), created_by: inPart('importMappings') },
  field_entry: { account_id: inPart('fieldEntries'), account_name: written },
  field_line: {
    checked_by: because('who had checked it before; the part procedureChecks has who did since'),
  },
  inventory_finding: { account_id: inPart('auditFindings'), account_name: written },
  inventory_list: { frozen_by: inPart('auditLists'), frozen_name: written },
  inventory_plan: { owner_id: inPart('auditTasks'), done_by: written },
  inventory_refusal: { account_id: inPart('auditRefusals'), account_name: written },
  licence_order: { account_id: inPart('orders'), ordered_name: inPart('orders'), profile: ofMuseum },
  list_layout: { account_id: inPart('layouts'), name: inPart('layouts') },
  mail_failure: { recipient: inPart('failedMails'), reason: because('what the mail server answered') },
  migration: { name: notPersonal },
  museum_copy: {
    original_name: notPersonal,
    asked_by: platform,
    asked_name: platform,
    asked_client: platform,
    reason,
  },
  museum_deletion: {
    name: notPersonal,
    ordered_by_id: platform,
    ordered_by: platform,
    ordered_by_email: platform,
    accounts: count,
    reason,
    orders: ofMuseum,
  },
  museum_erasure: { accounts: count },
  museum_export: {
    account_id: inPart('archives'),
    account_name: written,
    impersonator_id: others,
  },
  museum_view: { name: notPersonal },
  named_role: { name: notPersonal },
  news: { created_by: platform, changed_by: platform },
  news_read: { account_id: inPart('newsRead') },
  one_time_token: { account_id: inPart('links'), hash: secret, binding: secret },
  operation: { name: notPersonal, account_id: inPart('operations') },
  operator_invitation: {
    account_id: ownId,
    first_name: inPart('operatorInvitation'),
    last_name: inPart('operatorInvitation'),
    invited_by: others,
    invited_by_id: others,
  },
  operator_entry: {
    account_id: inPart('operatorActions'),
    name: written,
    details: because('names the museums and people an entry is about, who may be others'),
  },
  packed_file: { name: notPersonal },
  passkey: {
    account_id: inPart('passkeys'),
    name: inPart('passkeys'),
    credential_id: because('a name of the key for its device, of no use elsewhere'),
    public_key: because('of no use without its device'),
  },
  passkey_challenge: { hash: secret },
  platform_setting: { name: notPersonal, changed_by: platform },
  print_job: {
    account_id: inPart('prints'),
    name: because('may hold the title of a record'),
  },
  card_withdrawal: { reason, account_id: other, name: written },
  claimed_name: { name: notPersonal },
  print_template: { name: notPersonal },
  public_change: { name: notPersonal },
  public_name: { name: notPersonal },
  print_template_version: { name: notPersonal, account_id: inPart('printTemplates'), account_name: written },
  procedure_attachment: {
    created_by: inPart('procedureAttachments'),
    handed_in_by: because('somebody outside the museum, as it calls them'),
  },
  procedure_link: { created_by: inPart('procedureLinks') },
  rate_limit: { key: because('a hash, an id or the address of a network, for a day at the most') },
  recovery_code: { account_id: inPart('recoveryCodes'), hash: secret },
  registration: {
    email: inPart('registrations'),
    password_hash: secret,
    first_name: inPart('registrations'),
    last_name: inPart('registrations'),
    museum: ofMuseum,
  },
  registration_link: { hash: secret },
  sample_record: { name: notPersonal },
  saved_search: {
    name: inPart('savedSearches'),
    name_key: because('the same name as it is compared'),
    account_id: inPart('savedSearches'),
    account_name: written,
  },
  search_download: { account_id: inPart('searchDownloads'), filename: inPart('searchDownloads') },
  search_subscription: { account_id: inPart('followedSearches') },
  second_factor: { account_id: inPart('secondFactor'), secret },
  session: {
    account_id: inPart('sessions'),
    impersonator_id: inPart('sessionsAsOthers'),
    client: inPart('sessions'),
    begun_by: inPart('sessions'),
  },
  session_token: { hash: secret },
  share_answer: { recipient: because('somebody outside the museum, as it calls them') },
  share_link: {
    recipient: because('somebody outside the museum, as it calls them'),
    created_by: inPart('sharedLinks'),
    created_name: written,
    password_hash: secret,
    token_hash: secret,
  },
  checklist: {
    tasks: because('a setting of the museum; tasks of procedures given to the person are in the part tasks'),
  },
  sign_on_attempt: { state_hash: secret, binding: secret },
  sign_on_person: { account_id: inPart('singleSignOn'), subject: inPart('singleSignOn') },
  single_sign_on: { client_id: notPersonal, client_secret: secret },
  tenant: { name: notPersonal, avatar: ofMuseum, profile: ofMuseum, state_by: others, state_reason: reason },
  term: { authority: notPersonal, created_by: inPart('terms') },
  term_change: { account_id: inPart('termChanges'), impersonator_id: others },
  upload: { name: notPersonal },
  upload_batch: { account_id: inPart('uploads'), author: written },
}

/**
 * All other columns that can hold words: codes, keys and hashes of files, settings, and what a museum writes about its work (it answers for that and takes it along). By
 * their table, so that a developer who adds a column states which it is.
 */
export const otherColumns: Readonly<Record<string, string>> = {
  backup: 'state file reason',
  card: 'data number titles',
  card_index: 'number_sort title_sort subtitle_sort keys search shown fields',
  card_key: 'facet value',
  card_former_id: 'kind',
  card_line: 'document fields',
  card_approval: 'message',
  card_effect: 'problem',
  card_word: 'word groups',
  card_task: 'words due_from checklist_task',
  card_frozen: 'content sha256 annulled_reason called',
  card_link: 'field',
  card_number: 'number core',
  card_revision: 'changes',
  card_signature: 'sha256',
  document: 'kind licence_type texts',
  comment_picture: 'sha256 storage_key',
  file: 'mime sha256 storage_key state failure facts picture check_failed',
  frozen_selection: 'id card_type wanted',
  frozen_selection_part: 'selection_id',
  import: 'storage_key reading found mapping',
  import_archive: 'storage_key',
  import_archive_file: 'path place',
  import_picture: 'state reason reason_params content_key',
  import_name: 'path scope key outcome',
  archive_part: 'origin part',
  import_row: 'outcome number changes messages terms origin sample',
  field_entry: 'undoes',
  field_line: 'base',
  form_rules: 'card_type rules',
  inventory_expected: 'number titles location parts lost',
  inventory_finding: 'number undoes',
  inventory_list: 'sha256 seed',
  inventory_photo: 'finding_id',
  inventory_plan: 'note',
  inventory_refusal: 'given',
  licence_order: 'invoice_number purchase_order',
  migration: 'checksum',
  museum_copy: 'state failure',
  museum_deletion: 'state archive_state archive_key archive_sha256',
  museum_export: 'language progress storage_key sha256 failure',
  museum_view: 'card_type layout',
  news: 'texts roles',
  number_pattern: 'series pattern',
  operation: 'input position success fail',
  operation_problem: 'element code fields',
  passkey: 'transports',
  plan: 'duration_unit',
  platform_setting: 'value',
  print_job: 'language document wanted storage_key media_type sha256 failure',
  print_template: 'kind about copy_of',
  print_template_version: 'document',
  procedure_attachment: 'note handed_in_as answer',
  procedure_counter: 'type',
  public_change: 'kind action',
  public_name: 'kind',
  public_record: 'hash number_sort keys search titles',
  register_entry: 'content sha256',
  registration: 'documents',
  search_download: 'language wanted columns storage_key sha256 failure',
  session_token: 'kind',
  share_answer: 'answer document lines kept',
  share_link: 'watermark',
  sign_on_attempt: 'origin',
  site: 'address settings',
  site_address: 'address',
  site_rule: 'path',
  single_sign_on: 'issuer domains',
  tenant: 'licence_type reminded state',
  term: 'language labels alternatives note notation source source_uri source_key search',
  term_change: 'sample before after',
  term_start: 'vocabulary start',
  term_starter: 'vocabulary checksum keys',
  upload: 'id folder sha256 state reason reason_params storage_key attach_type',
  upload_batch: 'attach_type',
}
