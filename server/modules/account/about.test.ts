import { accountAbout } from '@contract/calls/account'
import { ConfigError, loadConfig } from '../../config'
import { aWorld } from '../../testing/world'

describe('account.about', () => {
  it('should name the phone and the e-mail address of the customer service', async () => {
    const world = await aWorld({ SERVICE_PHONE: '+86 755 1234 5678', SERVICE_EMAIL: 'help@example.com' })
    expect(await world.visitor.call(accountAbout, {})).toEqual({
      servicePhone: '+86 755 1234 5678',
      serviceEmail: 'help@example.com',
      filing: null,
      webHosts: [],
    })
    await world.close()
  })

  it('should name the filing, and let the web view show its page and those of the hosts that are set', async () => {
    const FILING_URL = 'https://beian.example.gov/find?id=1'
    const world = await aWorld({
      FILING_NUMBER: '粤ICP备1号',
      FILING_URL,
      WEB_VIEW_HOSTS: 'Example.com, help.example.org',
    })
    expect(await world.visitor.call(accountAbout, {})).toMatchObject({
      filing: { number: '粤ICP备1号', url: FILING_URL },
      webHosts: ['example.com', 'help.example.org', 'beian.example.gov'],
    })
    await world.close()
    for (const WEB_VIEW_HOSTS of ['https://example.com', 'example.com,', 'com'])
      expect(() => loadConfig({ WEB_VIEW_HOSTS })).toThrow(ConfigError)
    expect(() => loadConfig({ FILING_URL: 'http://beian.example.gov' })).toThrow(ConfigError)
  })

  it('should name none where none is set, and the server should not start with what is none', async () => {
    const world = await aWorld()
    expect(await world.visitor.call(accountAbout, {})).toMatchObject({ servicePhone: null, serviceEmail: null })
    await world.close()
    expect(() => loadConfig({ SERVICE_PHONE: 'call us' })).toThrow(ConfigError)
    expect(() => loadConfig({ SERVICE_EMAIL: 'help' })).toThrow(ConfigError)
  })
})
