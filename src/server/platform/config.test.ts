import { describe, expect, test } from 'vitest'
import { readConfig, SettingsError } from './config.ts'

const problem = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return ''
}

describe('settings', () => {
  test('have defaults that make one command enough', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/[\\/]data$/),
      databaseUrl: undefined,
      productName: 'Vitrine',
      maintenanceMode: false,
      enableAdvSearch: true,
      demo: true,
    })
  })

  test('count as not given when they are blank', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      demo: true,
    })
  })

  test('load the demonstration into an outside database only when told so', () => {
    const DATABASE_URL = 'postgres://u:p@db.example/museum'
    expect(readConfig({ DATABASE_URL }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
    expect(readConfig({ DEMO: '0' }).demo).toBe(false)
  })

  test('offer advanced searches with the demonstration, else only when told so [C-Q06]', () => {
    expect(readConfig({ DEMO: '0' }).enableAdvSearch).toBe(false)
    expect(readConfig({ DEMO: '0', ENABLE_ADV_SEARCH: '1' }).enableAdvSearch).toBe(true)
    expect(readConfig({ DEMO: '1', ENABLE_ADV_SEARCH: '0' }).enableAdvSearch).toBe(false)
  })

  test('switch maintenance on by the word true [P-E07]', () => {
    for (const on of ['true', 'TRUE', '1', 'yes', 'on'])
      expect(readConfig({ MAINTENANCE_MODE: on }).maintenanceMode).toBe(true)
    for (const off of ['false', '0', 'no', 'off'])
      expect(readConfig({ MAINTENANCE_MODE: off }).maintenanceMode).toBe(false)
  })

  test('lose the slash at the end of an address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://collections.museum.example/' }).publicUrl).toBe(
      'https://collections.museum.example',
    )
  })

  test('name the proxies that are believed, those on this machine when nothing is said', () => {
    expect(readConfig({}).trustProxy).toEqual(['loopback'])
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.5,192.168.7.0/24,fd00::/8' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.5',
      '192.168.7.0/24',
      'fd00::/8',
    ])
    for (const wrong of [
      'proxy.example',
      '10.0.0.5,',
      '10.0.0.0/33',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.5/x',
      'true',
    ]) {
      expect(problem({ TRUST_PROXY: wrong }), wrong).toContain('TRUST_PROXY must be addresses or subnets')
    }
  })

  test('that are wrong are all named at once, with what they must be, never with their value', () => {
    const message = problem({
      PORT: '70000',
      SMTP_URL: 'mail.example',
      SECRET: 'short',
      DEMO: 'perhaps',
      DATABASE_URL: 'mysql://u:hidden@db/x',
    })
    expect(message).toContain('PORT must be a number from 0 to 65535')
    expect(message).toContain('SMTP_URL must be an address beginning with smtp:// or smtps://')
    expect(message).toContain('SECRET must have 32 to 1024 characters')
    expect(message).toContain('DEMO must be 1 or 0, true or false')
    expect(message).toContain('DATABASE_URL must be an address beginning with postgres:// or postgresql://')
    expect(message).not.toMatch(/hidden|short|perhaps/)
  })
})

describe('map tiles of one’s own', () => {
  const MAP_CREDIT = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

  test.each([
    'https://tiles.museum.example/{z}/{x}/{y}.png',
    'https://tiles.museum.example/{z}/{x}/{y}.mvt?key=1',
    'http://127.0.0.1:8080/v1/world.pmtiles',
  ])('are an address of tiles with the line of its makers, and neither alone: %s [F-W14]', MAP_TILES => {
    expect(readConfig({}).mapTiles).toBeUndefined()
    expect(readConfig({ MAP_TILES, MAP_CREDIT }).mapTiles).toEqual({ address: MAP_TILES, credit: MAP_CREDIT })
    expect(problem({ MAP_TILES })).toContain('MAP_CREDIT must be set too')
    expect(problem({ MAP_CREDIT })).toContain('MAP_TILES must be set too')
  })

  test.each([
    'https://tiles.museum.example/',
    'https://tiles.museum.example/{z}/{x}.mvt',
    'https://tiles.museum.example/{z}/{x}/{y}.pmtiles',
    'tiles/{z}/{x}/{y}',
    'ftp://tiles.museum.example/{z}/{x}/{y}.pbf',
    'https://{s}.example/{z}/{x}/{y}',
  ])('are refused at the start with what they must be: %s [F-W14]', wrong => {
    expect(problem({ MAP_TILES: wrong, MAP_CREDIT })).toContain('MAP_TILES must be an address of tiles')
  })
})

describe('a certificate of one’s own', () => {
  test('is two files, and neither alone [F-W15]', () => {
    const [TLS_CERT, TLS_KEY] = ['/etc/vitrine/cert.pem', '/etc/vitrine/key.pem']
    expect(readConfig({}).tls).toBeUndefined()
    expect(readConfig({ TLS_CERT, TLS_KEY }).tls).toEqual({ certFile: TLS_CERT, keyFile: TLS_KEY })
    expect(problem({ TLS_CERT })).toContain('TLS_KEY must be set too')
    expect(problem({ TLS_KEY })).toContain('TLS_CERT must be set too')
  })
})
