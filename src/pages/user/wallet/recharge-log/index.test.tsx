import type { Answer } from '@/services/api'
import { renderScreen, settle } from '@/testing'
import { platform } from '../../../../../tests/stand-ins/taro'
import RechargeLog from '.'

const topUp: Answer<'wallet.rechargeLog'>['items'][number] = {
  ...{ id: 't1', paymentId: 'p1', amount: 20000, state: 'cancelled', paidWith: null },
  ...{ createdAt: '2026-03-25T04:00:00Z', endedAt: '2026-03-25T04:01:00Z' },
}

it('lists top-ups with what became of them', async () => {
  const { view } = await renderScreen(RechargeLog, {
    signedIn: true,
    answers: { 'wallet.rechargeLog': { items: [topUp], next: null } },
  })
  await view.tap('Cancelled')
  expect(view.path).toBe('pages/user/wallet/recharge-success/index')
})

it('leads from no top-up to the first, and tries again', async () => {
  const { view, api } = await renderScreen(RechargeLog, { signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('wallet.rechargeLog', { items: [], next: null })
  await view.tap('Try again')
  await view.tap('Top up')
  expect(view.path).toBe('pages/user/wallet/recharge/index')
})

it('shows a top-up that ended on its own screen as ended', async () => {
  const { view, api } = await renderScreen(RechargeLog, {
    signedIn: true,
    answers: { 'wallet.rechargeLog': { items: [{ ...topUp, state: 'initiating', endedAt: null }], next: null } },
  })
  expect(view.queryByText('Cancelled')).toBeNull()
  api.answer('wallet.rechargeLog', { items: [topUp], next: null })
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(view.getByText('Cancelled')).toBeVisible()
})
