import type { Context } from 'hono'

import { isSecure } from '../request-auth.ts'
import { headerIn } from './handlers.ts'

/** Features of a browser that no page uses. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Headers of every reply. Hono's own list has legacy headers too, and HSTS for everybody. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
}

/** Content security policies: everything on a page comes from this server, and no inline script runs. A reply of the API is no page. */
const POLICY = 'Content-Security-Policy'
const DATA = "default-src 'none'; frame-ancestors 'none'"
export const PAGE_POLICY = {
  [POLICY]: [
    "default-src 'self'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    // Also sockets of this server.
    "connect-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
} as const

/** Headers of a reply that is no page. */
export const DATA_HEADERS: Readonly<Record<string, string>> = { ...SECURITY_HEADERS, [POLICY]: DATA }

/** For a year, browsers use only https for this host; not for its subdomains, which may be others'. */
const HTTPS_ONLY = 'max-age=31536000'
const LOCAL = /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/i

export function addSecurityHeaders(context: Context): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value)
  if (!context.res.headers.has(POLICY)) context.header(POLICY, DATA)
  const header = headerIn(context)
  if (isSecure(header) && !LOCAL.test(header('host') ?? ''))
    context.header('Strict-Transport-Security', HTTPS_ONLY)
}
