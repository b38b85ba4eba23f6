import 'reflect-metadata'
import { writeFile } from 'node:fs/promises'
import { PemConverter, X509CertificateGenerator } from '@peculiar/x509'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

export interface TestCertificate {
  readonly cert: string
  readonly key: string
}

/** A certificate of this machine, signed by itself, and its key, both as PEM. */
export async function makeCertificate(commonName = 'localhost'): Promise<TestCertificate> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${commonName}`,
    notAfter: new Date(Date.now() + 3_600_000),
    signingAlgorithm: algorithm,
    keys,
  })
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return { cert: certificate.toString('pem'), key: PemConverter.encode(key, 'PRIVATE KEY') }
}

/** Writes both into files. */
export async function writeCertificate(
  { cert, key }: TestCertificate,
  files: { readonly certFile: string; readonly keyFile: string },
): Promise<void> {
  await writeFile(files.certFile, cert)
  await writeFile(files.keyFile, key)
}
