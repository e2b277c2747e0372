import { codeSend } from '@contract/calls/code'
import { homeConfig } from '@contract/calls/home'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld({ DEMO: 'on', PHONE_FORM: 'eightOrEleven', ID_CARD_FORM: 'fifteenOrEighteen' })
})
afterAll(() => world.close())

describe('a deployment that reads phone numbers the other way', () => {
  it('should take 8 digits as well as any 11, and nothing in between', async () => {
    const statusOf = async (phone: string) =>
      (await world.visitor.send(codeSend.name, { phone, purpose: 'login' })).status
    expect([await statusOf('51234567'), await statusOf('21234567890'), await statusOf('512345678')]).toEqual([
      200, 200, 400,
    ])
  })

  it('should report this to its clients, which check what is typed', async () => {
    expect(await world.visitor.call(homeConfig, {})).toMatchObject({
      phoneForm: 'eightOrEleven',
      idCardForm: 'fifteenOrEighteen',
    })
  })
})
