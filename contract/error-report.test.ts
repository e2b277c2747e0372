import { envelopeOf, type ErrorReport, ReportPace, reportHeaders, targetOf } from './error-report'

const report = (error: unknown, more: Partial<ErrorReport> = {}): ErrorReport => ({
  error,
  doing: 'unexpected',
  platform: 'h5',
  release: '1.0.7',
  route: 'pages/store/goods/index',
  requestId: '0193',
  id: 'a'.repeat(32),
  at: new Date('2026-01-02T03:04:05Z'),
  ...more,
})

const eventOf = (error: unknown): unknown => JSON.parse(envelopeOf(report(error)).split('\n')[2] ?? '')

it('reads where reports go from a DSN', () => {
  const target = targetOf('https://abc@errors.example.com/sub/7')
  expect(target).toEqual({ url: 'https://errors.example.com/sub/api/7/envelope/', key: 'abc' })
  expect(target && reportHeaders(target)['x-sentry-auth']).toContain('sentry_key=abc')
  for (const dsn of ['', 'errors.example.com', 'https://errors.example.com/7', 'ftp://a@b/7'])
    expect(targetOf(dsn)).toBeUndefined()
})

it('names release, platform, route and request', () => {
  const [head, item, event] = envelopeOf(report(new TypeError('x is not a function')))
    .split('\n')
    .slice(0, 3)
    .map((line) => JSON.parse(line) as object)
  expect(head).toMatchObject({ event_id: 'a'.repeat(32), sent_at: '2026-01-02T03:04:05.000Z' })
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    release: '1.0.7',
    transaction: 'pages/store/goods/index',
    tags: { platform: 'h5', requestId: '0193' },
    exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
  })
})

it.each([
  [
    'V8',
    'Error: x\n    at load (https://a.example.com/js/app.1.js?token=abc#/me?phone=1:2:3)\n    at async /home/ann/linli/server/x.ts:4:5',
  ],
  ['JavaScriptCore', 'load@https://a.example.com/js/app.1.js?token=abc#/me:2:3\nserver/x.ts:4:5'],
])('keeps of a stack of %s where it was in the code alone', (_, stack) => {
  const error = Object.assign(new Error('x'), { stack })
  const text = JSON.stringify(eventOf(error))
  expect(text).toMatch(/"function":"load","filename":"js\/app\.1\.js","lineno":2,"colno":3/)
  expect(text).toMatch(/"filename":"server\/x\.ts","lineno":4,"colno":5/)
  expect(text).not.toMatch(/token|abc|ann|phone|example/)
})

const secrets = [
  '13800006209',
  'Ann Lin',
  'Keyuan Garden Rm 1602',
  'b3f0-token-9a',
  '482913',
  '测试路1号',
  'ann@example.com',
]

it.each(secrets)('sends nothing of %s, wherever an error carries it', (secret) => {
  const cause = Object.assign(new Error(`duplicate (${secret})`), { code: secret, detail: secret })
  const errors = [
    new Error(secret, { cause }),
    new TypeError(`Cannot read "${secret}" of '${secret}'`),
    new RangeError(`${secret} is out of range`),
    new SyntaxError(`Unexpected token in ${secret}`),
    Object.assign(new Error('x'), {
      name: secret,
      stack: `Error: ${secret}\n    at ${secret} (/home/${secret}/a.js:1:2)`,
    }),
    { message: secret },
    secret,
  ]
  for (const error of errors) {
    const sent = envelopeOf(report(error))
    for (const part of secret.split(' ').filter((each) => each.length > 3)) expect(sent).not.toContain(part)
  }
})

it('lets ten reports through in a minute, and each kind once', () => {
  const pace = new ReportPace()
  const errors = Array.from({ length: 20 }, (_, index) => Object.assign(new Error('x'), { stack: `at ${index}` }))
  expect(errors.filter((error) => pace.admits(error, 0))).toHaveLength(10)
  expect(pace.admits(errors[0], 59_999)).toBe(false)
  expect(pace.admits(errors[0], 60_000)).toBe(true)
  expect(pace.admits(errors[0], 60_001)).toBe(false)
})
