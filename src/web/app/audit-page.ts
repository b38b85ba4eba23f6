import { lazyPage } from './lazy-page.ts'

/** The page of inventory audits for phones, which also stands alone when the server is out of reach. */
export const AuditPage = lazyPage(() => import('../audits/phone/AuditPage.tsx'), 'AuditPage')

/** Whether an address is one of its own: that of one audit, or of those on this device. */
export const isAuditPage = (path: string): boolean => /^\/app\/procedures\/(\d+\/)?audit\/?$/.test(path)
