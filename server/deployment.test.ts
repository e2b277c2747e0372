import { loadConfig } from './config'
import { checkDeployment, gaps, warnings } from './deployment'

const real = {
  DEMO: 'off',
  DATABASE_URL: 'postgres://linli:hunter2@db/linli',
  DATA_KEY: 'ab'.repeat(32),
  SMS_URL: 'https://sms.example.com',
  PUBLIC_URL: 'https://example.com',
}

describe('checkDeployment', () => {
  it('should take the demo as it is, and a whole deployment without it', () => {
    expect(() => checkDeployment(loadConfig({}))).not.toThrow()
    expect(() => checkDeployment(loadConfig(real))).not.toThrow()
  })

  it.each(['SMS_URL', 'PUBLIC_URL'])(
    'should refuse a server without the demo and without %s in one sentence',
    (name) => {
      expect(() => checkDeployment(loadConfig({ ...real, [name]: '' }))).toThrow(
        new RegExp(`^${name} must be set with DEMO=off: [^.]+\\.$`),
      )
    },
  )
})

describe('warnings', () => {
  it('should be none on one machine, nor in a deployment without the demo', () => {
    expect(warnings(loadConfig({}))).toEqual([])
    expect(warnings(loadConfig(real))).toEqual([])
  })

  it('should say what the demo means where strangers come, and what the sandbox does', () => {
    const lines = warnings(loadConfig({ HOST: '0.0.0.0', DEMO: 'on' }))
    expect(lines).toEqual([
      'Warning: DEMO=on with HOST is not for real customers: its accounts’ passwords are public, and verification codes are shown to anyone.',
      'Warning: payments are played by the sandbox, so that orders are paid for without money.',
      'Warning: logins by WeChat and Alipay are played by the sandbox, so that anyone logs in as any of its people.',
    ])
    expect(warnings(loadConfig({ ...real, PAYMENT_SANDBOX: 'on' }))).toEqual(lines.slice(1, 2))
    expect(warnings(loadConfig({ ...real, DEMO: 'on' })).join()).not.toContain('verification codes')
  })
})

describe('gaps', () => {
  it('should name what a server without the demo lacks, and be none in the demo', () => {
    const [pays, phone] = gaps(loadConfig(real))
    expect([pays, phone]).toEqual([
      'Warning: no payment provider is set (WECHAT_PAY_FILE, ALIPAY_FILE): only balances can pay for orders.',
      'Warning: SERVICE_PHONE is not set: customers and merchants find no number to call under Contact us.',
    ])
    expect(gaps(loadConfig({ ...real, SERVICE_PHONE: '+86 755 1234 5678' }))).toEqual([pays])
    expect(gaps(loadConfig({ ...real, PAYMENT_SANDBOX: 'on' }))).toEqual([phone])
    expect(gaps(loadConfig({}))).toEqual([])
  })
})
