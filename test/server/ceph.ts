import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'

const run = promisify(execFile)

const program = fileURLToPath(new URL('ceph-up.sh', import.meta.url))
const host = '127.0.0.1:7480'
const credentials = { accessKeyId: 'VITKEY', secretAccessKey: 'vitsecretvitsecret' }

const installed = (name: string): boolean =>
  ['/usr/bin', '/usr/sbin', '/usr/local/bin'].some(folder => existsSync(join(folder, name)))

/** Why no S3 server can be started here; undefined when one can. */
export function whyNoCeph(): string | undefined {
  const missing = ['radosgw', 'ceph-mon', 'ceph-osd'].filter(name => !installed(name))
  return missing.length > 0 ? `not installed: ${missing.join(', ')}` : undefined
}

export interface ObjectServer {
  /** As STORAGE_URL. */
  storageUrl(bucket: string): string
  readonly client: S3Client
  makeBucket(name: string): Promise<void>
  stop(): Promise<void>
}

/** A real S3 server, Ceph's gateway, with nothing in it. Takes some 15 seconds. */
export async function startCeph(): Promise<ObjectServer> {
  const home = await mkdtemp(join(tmpdir(), 'vitrine-ceph-'))
  const env = { ...process.env, CEPH_HOME: home }
  await run('bash', [program, 'fresh'], { env })
  const client = new S3Client({
    endpoint: `http://${host}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    client,
    storageUrl: bucket =>
      `s3://${credentials.accessKeyId}:${credentials.secretAccessKey}@${host}/${bucket}?tls=0`,
    async makeBucket(name) {
      await client.send(new CreateBucketCommand({ Bucket: name }))
    },
    async stop() {
      client.destroy()
      await run('bash', [program, 'stop'], { env })
      await rm(home, { recursive: true, force: true })
    },
  }
}
