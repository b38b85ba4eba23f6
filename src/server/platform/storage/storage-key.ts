/**
 * A key names a file in the storage, made by the product and never by a person: `<tenantId>/<id>/…` what belongs to a museum,
 * `avatars/…` pictures of people, who belong to none, and of museums; `backups/…` archives of the installation;
 * `deleted/…` archives of museums that are to be deleted, or were.
 * Lower case only, because some disks hold 'A' and 'a' for the same.
 */
const keyPattern = /^(?:avatars|backups|deleted|[1-9]\d{0,18})(\/[a-z0-9][a-z0-9._-]{0,127}){1,8}$/

const folderPattern = /^[1-9]\d{0,18}$/

/** @throws {TypeError} for anything but the folder of a museum: everything in it may be about to be deleted. */
export function checkFolder(folder: string): string {
  if (!folderPattern.test(folder)) throw new TypeError(`not a folder of a museum: ${JSON.stringify(folder)}`)
  return folder
}

/** @throws {TypeError} for anything but a plain key: a wrong one is a fault of the program. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new TypeError(`not a storage key: ${JSON.stringify(key)}`)
  return key
}
