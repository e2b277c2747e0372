import { accountAbout } from '@contract/calls/account'
import { ConfigError, loadConfig } from '../../config'
import { aWorld } from '../../testing/world'

describe('account.about', () => {
  it('should name the phone and the e-mail address of the customer service', async () => {
    const world = await aWorld({ SERVICE_PHONE: '+86 755 1234 5678', SERVICE_EMAIL: 'help@example.com' })
    expect(await world.visitor.call(accountAbout, {})).toEqual({
      servicePhone: '+86 755 1234 5678',
      serviceEmail: 'help@example.com',
    })
    await world.close()
  })

  it('should name none where none is set, and the server should not start with what is none', async () => {
    const world = await aWorld()
    expect(await world.visitor.call(accountAbout, {})).toEqual({ servicePhone: null, serviceEmail: null })
    await world.close()
    expect(() => loadConfig({ SERVICE_PHONE: 'call us' })).toThrow(ConfigError)
    expect(() => loadConfig({ SERVICE_EMAIL: 'help' })).toThrow(ConfigError)
  })
})
