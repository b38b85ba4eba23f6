/**
 * Tables of a museum that do not come along into a copy of it as of a backup, and why. All others do; a test asks of every new table which it is.
 */
export const leftOut: Readonly<Record<string, string>> = {
  accepted_document: 'agreements of the museum itself',
  calendar_feed: 'secret addresses of calendars',
  comment_notice: 'notices to people who are not in a copy',
  card_draft: 'unsaved text of single people',
  card_lock: 'work that ended long ago',
  card_reminder: 'mails',
  card_reindex: 'written anew: the whole index of a copy is built again',
  card_word: 'written anew with the index, its groups begin with the museum',
  frozen_selection: 'work that ended long ago',
  frozen_selection_part: 'work that ended long ago',
  identity: 'a copy is open to the administrators of today alone',
  import_archive: 'pictures of tables that were on their way',
  import_archive_file: 'pictures of tables that were on their way',
  import_picture: 'pictures of tables that were on their way',
  licence_order: 'orders of the museum itself',
  museum_export: 'files made for single people',
  packed_file: 'files made for single people',
  print_job: 'files made for single people',
  public_change: 'a copy has no public site',
  public_mark: 'a copy has no public site',
  public_name: 'names of the museum itself: a copy has no public site',
  public_record: 'a copy has no public site',
  search_download: 'files made for single people',
  search_subscription: 'mails',
  share_link: 'links that let people outside in',
  sign_on_person: 'sign-in of the museum itself',
  site: 'a copy has no public site',
  site_rule: 'a copy has no public site',
  upload: 'work that ended long ago',
  upload_batch: 'work that ended long ago',
}

/** Values that change on the way, as SQL over the row. */
export const changedValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Markers begin with the museum: lines are indexed again.
  card_line: { fields: 'null' },
  // Nobody goes on with it.
  operation: { state: `case when state = 'IN_PROGRESS' then 'FAIL' else state end` },
}
