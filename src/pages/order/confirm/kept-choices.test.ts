import { token } from '@/platform/session/token'
import { addressDeleted } from '@/services/events'
import { RootState } from '@/state'
import { drafts } from '@/state/base/drafts'
import { aSession, aUser } from '@/testing/user'
import { platform } from '../../../../tests/stand-ins/taro'
import { KeptChoices } from './kept-choices'

beforeEach(() => {
  drafts.clear()
  token.set('session-0001')
})

function begun() {
  const root = new RootState()
  const checkout = root.keep(KeptChoices)
  const begin = (storeId: string) => checkout.begin(storeId, root.place.takeAddress(), root.session)
  begin('s1')
  return { root, checkout, begin }
}

it('is the same one for each screen of the app', () => {
  const { root, checkout } = begun()
  expect(root.keep(KeptChoices)).toBe(checkout)
  expect(new RootState().keep(KeptChoices)).not.toBe(checkout)
})

it('begins with the address that stores are looked for around, until another is chosen', () => {
  const { root, checkout, begin } = begun()
  checkout.choose({ addressId: 'a2' })
  root.place.orderTo('a3')
  begin('s1')
  expect(checkout.choices.addressId).toBe('a3')
  checkout.choose({ addressId: 'a4' })
  begin('s1')
  expect(checkout.choices.addressId).toBe('a4')
})

it('holds for the same store and forgets what was chosen for another', () => {
  const { checkout, begin } = begun()
  checkout.choose({ remark: 'Less salt' })
  begin('s1')
  expect(checkout.choices.remark).toBe('Less salt')
  begin('s2')
  expect(checkout.choices.remark).toBe('')
})

it('lets go of an address that was deleted', () => {
  const { root, checkout } = begun()
  checkout.choose({ addressId: 'a2', remark: 'Less salt' })
  root.place.orderTo('a3')
  addressDeleted.emit('a1')
  expect(checkout.choices.addressId).toBe('a2')
  addressDeleted.emit('a2')
  addressDeleted.emit('a3')
  expect(checkout.choices).toMatchObject({ addressId: undefined, remark: 'Less salt' })
  expect(root.place.takeAddress()).toBeUndefined()
})

it('forgets everything when somebody else comes', () => {
  const { root, checkout } = begun()
  checkout.choose({ addressId: 'a2', remark: 'Less salt' })
  root.place.orderTo('a3')
  token.set('token-of-somebody-else')
  expect(checkout.choices).toMatchObject({ addressId: undefined, remark: '' })
  expect(root.place.takeAddress()).toBeUndefined()
})

describe('after the session expired', () => {
  /** A checkout of a known customer whose session has ended. */
  function expired() {
    const { root, checkout, begin } = begun()
    root.session.setUser(aUser())
    checkout.choose({ addressId: 'a2', remark: 'Less salt', tableware: 2, couponIds: ['e1'] })
    token.clear()
    expect(checkout.choices.remark).toBe('')
    return { root, checkout, begin }
  }

  it('continues when the same customer logs in again', async () => {
    const { root, checkout, begin } = expired()
    await root.session.signIn({ ...aSession(), userToken: 'session-0002' })
    begin('s1')
    expect(checkout.choices).toMatchObject({ addressId: 'a2', remark: 'Less salt', tableware: 2, couponIds: ['e1'] })
  })

  it('starts with no choices for another customer, also later', async () => {
    const { root, checkout, begin } = expired()
    const ben = aUser({ id: 'ben' })
    await root.session.signIn({ userToken: 'session-0003', user: ben })
    begin('s1')
    expect(checkout.choices).toMatchObject({ addressId: undefined, remark: '', tableware: 0 })
    begin('s1')
    expect(checkout.choices.remark).toBe('')
  })

  it('is over once the order was placed', async () => {
    const { root, checkout, begin } = begun()
    root.session.setUser(aUser())
    checkout.choose({ remark: 'Less salt' })
    checkout.end('s1')
    token.clear()
    await root.session.signIn({ ...aSession(), userToken: 'session-0002' })
    begin('s1')
    expect(checkout.choices.remark).toBe('')
  })
})

it('stays when the order of another store is placed late', () => {
  const { checkout, begin } = begun()
  begin('s2')
  checkout.choose({ remark: 'Less salt' })
  checkout.end('s1')
  begin('s2')
  expect(checkout.choices.remark).toBe('Less salt')
})

describe('after the app is loaded again', () => {
  /** A checkout of a newly loaded app, on the device as it is. */
  async function loaded(session = 'token-of-the-test') {
    let choices: (storeId: string) => { remark: string; tableware: number; agreed: boolean } = () => {
      throw new Error('not loaded')
    }
    let choose: (remark: string, tableware: number) => void = () => undefined
    await jest.isolateModulesAsync(async () => {
      const { platform: device } = await import('../../../../tests/stand-ins/taro')
      device.storage = platform.storage
      const { flushPersisted, restored } = await import('@/platform/storage/persisted')
      const { token: own } = await import('@/platform/session/token')
      const { KeptChoices: State } = await import('./kept-choices')
      await restored()
      own.set(session)
      const checkout = new State()
      choices = (storeId) => {
        checkout.begin(storeId, undefined, { user: undefined })
        return checkout.choices
      }
      choose = (remark, tableware) => {
        checkout.choose({ remark, tableware })
        // An app is hidden before it ends.
        flushPersisted()
      }
    })
    return { choices, choose }
  }

  beforeEach(() => platform.reset({ route: '', params: {} }))

  it('restores the note and the tableware', async () => {
    const before = await loaded()
    before.choices('s1')
    before.choose('Less salt', 2)
    const after = await loaded()
    expect(after.choices('s1')).toMatchObject({ remark: 'Less salt', tableware: 2 })
  })

  it('starts with no choices for another store or another customer, and after an hour', async () => {
    const before = await loaded()
    before.choices('s1')
    before.choose('Less salt', 2)
    expect((await loaded()).choices('s2').remark).toBe('')
    expect((await loaded('token-of-somebody-else')).choices('s1').remark).toBe('')
    const later = await loaded()
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60_000)
    expect(later.choices('s1').remark).toBe('')
    now.mockRestore()
  })
})
