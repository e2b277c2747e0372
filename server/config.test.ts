import { readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { ConfigError, configMarkdown, configTable, loadConfig } from './config'
import { playsProviders, playsSocialApps } from './config-rules'

const refusal = (env: Record<string, string>): string => {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('the settings were accepted')
}

describe('loadConfig', () => {
  it('gives every default on an empty environment', () => {
    const { dataDir, ...config } = loadConfig({})
    expect(isAbsolute(dataDir) && dataDir.endsWith('.data')).toBe(true)
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      demo: true,
      demoSpeed: 20,
      corsOrigins: [],
      currencySymbol: '¥',
      defaultLanguage: 'en',
      timeZone: 'Asia/Shanghai',
      phoneForm: 'mainland',
      idCardForm: 'eighteen',
      logLevel: 'info',
      publicUrl: undefined,
    })
  })

  it('reads what is set and takes an empty value as not set', () => {
    const env = { PORT: '0', DEMO: 'off', DEMO_SPEED: '0.5', CORS_ORIGINS: 'https://a.example, *', HOST: ' ' }
    expect(loadConfig(env)).toMatchObject({
      port: 0,
      demo: false,
      demoSpeed: 0.5,
      corsOrigins: ['https://a.example', '*'],
      host: '127.0.0.1',
    })
  })

  it.each([
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, not "80.5".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['HOST', 'http://x', 'HOST must be an address or a host name, not "http://x".'],
    ['DEMO', 'yes', 'DEMO must be one of on, off, not "yes".'],
    ['DEMO_SPEED', '0', 'DEMO_SPEED must be a number from 0.1 to 1000, not "0".'],
    ['DEMO_SPEED', 'fast', 'DEMO_SPEED must be a number from 0.1 to 1000, not "fast".'],
    ['DATABASE_POOLER', 'session', 'DATABASE_POOLER must be one of none, transaction, not "session".'],
    ['PHONE_FORM', 'us', 'PHONE_FORM must be one of mainland, eightOrEleven, not "us".'],
    ['ID_CARD_FORM', '15', 'ID_CARD_FORM must be one of eighteen, fifteenOrEighteen, not "15".'],
    ['DEFAULT_LANGUAGE', 'fr', 'DEFAULT_LANGUAGE must be one of en, zh, not "fr".'],
    ['PUBLIC_URL', 'example', 'PUBLIC_URL must be an address such as https://example.com, not "example".'],
    [
      'TRUSTED_PROXIES',
      'loopback, 10.0.0.0/33',
      'TRUSTED_PROXIES must be addresses such as 10.0.0.0/8, loopback, linklocal or uniquelocal, not "loopback, 10.0.0.0/33".',
    ],
    ['CURRENCY_SYMBOL', 'pounds', 'CURRENCY_SYMBOL must be one to four characters, not "pounds".'],
  ])('refuses %s=%s in one sentence', (name, value, sentence) => {
    expect(refusal({ [name]: value })).toBe(sentence)
  })

  it.each([
    ['DATA_KEY', 'hunter2'],
    ['DATA_KEY', 'ab'.repeat(31)],
    ['DATA_KEY_OLD', `${'ab'.repeat(32)},${'cd'.repeat(31)}`],
    ['SMS_URL', 'sms.example.com/send?key=hunter2'],
  ])('never shows a mistyped %s', (name, value) => {
    const sentence = refusal({ [name]: value })
    expect(sentence).toMatch(new RegExp(`^${name} must be .*, not what it is now\\.$`))
    for (const part of value.split(',')) expect(sentence).not.toContain(part)
  })

  it('takes several old keys', () => {
    const [one, two] = ['ab'.repeat(32), 'CD'.repeat(32)]
    expect(loadConfig({ DATA_KEY_OLD: `${one}, ${two}` }).dataKeyOld).toEqual(
      [one, two].map((key) => Buffer.from(key, 'hex')),
    )
  })

  it('refuses an origin with a path', () => {
    expect(refusal({ CORS_ORIGINS: 'https://a.example/path' })).toMatch(/^CORS_ORIGINS must be origins such as/)
  })

  it('never shows a DATABASE_URL, which may hold a password', () => {
    const sentence = refusal({ DATABASE_URL: 'mysql://user:hunter2@host/name' })
    expect(sentence).toMatch(/^DATABASE_URL must be an address such as postgres:/)
    expect(sentence).not.toContain('hunter2')
  })

  const storage = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hunter2' }

  it('takes a whole S3 storage', () => {
    expect(loadConfig(storage)).toMatchObject({ s3Bucket: 'pictures', s3Region: 'us-east-1', s3ForcePathStyle: false })
  })

  it.each([
    ['S3_BUCKET', { ...storage, S3_BUCKET: '' }],
    ['S3_ACCESS_KEY_ID', { ...storage, S3_ACCESS_KEY_ID: '' }],
    ['S3_SECRET_ACCESS_KEY', { ...storage, S3_SECRET_ACCESS_KEY: ' ' }],
    ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'pictures' }],
    ['S3_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY', { S3_ENDPOINT: 'https://s3.example.com' }],
  ])('refuses an S3 storage without %s', (names, env) => {
    expect(refusal(env)).toBe(`The S3 storage is set up in part: ${names} must be set too.`)
  })

  it('asks for the way past a pooler in transaction mode', () => {
    const pooled = { DEMO: 'off', DATA_KEY: 'a'.repeat(64), DATABASE_POOLER: 'transaction' }
    const databases = { DATABASE_URL: 'postgres://pooler/linli', DATABASE_DIRECT_URL: 'postgres://database/linli' }
    for (const name of Object.keys(databases))
      expect(refusal({ ...pooled, ...databases, [name]: '' })).toMatch(
        /^DATABASE_POOLER=transaction needs DATABASE_URL, /,
      )
    expect(loadConfig({ ...pooled, ...databases }).databaseDirectUrl).toBe('postgres://database/linli')
  })

  it('never shows a key of the storage', () => {
    expect(refusal({ ...storage, S3_ENDPOINT: 'minio:9000' })).not.toMatch(/hunter2|"key"/)
  })
})

