/** A file that is no archive of a museum; the message is for whoever brought it. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}
