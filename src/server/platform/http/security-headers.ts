/** The policy of answers that are no page: they may load nothing at all. */
export const strictPolicy = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }

/** Headers of every answer, for the few that are sent before the framework's hooks could add it. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
