import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import type { Http2SecureServer } from 'node:http2'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { SettingsError, type TlsFiles } from '../config.ts'
import type { Log } from '../log.ts'

/** A certificate with what it is proven by, as the server hands both to every connection. */
export interface Identity {
  readonly cert: string
  readonly key: string
}

/** Time between two looks at the files: a renewed certificate is in use a minute later. */
const usualLookMs = 60_000

function read(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new SettingsError(`${setting} cannot be read: ${(error as Error).message}`)
  }
}

function certificateOf(pem: string, file: string): X509Certificate {
  try {
    return new X509Certificate(pem)
  } catch {
    throw new SettingsError(`TLS_CERT: there is no certificate (PEM) in ${file}`)
  }
}

function keyOf(pem: string, file: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch {
    throw new SettingsError(`TLS_KEY: there is no private key (PEM, without a password) in ${file}`)
  }
}

/** Reads a certificate and its key. @throws {SettingsError} saying which file is wrong, and how. */
export function readIdentity({ certFile, keyFile }: TlsFiles): Identity {
  const identity = { cert: read('TLS_CERT', certFile), key: read('TLS_KEY', keyFile) }
  const key = keyOf(identity.key, keyFile)
  if (!certificateOf(identity.cert, certFile).checkPrivateKey(key))
    throw new SettingsError(`TLS_KEY: the key in ${keyFile} is not that of the certificate in ${certFile}`)
  return identity
}

/**
 * Takes up a renewed certificate while the server runs: new connections get it, those that are open go on. Files that do not fit each
 * other, as while they are being written, change nothing.
 */
export function followRenewals(
  app: FastifyInstance,
  files: TlsFiles,
  log: Pick<Log, 'info' | 'warn'>,
  lookMs = usualLookMs,
): void {
  const renew = () => {
    try {
      const server = app.server as unknown as Http2SecureServer
      server.setSecureContext(readIdentity(files))
      log.info('the certificate was renewed')
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the certificate was changed and is not taken up')
    }
  }
  const watched = [files.certFile, files.keyFile]
  for (const file of watched) watchFile(file, { interval: lookMs, persistent: false }, renew)
  app.addHook('onClose', async () => {
    for (const file of watched) unwatchFile(file, renew)
  })
}

/** Ends connections that are still open, where the server cannot do so itself: one that speaks HTTP/2. */
export function endableConnections(app: FastifyInstance): () => void {
  const open = new Set<Socket>()
  app.server.on('connection', socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    for (const socket of open) socket.destroy()
  }
}
