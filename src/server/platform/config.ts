import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod/mini'
import { tileFormat } from '#model/map-tiles.ts'

/**
 * The settings of an installation, read once from the environment. `settings` below is the whole list: the start-up check,
 * the README's table and the error texts all come from it.
 */
export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  /** Undefined: the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | undefined
  /** Address of the web application as people reach it, without a slash at the end. Undefined: taken from host and port. */
  readonly publicUrl: string | undefined
  /** Absolute paths of a certificate and its key: the server ends TLS itself, and speaks HTTP/2. Undefined: plain HTTP/1.1. */
  readonly tls: TlsFiles | undefined
  /** Addresses and subnets of proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[]
  readonly smtpUrl: string | undefined
  /** Undefined: `dataDir`/files. */
  readonly storageUrl: string | undefined
  /** A ClamAV daemon that every file is shown to before it is kept. Undefined: none is. */
  readonly clamavUrl: string | undefined
  /** Undefined: made at the first start and kept in `dataDir`. */
  readonly secret: string | undefined
  readonly productName: string
  /** The ground of maps, from a server of the installation’s choice. Undefined: the product's own ground. */
  readonly mapTiles: MapTiles | undefined
  readonly maintenanceMode: boolean
  readonly enableAdvSearch: boolean
  readonly externalGisAppAddress: string | undefined
  readonly rightlyUrl: string | undefined
  readonly rightlySiteUrl: string | undefined
  readonly allowPrivateIssuers: boolean
  readonly allowPrivatePictures: boolean
  /** `mailto:` or `https:` address for reports of vulnerabilities. */
  readonly securityContact: string | undefined
  /** Cron expression in UTC; undefined: backups are made by hand alone. */
  readonly backupSchedule: string | undefined
  /** Absolute path of a folder, or an object storage; undefined: `dataDir`/backups. */
  readonly backupTo: string | undefined
  readonly backupKeep: number
  readonly demo: boolean
}

/** A server of map tiles. */
export interface MapTiles {
  /** One that `tileFormat` knows. */
  readonly address: string
  /** Line that names the makers of the map, shown on it; a link may be in it. */
  readonly credit: string
}

/** Files in PEM format. */
export interface TlsFiles {
  /** The certificate, those that lead to its authority after it. */
  readonly certFile: string
  readonly keyFile: string
}

interface Setting<T> {
  readonly meaning: string
  readonly default: string
  readonly schema: z.ZodMiniType<T, unknown>
}

const setting = <T>(meaning: string, fallback: string, schema: z.ZodMiniType<T, unknown>): Setting<T> => ({
  meaning,
  default: fallback,
  schema,
})

const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const optional = <T>(schema: z.ZodMiniType<T, unknown>): z.ZodMiniType<T | undefined, unknown> =>
  z.pipe(z.transform(blank), z.optional(schema))
const withDefault = <T>(schema: z.ZodMiniType<T, unknown>, fallback: T): z.ZodMiniType<T, unknown> =>
  z.pipe(
    optional(schema),
    z.transform(value => (value === undefined ? fallback : value) as T),
  )

