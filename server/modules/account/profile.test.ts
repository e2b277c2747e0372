import { userAuthStatus, userCertification, userEdit, userEditSignature, userInfo } from '@contract/calls/user'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('user.edit', () => {
  it('should need a session', async () => {
    expect(await world.visitor.refusal(userEdit, { nickname: 'Ben' })).toBe('notSignedIn')
    expect(await world.visitor.refusal(userInfo, {})).toBe('notSignedIn')
  })

  it('should change what is given and nothing else', async () => {
    const caller = await world.make.customer()
    const edited = await caller.call(userEdit, { nickname: ' Ben ', birthday: '1990-02-28', email: 'ben@example.com' })
    expect(edited).toMatchObject({
      nickname: 'Ben',
      birthday: '1990-02-28',
      email: 'ben@example.com',
      gender: 'secret',
    })
    await caller.call(userEdit, { gender: 'male' })
    expect(await caller.call(userInfo, {})).toEqual({ ...edited, gender: 'male' })
    expect(await caller.call(userEdit, {})).toEqual({ ...edited, gender: 'male' })
  })

  it.each([
    { nickname: 'twelve chars' },
    { nickname: '  ' },
    { gender: 'none' },
    { birthday: '1990-02-30' },
    { birthday: '2026-03-26' },
    { birthday: '0000-01-01' },
    { nickname: '\u200b' },
    { email: 'nobody' },
  ])('should refuse %p', async (body) => {
    const caller = await world.make.customer()
    expect((await caller.send('user.edit', body)).status).toBe(400)
  })

  it('should keep the e-mail address sealed', async () => {
    const caller = await world.make.customer()
    await caller.call(userEdit, { email: 'ann@example.com' })
    const rows = await world.app.context.db.selectFrom('customers').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('ann@example.com')
  })
})

it('should keep what a customer says of themselves', async () => {
  const caller = await world.make.customer()
  expect(await caller.call(userEditSignature, { signature: ' Noodles first ' })).toMatchObject({
    signature: 'Noodles first',
  })
  expect(await caller.call(userInfo, {})).toMatchObject({ signature: 'Noodles first' })
  expect(await caller.refusal(userEditSignature, { signature: 'x'.repeat(31) })).toBe('invalidRequest')
})

it('should say that nothing is certified before anybody has applied', async () => {
  const caller = await world.make.customer()
  const { items } = await caller.call(userCertification, {})
  expect(items.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'rider notSubmitted',
    'merchant notSubmitted',
    'qualification notSubmitted',
  ])
  expect(await caller.call(userAuthStatus, {})).toEqual({ state: 'notSubmitted' })
})

describe('the avatar', () => {
  it('should be a picture that the customer sent, and nobody else’s', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const id = '019a0000-0000-7000-8000-00000000a7a7'
    await world.app.context.db
      .insertInto('media')
      .values({
        id,
        customer_id: ann.id,
        key: 'a7a7',
        colour: '#123456',
        module: 'avatar',
        dir: '',
        width: 9,
        height: 9,
        created_at: new Date(),
      })
      .execute()
    expect(await ben.refusal(userEdit, { avatarId: id })).toBe('mediaNotFound')
    expect(await ann.call(userEdit, { avatarId: id })).toMatchObject({
      avatar: { path: '/media/a7a7', colour: '#123456' },
    })
  })
})