const DATA_KEY = 'ab'.repeat(32)

describe('DATABASE_URL', () => {
  it('needs a key that all servers share', () => {
    const env = { DATABASE_URL: 'postgres://user:hunter2@host/name', DEMO: 'off' }
    expect(refusal(env)).toMatch(/^DATA_KEY must be set with DATABASE_URL/)
    expect(loadConfig({ ...env, DATA_KEY }).databaseUrl).toBe(env.DATABASE_URL)
  })
})

describe('DEMO', () => {
  it.each([[{}], [{ HOST: 'localhost' }], [{ HOST: '::1' }], [{ PUBLIC_URL: 'http://127.0.0.1:9000' }]])(
    'is on by itself with %o, where everything stays on this machine',
    (env: Record<string, string>) => {
      expect(loadConfig(env).demo).toBe(true)
    },
  )

  it.each([
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:hunter2@host/name', DATA_KEY }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '127.0.0.1.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://example.com' }],
    ['SMS_URL', { SMS_URL: 'https://sms.example.com' }],
    ['WECHAT_PAY_FILE', { WECHAT_PAY_FILE: 'wechat.json' }],
    ['HOST and ALIPAY_FILE', { HOST: '::', ALIPAY_FILE: 'alipay.json' }],
  ])('has to be said with %s', (names, env: Record<string, string>) => {
    expect(refusal(env)).toBe(
      `DEMO must be set to on or off with ${names}: the demo shows verification codes to anyone and takes payments without money.`,
    )
    expect(loadConfig({ ...env, DEMO: 'on' }).demo).toBe(true)
    expect(loadConfig({ ...env, DEMO: 'off' }).demo).toBe(false)
  })
})

describe('playsProviders', () => {
  const plays = (env: Record<string, string>) => playsProviders(loadConfig(env))

  it('follows the demo while no provider is set up', () => {
    expect([plays({}), plays({ DEMO: 'on' }), plays({ DEMO: 'off' })]).toEqual([true, true, false])
    expect(plays({ DEMO: 'on', WECHAT_PAY_FILE: 'wechat.json' })).toBe(false)
    expect(plays({ DEMO: 'on', ALIPAY_FILE: 'alipay.json' })).toBe(false)
  })

  it('follows an explicit setting', () => {
    expect(plays({ DEMO: 'off', PAYMENT_SANDBOX: 'on' })).toBe(true)
    expect(plays({ DEMO: 'on', PAYMENT_SANDBOX: 'off' })).toBe(false)
    expect(plays({ DEMO: 'on', WECHAT_PAY_FILE: 'wechat.json', PAYMENT_SANDBOX: 'on' })).toBe(true)
  })
})

describe('playsSocialApps', () => {
  it('is the demo’s alone, whatever the other settings say', () => {
    const sandboxes = Object.fromEntries(
      configTable.flatMap(({ name }) => (name.endsWith('_SANDBOX') ? [[name, 'on'] as const] : [])),
    )
    expect(playsSocialApps(loadConfig({ DEMO: 'on' }))).toBe(true)
    expect(playsSocialApps(loadConfig({ DEMO: 'on', SOCIAL_LOGIN_FILE: 'apps.json' }))).toBe(false)
    expect(playsSocialApps(loadConfig({ DEMO: 'off', ...sandboxes }))).toBe(false)
  })
})

describe('TIME_ZONE', () => {
  it.each(['UTC', 'Asia/Shanghai', 'Europe/London', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
    'takes %s',
    (name) => expect(loadConfig({ TIME_ZONE: name }).timeZone).toBe(name),
  )

  // PostgreSQL or Intl takes each of the last three, but the two do not mean the same by them.
  it.each(['Shenzhen', 'Asia/Shenzhen', "Asia/Shanghai'", 'EST5EDT', '+08:00', 'CST'])('refuses %s', (name) => {
    expect(refusal({ TIME_ZONE: name })).toBe(
      `TIME_ZONE must be the IANA name of a time zone such as Europe/London, not "${name}".`,
    )
  })
})

describe('configTable', () => {
  it('is complete in the table of docs/settings.md', () => {
    const table = configMarkdown()
    for (const { name, meaning } of configTable) {
      expect(table).toContain(`| \`${name}\` |`)
      expect(table).toContain(`| ${meaning} |`)
    }
    expect(table.split('\n')).toHaveLength(configTable.length + 2)
  })
})

describe('docs/settings.md', () => {
  it('shows the table of settings as it is', () => {
    expect(readFileSync(join(__dirname, '../docs/settings.md'), 'utf8')).toContain(configMarkdown())
  })
})
