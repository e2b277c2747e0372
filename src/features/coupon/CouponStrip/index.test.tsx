import type { ClaimableCoupon } from '@contract/entities/coupon'
import { Screen, screen } from '@/components/frame/Screen'
import { useModel } from '@/state'
import { renderScreen, settle, type Answers } from '@/testing'
import { aClaimable } from '@/testing/coupons'
import { aSession } from '@/testing/user'
import { ClaimModel } from '../claims'
import { CouponStrip } from '.'

const aCoupon = (id: string, different: Partial<ClaimableCoupon> = {}) => aClaimable({ id, ...different })

const Shown = screen('home', () => {
  const model = useModel((api) => {
    const claims = new ClaimModel(api)
    void claims.coupons.load()
    return claims
  })
  return (
    <Screen>
      <CouponStrip model={model} />
    </Screen>
  )
})

const offers = { items: [aCoupon('a'), aCoupon('b', { percent: 15 }), aCoupon('c'), aCoupon('d')] }
const opened = (answers: Answers, signedIn = true) => renderScreen(Shown, { signedIn, answers })

it('receives all there are, each once, and says how many', async () => {
  const { view, api } = await opened({ 'home.coupons': offers, 'home.receiveCoupon': {} as never })
  expect(view.getByText('15%')).toBeVisible()
  api.answer('home.coupons', { items: [] })
  await view.tap('Claim red envelopes')
  expect(api.calls('home.receiveCoupon')).toMatchObject(['a', 'b', 'c', 'd'].map((couponId) => ({ couponId })))
  expect(view.toast).toBe('4 coupons added')
  expect(view.queryByText('Claim')).toBeNull()
})

it('says why one cannot be had, and asks with the same key after a lost answer', async () => {
  const { view, api } = await opened({ 'home.coupons': { items: [aCoupon('a')] } })
  api.break('home.receiveCoupon', 504)
  await view.tap('Claim red envelopes')
  api.fail('home.receiveCoupon', 'couponUsedUp')
  await view.tap('Claim red envelopes')
  expect(view.toast).toBe('All claimed')
  await view.tap('Claim red envelopes')
  const keys = (api.calls('home.receiveCoupon') as { idempotencyKey: string }[]).map((call) => call.idempotencyKey)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

it('claims a coupon a second time where that is allowed, with a separate key', async () => {
  const twice = { items: [aCoupon('a')] }
  const { view, api } = await opened({ 'home.coupons': twice, 'home.receiveCoupon': {} as never })
  await view.tap('Claim red envelopes')
  await view.tap('Claim red envelopes')
  const keys = (api.calls('home.receiveCoupon') as { idempotencyKey: string }[]).map((call) => call.idempotencyKey)
  expect(new Set(keys).size).toBe(2)
})

it('sends a visitor to log in first', async () => {
  const { view, api } = await opened({ 'home.coupons': offers }, false)
  await view.tap('Claim red envelopes')
  expect(view.toast).toBe('Please log in first')
  expect(api.calls('home.receiveCoupon')).toEqual([])
})

it('offers nothing any more that was received after a login, wherever it is shown', async () => {
  let items = [aCoupon('a')]
  const answers = { 'home.coupons': () => ({ items }), 'home.receiveCoupon': {} as never }
  const { view, api, root } = await opened(answers, false)
  await view.tap('Claim red envelopes')
  const receiving = api.hold('home.receiveCoupon')
  await settle(() => root.session.signIn(aSession()))
  expect(view.getByText('Claim')).toBeVisible()
  items = []
  await receiving.deliver(0)
  expect(view.toast).toBe('1 coupon added')
  expect(view.queryByText('Claim')).toBeNull()
})

it('is not there when nothing can be received', async () => {
  const { view } = await opened({ 'home.coupons': { items: [] } })
  expect(view.queryByText('Claim')).toBeNull()
})
