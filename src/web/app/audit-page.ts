import { lazyPage } from './lazy-page.ts'

/** The page of inventory audits for phones, which also works by itself when the server cannot be reached. */
export const AuditPage = lazyPage(() => import('../audits/phone/AuditPage.tsx'), 'AuditPage')

/** Returns true for addresses of the audit pages: one audit, or those on this device. */
export const isAuditPage = (path: string): boolean => /^\/app\/procedures\/(\d+\/)?audit\/?$/.test(path)
