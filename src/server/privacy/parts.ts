import type { OwnDataGroup } from '#model/own-data/groups.ts'

/** One part of a person's data: rows of a table, each with some of its columns. */
export interface Part {
  readonly table: string
  /** Columns that name the person by the id of their account. */
  readonly whose?: readonly string[]
  /** Columns that hold several such ids. */
  readonly whoseAny?: readonly string[]
  /** The column that names them by their e-mail address, where there is no id. */
  readonly whoseEmail?: string
  /** Unique together with the museum: rows come in its order. */
  readonly key: readonly string[]
  /** True where the key is a hash, which does not go along. */
  readonly keyIsSecret?: boolean
  /** Values beside the key. */
  readonly columns: readonly string[]
  /** For drafts and comments: their text goes along only while the person may read records of the type. */
  readonly readable?: { readonly card: string; readonly text: string }
}

const at = (table: string, whose: readonly string[], key: readonly string[], columns: readonly string[]) => ({
  table,
  whose,
  key,
  columns,
})

/** Part about the account, whatever museums the person works in. */
export const accountParts = {
  account: at(
    'account',
    ['id'],
    ['id'],
    [
      'email',
      'first_name',
      'last_name',
      'language',
      'operator',
      'operator_since',
      'notifications',
      'created_at',
      'last_used_at',
    ],
  ),
  sessions: at(
    'session',
    ['account_id'],
    ['id'],
    [
      'tenant_id',
      'client',
      'created_at',
      'last_seen_at',
      'ends_at',
      'ended_at',
      'end_reason',
      'begun_by',
      'stays',
    ],
  ),
  sessionsAsOthers: at(
    'session',
    ['impersonator_id'],
    ['id'],
    ['tenant_id', 'client', 'created_at', 'last_seen_at', 'ended_at'],
  ),
  passkeys: at('passkey', ['account_id'], ['id'], ['name', 'created_at', 'last_used_at', 'backed_up']),
  secondFactor: at('second_factor', ['account_id'], ['account_id'], ['confirmed_at']),
  recoveryCodes: { ...at('recovery_code', ['account_id'], ['hash'], ['used_at']), keyIsSecret: true },
  links: {
    ...at('one_time_token', ['account_id'], ['hash'], ['purpose', 'museum_id', 'expires_at', 'used_at']),
    keyIsSecret: true,
  },
  newsRead: at('news_read', ['account_id'], ['news_id'], ['read_at']),
  operatorInvitation: at(
    'operator_invitation',
    ['account_id'],
    ['account_id'],
    ['first_name', 'last_name', 'invited_at', 'expires_at'],
  ),
  operatorActions: at('operator_entry', ['account_id'], ['id'], ['at', 'action']),
  registrations: {
    table: 'registration',
    whoseEmail: 'email',
    key: ['id'],
    columns: ['email', 'first_name', 'last_name', 'language', 'registered_at'],
  },
  failedMails: {
    table: 'mail_failure',
    whoseEmail: 'recipient',
    key: ['id'],
    columns: ['recipient', 'template', 'at'],
  },
} as const satisfies Readonly<Record<string, Part>>

