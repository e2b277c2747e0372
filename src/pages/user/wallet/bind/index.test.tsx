import type { Answer } from '@/services/api'
import { renderScreen, type Answers } from '@/testing'
import Bind from '.'

type Account = Answer<'binding.list'>['accounts'][number]
const alipay: Account = {
  ...{ id: 'a1', kind: 'paymentApp', provider: 'alipay', title: 'Alipay' },
  ...{ number: '138****6209', name: '**满', isDefault: true },
}
const card: Account = {
  ...{ id: 'a2', kind: 'card', provider: 'CMB', title: 'China Merchants Bank' },
  ...{ number: '**** 4662', name: '**满', isDefault: false },
}
const answers: Answers = {
  'binding.list': { accounts: [alipay, card], max: 10 },
  'binding.setDefault': { ...card, isDefault: true },
  'binding.remove': {},
  'wallet.hasPayPassword': { hasPayPassword: true },
}
const opened = (different: Answers = {}, params: Record<string, string> = {}) =>
  renderScreen(Bind, { signedIn: true, params, answers: { ...answers, ...different } })

it('lists accounts, and makes another one the default', async () => {
  const { view, api } = await opened()
  expect(view.getByText('Default')).toBeVisible()
  expect(view.getAllByRole('button', { name: /^Make default/ })).toHaveLength(1)
  await view.tap('Make default: China Merchants Bank **** 4662')
  expect(api.calls('binding.setDefault')).toEqual([{ accountId: 'a2' }])
})

it('unlinks an account by the pay password', async () => {
  const { view, api } = await opened()
  await view.tap('Unlink: Alipay 138****6209')
  expect(view.getByText('Unlink Alipay 138****6209')).toBeVisible()
  for (const digit of '246810') await view.tap(digit)
  expect(api.calls('binding.remove')).toEqual([{ accountId: 'a1', payPassword: '246810' }])
  expect(view.toast).toBe('Account unlinked')
})

it('says why an account cannot go', async () => {
  const { view, api } = await opened()
  api.fail('binding.remove', 'withdrawAccountInUse')
  await view.tap('Unlink: Alipay 138****6209')
  for (const digit of '246810') await view.tap(digit)
  expect(view.toast).toContain('in progress')
})

it('leads to the form of each kind, up to a bound', async () => {
  const { view } = await opened({ 'binding.list': { accounts: [], max: 10 } })
  expect(view.getByText('No accounts linked')).toBeVisible()
  await view.tap('Link an account')
  await view.tap(/^Bank card/)
  expect(view.path).toBe('pages/user/wallet/bind-card/index')
  view.unmount()
  const full = await opened({ 'binding.list': { accounts: [alipay, card], max: 2 } })
  await full.view.tap('Link an account')
  expect(full.view.toast).toBe('You can link up to 2 accounts')
})

it('offers accounts to choose from, without what changes them', async () => {
  const { view } = await opened({}, { select: '1' })
  expect(view.queryByRole('button', { name: /^Unlink/ })).toBeNull()
  expect(view.getByRole('button', { name: 'China Merchants Bank **** 4662, **满' })).toBeVisible()
})