const url = (...protocols: string[]): z.ZodMiniType<string, unknown> =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          value => URL.canParse(value) && protocols.includes(new URL(value).protocol),
          `must be an address beginning with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
        ),
      ),
    z.transform((value: string) => value.replace(/(?<!\/)\/+$/, '')),
  )

/** A cron expression of five fields. */
const cron: z.ZodMiniType<string, unknown> = z
  .string()
  .check(
    z.refine(
      value => /^[\d*,/-]+( [\d*,/-]+){4}$/.test(value),
      'must be a cron expression of five fields, as 30 1 * * *',
    ),
  )

const backupPlace: z.ZodMiniType<string, unknown> = z.pipe(
  z
    .string()
    .check(
      z.refine(
        value => !value.includes('://') || (value.startsWith('s3://') && URL.canParse(value)),
        'must be a folder, or an address beginning with s3://',
      ),
    ),
  z.transform((value: string) => (value.startsWith('s3://') ? value : resolve(value))),
)

const file: z.ZodMiniType<string, unknown> = z.pipe(
  z.string(),
  z.transform((path: string) => resolve(path)),
)

const count: z.ZodMiniType<number, unknown> = z.pipe(
  z.string().check(z.refine(value => /^[1-9]\d{0,3}$/.test(value), 'must be a number from 1 to 9999')),
  z.transform(Number),
)

const securityContact: z.ZodMiniType<string, unknown> = z
  .string()
  .check(
    z.refine(
      value => URL.canParse(value) && ['mailto:', 'https:'].includes(new URL(value).protocol),
      'must be an address beginning with mailto: or https://',
    ),
  )

const tileAddress: z.ZodMiniType<string, unknown> = z
  .string()
  .check(
    z.refine(
      value => URL.canParse(value) && tileFormat(value) !== undefined,
      'must be an address of tiles with {z}, {x} and {y}, as https://tiles.museum.example/{z}/{x}/{y}.png or …/{z}/{x}/{y}.mvt, or of an archive without them, as https://tiles.museum.example/world.pmtiles',
    ),
  )

const flag: z.ZodMiniType<boolean, unknown> = z.pipe(
  z
    .string()
    .check(
      z.refine(value => /^(1|0|true|false|yes|no|on|off)$/i.test(value), 'must be 1 or 0, true or false'),
    ),
  z.transform((value: string) => /^(1|true|yes|on)$/i.test(value)),
)

const port: z.ZodMiniType<number, unknown> = z.pipe(
  z
    .string()
    .check(
      z.refine(value => /^\d+$/.test(value) && Number(value) <= 65_535, 'must be a number from 0 to 65535'),
    ),
  z.transform(Number),
)

const word = (min: number, max: number): z.ZodMiniType<string, unknown> =>
  z
    .string()
    .check(
      z.refine(value => value.length >= min && value.length <= max, `must have ${min} to ${max} characters`),
    )

const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

const isNetwork = (text: string): boolean => {
  if (namedNetworks.has(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  // A subnet of no bits is everybody: any caller could then claim to be someone else.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (kind === 4 ? 32 : 128)
}

const networks: z.ZodMiniType<readonly string[], unknown> = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(',').map(part => part.trim())),
  ),
  z
    .array(z.string())
    .check(
      z.refine(
        list => list.every(isNetwork),
        'must be addresses or subnets with commas between them, as 10.0.0.5,192.168.7.0/24, or loopback',
      ),
    ),
)

/** Every setting: name in the environment, meaning, default in words, check. */
export const settings = {
  PORT: setting('Port the server listens on; 0 takes a free one', '3000', withDefault(port, 3000)),
  HOST: setting('Address the server listens on', '127.0.0.1', withDefault(word(1, 255), '127.0.0.1')),
  DATA_DIR: setting(
    'Folder of the installation: database, files, mails, secret',
    './data',
    z.pipe(
      withDefault(word(1, 4096), './data'),
      z.transform((path: string) => resolve(path)),
    ),
  ),
  DATABASE_URL: setting(
    'An outside PostgreSQL 15 or newer; its role must own the database and may create roles',
    'the embedded PostgreSQL',
    optional(url('postgres:', 'postgresql:')),
  ),
  PUBLIC_URL: setting(
    'Address people use; links in mails begin with it',
    'http(s)://HOST:PORT',
    optional(url('http:', 'https:')),
  ),
  TLS_CERT: setting(
    'Certificate (PEM, with its chain), to serve HTTPS and HTTP/2 without a proxy; needs TLS_KEY',
    'none: HTTP/1.1, for a proxy in front',
    optional(file),
  ),
  TLS_KEY: setting('Private key (PEM) of the certificate', 'none', optional(file)),
  TRUST_PROXY: setting(
    'Proxies that may say where a request came from (X-Forwarded-For): addresses or subnets, with commas',
    'loopback',
    withDefault(networks, ['loopback']),
  ),
  SMTP_URL: setting(
    'Mail server, as smtp://user:password@host:port?from=registrar@museum.example',
    'mails are kept in DATA_DIR/mail',
    optional(url('smtp:', 'smtps:')),
  ),
  STORAGE_URL: setting(
    'Object storage, as s3://key:secret@host:port/bucket?region=…&tls=…',
    'the folder DATA_DIR/files',
    optional(url('s3:')),
  ),
  CLAMAV_URL: setting(
    'Virus scanner (clamd) that every file is shown to before it is kept, as tcp://host:port',
    'files are not scanned',
    optional(url('tcp:')),
  ),
  SECRET: setting(
    'Key that signs tokens, 32 characters or more',
    'made at the first start, kept in DATA_DIR',
    optional(word(32, 1024)),
  ),
  PRODUCT_NAME: setting('Name the product goes by', 'Vitrine', withDefault(word(1, 60), 'Vitrine')),
  MAP_TILES: setting(
    'Ground of maps from a server of map tiles: pictures, as https://tiles.museum.example/{z}/{x}/{y}.png, vector tiles ending in .mvt or .pbf, or an archive ending in .pmtiles ([more](docs/run-it.md#maps)); needs MAP_CREDIT',
    'outlines of countries, rivers and towns that need no network',
    optional(tileAddress),
  ),
  MAP_CREDIT: setting(
    'Line that names the makers of the map tiles, shown on every map; may hold a link in HTML',
    'none',
    optional(word(1, 300)),
  ),
  MAINTENANCE_MODE: setting('Close the platform to all but operators', 'off', withDefault(flag, false)),
  ENABLE_ADV_SEARCH: setting(
    'Offer advanced searches',
    'on with the demonstration museum, else off',
    optional(flag),
  ),
  EXTERNAL_GIS_APP_ADDRESS: setting(
    'Address of an outside map application',
    'none',
    optional(url('http:', 'https:')),
  ),
  RIGHTLY_URL: setting('Address of the rights application', 'none', optional(url('http:', 'https:'))),
  RIGHTLY_SITE_URL: setting('Where /rightlySite leads', 'none', optional(url('http:', 'https:'))),
  ALLOW_PRIVATE_ISSUERS: setting(
    'Let museums sign in with services in own networks and on this machine; without, the server asks only the internet',
    'off',
    withDefault(flag, false),
  ),
  ALLOW_PRIVATE_PICTURES: setting(
    'Let imports fetch pictures from addresses in own networks and on this machine; without, only from the internet',
    'off',
    withDefault(flag, false),
  ),
  SECURITY_CONTACT: setting(
    'Where to report a vulnerability, as mailto:… or https://…; shown at /.well-known/security.txt',
    'none',
    optional(securityContact),
  ),
  BACKUP_SCHEDULE: setting(
    'When backups are made, as a cron expression in UTC: 30 1 * * *',
    'none is made by the clock',
    optional(cron),
  ),
  BACKUP_TO: setting(
    'Where scheduled backups go: a folder, or object storage as in STORAGE_URL',
    'the folder DATA_DIR/backups',
    optional(backupPlace),
  ),
  BACKUP_KEEP: setting('How many proven backups are kept', '14', withDefault(count, 14)),
  DEMO: setting(
    'Load the demonstration museums at the first start; 0 also shuts out their users',
    'on with the embedded database, off with DATABASE_URL',
    optional(flag),
  ),
} as const

/** Thrown when settings are wrong; the message names every wrong one and what it must be. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

type Settings = typeof settings
type Values = { [K in keyof Settings]: z.output<Settings[K]['schema']> }

/** Settings that mean nothing without each other. */
const pairs: readonly (readonly [keyof Settings, keyof Settings, why: string])[] = [
  ['TLS_CERT', 'TLS_KEY', 'a certificate and its key belong together'],
  ['MAP_TILES', 'MAP_CREDIT', 'the makers of a map are named on it'],
]

/** Reads and checks the settings. @throws {SettingsError} naming every wrong setting at once, never its value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = []
  const entries = Object.entries(settings).map(([name, { schema }]) => {
    const result = (schema as z.ZodMiniType<unknown>).safeParse(environment[name])
    if (!result.success) wrong.push(`  ${name} ${result.error.issues.map(issue => issue.message).join(', ')}`)
    return [name, result.data]
  })
  const values = Object.fromEntries(entries) as Values
  for (const [one, other, why] of pairs) {
    const missing = [one, other].filter(name => values[name] === undefined)
    if (missing.length === 1) wrong.push(`  ${missing} must be set too: ${why}`)
  }
  if (wrong.length > 0) {
    throw new SettingsError(
      `These settings are wrong (see the table of settings in README.md):\n${wrong.join('\n')}`,
    )
  }
  const demo = values.DEMO ?? values.DATABASE_URL === undefined
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL,
    tls:
      values.TLS_CERT && values.TLS_KEY ? { certFile: values.TLS_CERT, keyFile: values.TLS_KEY } : undefined,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    storageUrl: values.STORAGE_URL,
    clamavUrl: values.CLAMAV_URL,
    secret: values.SECRET,
    productName: values.PRODUCT_NAME,
    mapTiles:
      values.MAP_TILES && values.MAP_CREDIT
        ? { address: values.MAP_TILES, credit: values.MAP_CREDIT }
        : undefined,
    maintenanceMode: values.MAINTENANCE_MODE,
    enableAdvSearch: values.ENABLE_ADV_SEARCH ?? demo,
    externalGisAppAddress: values.EXTERNAL_GIS_APP_ADDRESS,
    rightlyUrl: values.RIGHTLY_URL,
    rightlySiteUrl: values.RIGHTLY_SITE_URL,
    allowPrivateIssuers: values.ALLOW_PRIVATE_ISSUERS,
    allowPrivatePictures: values.ALLOW_PRIVATE_PICTURES,
    securityContact: values.SECURITY_CONTACT,
    backupSchedule: values.BACKUP_SCHEDULE,
    backupTo: values.BACKUP_TO,
    backupKeep: values.BACKUP_KEEP,
    demo,
  }
}
