import { memberInfo } from '@contract/calls/member'
import { userInfo } from '@contract/calls/user'
import { minutesAfter } from '../../clock'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('member.info', () => {
  it('should need a session', async () => {
    expect(await world.visitor.refusal(memberInfo, {})).toBe('notSignedIn')
  })

  it('should report that a customer is not a member', async () => {
    const ann = await world.make.customer()
    expect(await ann.call(memberInfo, {})).toEqual({ isMember: false, until: null, saved: 0 })
  })

  it('should return the end of a membership, and report none from then on', async () => {
    const ann = await world.make.customer({ member: true })
    const until = minutesAfter(world.clock.now(), 60)
    await world.app.context.db.updateTable('customers').set({ member_until: until }).where('id', '=', ann.id).execute()
    expect(await ann.call(memberInfo, {})).toEqual({ isMember: true, until: until.toISOString(), saved: 0 })
    expect(await ann.call(userInfo, {})).toMatchObject({ userLevel: 1 })
    world.clock.forward(60)
    expect(await ann.call(memberInfo, {})).toEqual({ isMember: false, until: null, saved: 0 })
    expect(await ann.call(userInfo, {})).toMatchObject({ userLevel: 0 })
  })
})
