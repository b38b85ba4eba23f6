import { join } from 'node:path'

/**
 * Layout of the data folder. `database` is created under another name and renamed when
 * cluster, roles and passwords are all there, so a start that is killed in the middle leaves nothing half-done.
 */
export const layoutOf = (dataDir: string) => {
  const databaseDir = join(dataDir, 'database')
  return {
    databaseDir,
    clusterDir: join(databaseDir, 'cluster'),
    credentialsFile: join(databaseDir, 'credentials.json'),
    logFile: join(databaseDir, 'postgres.log'),
  }
}

const unfinished = /^database\.new-(\d+)$/

/** Name of the folder in which process `pid` prepares `database`. */
export const unfinishedName = (pid: number): string => `database.new-${pid}`

/** The process that prepares (or prepared) a folder of this name; undefined for any other name. */
export const pidOfUnfinished = (name: string): number | undefined => {
  const pid = unfinished.exec(name)?.[1]
  return pid === undefined ? undefined : Number(pid)
}