/** Part about one museum, in which the person works now. Never contents or titles of records: who no longer may read them must not learn them here. */
export const museumParts = {
  singleSignOn: at('sign_on_person', ['account_id'], ['issuer', 'subject'], ['created_at']),
  acceptedDocuments: at(
    'accepted_document',
    ['account_id'],
    ['id'],
    ['kind', 'version', 'name', 'accepted_at'],
  ),
  orders: at('licence_order', ['account_id'], ['id'], ['plan', 'state', 'ordered_name', 'ordered_at']),
  savedSearches: at(
    'saved_search',
    ['account_id'],
    ['id'],
    ['type', 'name', 'criteria', 'shared', 'created_at', 'updated_at'],
  ),
  followedSearches: at('search_subscription', ['account_id'], ['search_id'], ['looked_at', 'created_at']),
  searchDownloads: at(
    'search_download',
    ['account_id'],
    ['id'],
    ['type', 'filename', 'format', 'state', 'created_at', 'expires_at'],
  ),
  layouts: at('list_layout', ['account_id'], ['id'], ['card_type', 'name', 'layout', 'is_default']),
  importMappings: at(
    'import_profile',
    ['created_by'],
    ['id'],
    ['card_type', 'name', 'mapping', 'updated_at'],
  ),
  importDecisions: at('import_decision', ['account_id'], ['scope', 'key'], ['decision', 'decided_at']),
  imports: at('import', ['account_id'], ['id'], ['card_type', 'name', 'bytes', 'created_at', 'loaded_at']),
  drafts: {
    table: 'card_draft',
    whose: ['account_id'],
    key: ['card_id'],
    columns: ['version', 'document', 'saved_at'],
    readable: { card: 'card_id', text: 'document' },
  },
  comments: {
    table: 'card_comment',
    whose: ['account_id'],
    key: ['id'],
    columns: [
      'card_id',
      'line_id',
      'thread_id',
      'account_name',
      'text',
      'created_at',
      'edited_at',
      'deleted_at',
    ],
    readable: { card: 'card_id', text: 'text' },
  },
  // Their descriptions speak of what records show, as the contents of records do.
  commentPictures: at('comment_picture', ['account_id'], ['id'], ['comment_id', 'bytes', 'created_at']),
  commentsResolved: at('card_comment', ['resolved_by'], ['id'], ['card_id', 'resolved_at', 'resolved_name']),
  commentNotices: at('comment_notice', ['account_id'], ['comment_id'], ['reason', 'read_at']),
  locks: at('card_lock', ['account_id'], ['card_id'], ['since', 'beat_at']),
  calendarEntries: at(
    'calendar_entry',
    ['created_by'],
    ['id'],
    [
      'title',
      'kind',
      'all_day',
      'starts_at',
      'ends_at',
      'time_zone',
      'place',
      'note',
      'links',
      'visibility',
      'reminder',
      'repeats',
      'repeats_until',
      'created_at',
      'updated_at',
      'deleted_at',
    ],
  ),
  calendarInvolved: {
    ...at('calendar_entry', ['responsible'], ['id'], ['starts_at', 'ends_at']),
    whoseAny: ['participants'],
  },
  calendarAddress: at('calendar_feed', ['account_id'], ['account_id'], ['created_at']),
  recordsCreated: at('card', ['created_by'], ['id'], ['type', 'created_at']),
  recordChanges: at(
    'card_revision',
    ['account_id', 'on_behalf_of'],
    ['card_id', 'version'],
    ['at', 'action', 'operation_id'],
  ),
  recordsDistinguished: at('card_distinct', ['said_by'], ['card_id', 'other_id'], ['said_at']),
  sharedLinks: at(
    'share_link',
    ['created_by'],
    ['id'],
    ['kind', 'card_id', 'allow_download', 'created_at', 'expires_at'],
  ),
  terms: at('term', ['created_by'], ['id'], ['vocabulary', 'created_at']),
  termChanges: at('term_change', ['account_id'], ['id'], ['vocabulary', 'kind', 'count', 'at', 'undone_at']),
  files: at('file', ['created_by'], ['card_id', 'version'], ['bytes', 'created_at']),
  uploads: at('upload_batch', ['account_id'], ['id'], ['files', 'started_at', 'undone_at']),
  operations: at(
    'operation',
    ['account_id'],
    ['id'],
    ['name', 'state', 'total', 'processed', 'started_at', 'ended_at'],
  ),
  archives: at(
    'museum_export',
    ['account_id'],
    ['id'],
    ['originals', 'earlier', 'state', 'bytes', 'created_at', 'expires_at'],
  ),
  printTemplates: at('print_template_version', ['account_id'], ['template_id', 'version'], ['saved_at']),
  prints: at('print_job', ['account_id'], ['id'], ['state', 'created_at', 'expires_at']),
  procedureMemberships: at('card_person', ['account_id'], ['card_id'], ['manager']),
  procedureChecks: at('card_line', ['checked_by'], ['record_id', 'about_id'], ['checked_at', 'checked_name']),
  procedureAttachments: at(
    'procedure_attachment',
    ['created_by'],
    ['id'],
    ['procedure_id', 'file_id', 'type', 'created_at'],
  ),
  approvals: at(
    'card_approval',
    ['account_id'],
    ['id'],
    ['card_id', 'step', 'name', 'asked_at', 'answered_at', 'agreed', 'words'],
  ),
  approvalsAsked: at('card_approval', ['asked_by'], ['id'], ['card_id', 'step', 'asked_at']),
  tasks: at('card_task', ['account_id', 'done_by'], ['id'], ['card_id', 'due', 'done_at', 'done_name']),
  procedureLinks: at('procedure_link', ['created_by'], ['procedure_id', 'linked_id'], ['kind', 'created_at']),
  finishedRecords: at('card_frozen', ['account_id'], ['card_id'], ['at', 'name']),
  signatures: at(
    'card_signature',
    ['account_id'],
    ['id'],
    ['card_id', 'name', 'role', 'place', 'date', 'strokes', 'signed_at'],
  ),
  auditLists: at('inventory_list', ['frozen_by'], ['procedure_id'], ['frozen_at', 'total']),
  auditFindings: at(
    'inventory_finding',
    ['account_id'],
    ['procedure_id', 'id'],
    ['card_id', 'result', 'note', 'grade', 'at', 'device_at', 'received_at'],
  ),
  fieldEntries: at(
    'field_entry',
    ['account_id'],
    ['procedure_id', 'id'],
    ['card_id', 'result', 'location_id', 'at', 'device_at', 'received_at'],
  ),
  auditRefusals: at('inventory_refusal', ['account_id'], ['procedure_id', 'id'], ['reason', 'received_at']),
  auditTasks: at('inventory_plan', ['owner_id'], ['procedure_id', 'key'], ['action', 'due', 'done_at']),
} as const satisfies Readonly<Record<string, Part>>

