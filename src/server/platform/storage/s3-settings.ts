import { S3Client } from '@aws-sdk/client-s3'

export interface S3Settings {
  readonly client: S3Client
  readonly bucket: string
}

/**
 * The object storage of STORAGE_URL: `s3://key:secret@host:port/bucket?region=…&tls=0`. TLS unless `tls=0`.
 * Checksums are sent only where the protocol asks for them: not all servers know the newer ones.
 */
export function s3Settings(storageUrl: string): S3Settings {
  const url = new URL(storageUrl)
  const tls = url.searchParams.get('tls') !== '0'
  const client = new S3Client({
    endpoint: `${tls ? 'https' : 'http'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, bucket: decodeURIComponent(url.pathname.split('/')[1] ?? '') }
}
