import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** A server that hangs must not hold the job for long: it is tried again. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Settings of the connection to the mail server of SMTP_URL (`smtp://user:password@host:port`, `smtps://…`).
 * `smtps` speaks TLS from the first byte. With `smtp` the connection is encrypted when the server offers it (STARTTLS);
 * a password leaves this machine encrypted or not at all.
 */
export function smtpSettings(smtpUrl: string): SMTPTransportOptions {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  const requireTLS = !secure && url.username !== '' && !loopback.test(url.hostname)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTLS,
    // Without a password to protect, an unproven certificate is better than no encryption (RFC 7435).
    tls: { rejectUnauthorized: secure || requireTLS },
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    ...timeouts,
  }
}

/** The address mails come from: `?from=` of SMTP_URL, else no-reply at the host people reach the product at. */
export function senderAddress(smtpUrl: string | undefined, publicUrl: string | undefined): string {
  const given = smtpUrl && new URL(smtpUrl).searchParams.get('from')
  if (given) return given
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost'
  return `no-reply@${/[a-z]/i.test(host) && !host.includes(':') ? host : 'localhost'}`
}
