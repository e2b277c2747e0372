import type { AfterSale } from '@contract/entities/after-sale'
import { renderScreen, settle } from '@/testing'
import { aCase, aReturn, caseTime } from '@/testing/after-sales'
import { platform } from '../../../../../tests/stand-ins/taro'
import RefundDetails from '.'

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }
const picture = { path: '', colour: '#cccccc' }

const show = (refund: AfterSale, more = {}) =>
  renderScreen(RefundDetails, {
    params: { id: 'r1' },
    answers: { 'aftersale.detail': refund, 'chat.auth': auth, ...more },
    signedIn: true,
    prepare: (api) => (api.clock = () => caseTime),
  })

const refusal: AfterSale['statements'][number] = {
  id: 'x2',
  by: 'merchant',
  kind: 'refused',
  name: 'Shanye Tea House',
  avatar: picture,
  text: 'We packed it in three layers',
  pictures: [picture],
  video: null,
  at: '2026-01-01T05:05:00.000Z',
}

const refused = aCase({
  state: 'refused',
  actions: ['revoke', 'edit', 'escalate'],
  statements: [refusal, ...aCase().statements],
  steps: [
    { key: 'applied', state: 'done', at: '2026-01-01T04:05:00.000Z' },
    { key: 'refused', state: 'failed', at: '2026-01-01T05:05:00.000Z' },
    { key: 'platform', state: 'ahead', at: null },
    { key: 'refunded', state: 'ahead', at: null },
  ],
})

const heard = aCase({
  state: 'evidence',
  actions: ['revoke', 'addEvidence'],
  evidence: { customer: 2, merchant: 1, limit: 9 },
  steps: [{ key: 'evidence', state: 'current', at: null }],
})

it('shows what was asked for, what was said and who has how long, and follows it', async () => {
  const { view, api } = await show(aCase())
  expect(view.getByRole('heading', { name: 'Under review' })).toBeVisible()
  expect(view.getByText('22 h 0 min')).toBeVisible()
  expect(view.getByText('Honey leaked from the lid')).toBeVisible()
  expect(view.getByText('Balance ¥52.90')).toBeVisible()
  api.answer('aftersale.detail', aCase({ state: 'refundComplete', deadline: null, actions: [] }))
  await settle(() => platform.sockets[0]?.happen('message', { data: '{"type":"order","orderId":"o1"}' }))
  expect(view.getByText('¥52.90 refunded to your payment method')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

it('reloads the case when its time has run out', async () => {
  const { api } = await show(aCase({ deadline: '2026-01-01T06:04:59.000Z' }))
  await settle()
  expect(api.calls('aftersale.detail')).toHaveLength(2)
})

it('withdraws it after asking', async () => {
  const { view, api } = await show(aCase())
  api.answer(
    'aftersale.revoke',
    aCase({ state: 'closed', actions: [], timeline: [{ state: 'revoked', at: '2026-01-01T05:00:00Z' }] }),
  )
  await view.tap('Withdraw')
  expect(api.calls('aftersale.revoke')).toEqual([])
  await view.tap('Withdraw')
  expect(api.calls('aftersale.revoke')).toEqual([{ refundId: 'r1' }])
  expect(view.getByText('You withdrew this request')).toBeVisible()
})

it('names the party that acted first, and reloads the case', async () => {
  const { view, api } = await show(aCase())
  api.fail('aftersale.revoke', 'refundStateChanged', { by: 'merchant', state: 'refundComplete' })
  await view.tap('Withdraw')
  await view.tap('Withdraw')
  expect(view.toast).toBe('The shop has already decided this')
  expect(api.calls('aftersale.detail').length).toBeGreaterThan(1)
})

it('shows a refusal with its statement, and leads to an edit', async () => {
  const { view } = await show(refused)
  expect(view.getByRole('heading', { name: 'Declined' })).toBeVisible()
  expect(view.getByText('We packed it in three layers')).toBeVisible()
  expect(view.getByText('What if Linli steps in?')).toBeVisible()
  await view.tap('Edit request')
  expect(view.path).toMatch(/apply-after-sales/)
})

it('asks Linli after a warning that this is final', async () => {
  const { view, api } = await show(refused)
  api.answer('aftersale.escalate', heard)
  await view.tap('Ask Linli')
  expect(view.getByText(/decision is final/)).toBeVisible()
  await view.tap('Ask Linli')
  expect(api.calls('aftersale.escalate')).toEqual([{ refundId: 'r1' }])
  expect(view.getByText('Photos: you 2/9, shop 1/9')).toBeVisible()
})

it('adds evidence, which needs words', async () => {
  const { view, api } = await show(heard)
  await view.tap('Add evidence')
  await view.tap('Send evidence')
  expect(view.getByText('Describe the problem')).toBeVisible()
  await view.write('What happened', 'The lid is loose')
  api.answer('aftersale.addEvidence', heard)
  await view.tap('Send evidence')
  expect(api.calls('aftersale.addEvidence')).toMatchObject([{ refundId: 'r1', text: 'The lid is loose', pictures: [] }])
})

it('keeps what was written as evidence over a reload, until it is sent', async () => {
  const { view } = await show(heard)
  await view.tap('Add evidence')
  await view.write('What happened', 'The lid is loose')
  const { view: reloaded, api } = await show(heard)
  await reloaded.tap('Add evidence')
  expect(reloaded.getByDisplayValue('The lid is loose')).toBeVisible()
  api.answer('aftersale.addEvidence', heard)
  await reloaded.tap('Send evidence')
  expect(api.calls('aftersale.addEvidence')).toMatchObject([{ text: 'The lid is loose' }])
})

it('leads to the tracking number while the goods are to be sent back', async () => {
  const { view } = await show(aReturn())
  expect(view.getByText('18 Longwu Tea Town, Hangzhou')).toBeVisible()
  await view.tap('Add tracking no.')
  expect(view.path).toMatch(/return-information/)
})

it('says what the shop counted in, and leads to the case of what is missing', async () => {
  const counted = { announced: 3, received: 2, refunded: 3000, disputed: 1, disputedAmount: 1500, disputeId: 'r2' }
  const { view } = await show(aCase({ state: 'refundComplete', deadline: null, actions: [], counted }))
  expect(view.getByText('2 refunded, 1 in dispute')).toBeVisible()
  await view.tap(/^In dispute|Missing items/)
  expect(view.path).toMatch(/refund-details/)
})

it('shows the decision of the platform, which is final', async () => {
  const decision = { outcome: 'part', amount: 2000, at: '2026-01-03T04:05:00.000Z' } as const
  const { view } = await show(aCase({ state: 'refundComplete', deadline: null, actions: [], decision }))
  expect(view.getByRole('heading', { name: 'Partial refund' })).toBeVisible()
  expect(view.getByText('This is final')).toBeVisible()
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(RefundDetails, { params: { id: 'r1' }, signedIn: true })
  api.answer('aftersale.detail', aCase())
  await view.tap('Try again')
  expect(view.getByRole('heading', { name: 'Under review' })).toBeVisible()
})

it('leads to where the goods that were sent back are', async () => {
  const returnParcel = {
    company: { key: 'zhongtong', name: 'ZTO Express', phone: '95311' },
    ...{ number: 'ZT900800700', contact: '13912345678', sentAt: '2026-01-01T04:05:00.000Z' },
    ...{ scannedAt: null, deliveredAt: null },
  }
  const { view } = await show(aReturn({ state: 'returnedGoods', actions: ['correctReturn'], returnParcel }))
  await view.tap('Parcel status, Track')
  expect(view.path).toContain('after-order-logistics')
})