/** Parts with their own query and format, and the data read for them. */
export const moreParts = {
  membership: {
    table: 'identity',
    columns: ['tenant_id', 'role', 'state', 'permissions', 'last_access', 'invited_as', 'created_at'],
  },
  record: {
    table: 'audit_entry',
    columns: ['id', 'at', 'action', 'account_id', 'name', 'email', 'impersonator_id', 'client', 'details'],
  },
} as const satisfies Readonly<Record<string, Pick<Part, 'table' | 'columns'>>>

/** Parts that come from tables; mails that wait are those of the job queue. */
export type TablePartName = keyof typeof accountParts | keyof typeof museumParts | keyof typeof moreParts

export type PartName = TablePartName | 'queuedMails'

/** The place of each part: its folder in the export, and its group in the profile. */
export const groupOf: Readonly<Record<PartName, OwnDataGroup>> = {
  account: 'account',
  membership: 'account',
  registrations: 'account',
  operatorInvitation: 'account',
  acceptedDocuments: 'account',
  orders: 'account',
  sessions: 'signIn',
  sessionsAsOthers: 'signIn',
  passkeys: 'signIn',
  secondFactor: 'signIn',
  recoveryCodes: 'signIn',
  links: 'signIn',
  singleSignOn: 'signIn',
  record: 'record',
  operatorActions: 'record',
  newsRead: 'messages',
  failedMails: 'messages',
  queuedMails: 'messages',
  savedSearches: 'own',
  followedSearches: 'own',
  layouts: 'own',
  importMappings: 'own',
  drafts: 'own',
  comments: 'own',
  commentPictures: 'own',
  commentsResolved: 'own',
  commentNotices: 'messages',
  locks: 'own',
  calendarEntries: 'calendar',
  calendarInvolved: 'calendar',
  calendarAddress: 'calendar',
  recordsCreated: 'work',
  recordChanges: 'work',
  recordsDistinguished: 'work',
  terms: 'work',
  termChanges: 'work',
  files: 'work',
  uploads: 'work',
  importDecisions: 'work',
  imports: 'work',
  operations: 'work',
  printTemplates: 'work',
  procedureMemberships: 'procedures',
  procedureChecks: 'procedures',
  procedureAttachments: 'procedures',
  approvals: 'procedures',
  approvalsAsked: 'procedures',
  tasks: 'procedures',
  procedureLinks: 'procedures',
  finishedRecords: 'procedures',
  signatures: 'procedures',
  auditLists: 'procedures',
  auditFindings: 'procedures',
  fieldEntries: 'procedures',
  auditRefusals: 'procedures',
  auditTasks: 'procedures',
  sharedLinks: 'handedOut',
  archives: 'handedOut',
  searchDownloads: 'handedOut',
  prints: 'handedOut',
}
