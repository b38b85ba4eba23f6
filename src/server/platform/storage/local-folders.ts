/** Folders of this machine in which stored files lie: confined processes that look into files may read these. */
export const localFolders = new Set<string>()
