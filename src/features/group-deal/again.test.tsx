import type { ActionContext } from '@/features/order/kind'
import { voucherKind } from '@/features/voucher/kind'
import { aGroupOrder } from '@/testing/group-deals'
import { someVouchers } from '@/testing/vouchers'
import { platform } from '../../../tests/stand-ins/taro'
import { groupDealKind } from './kind'

const doing = {} as ActionContext
const opened = () => platform.pages.at(-1)

it('buys vouchers again from their package', () => {
  const view = voucherKind.view(someVouchers({ packageId: 'p1' }))
  void view.does.again?.(doing)
  expect(opened()).toEqual({ route: 'pages/group/package/index', params: { id: 'p1' } })
})

it.each([
  ['a place in a group', null],
  ['the vouchers of a formed group', '2030-03-01T00:00:00.000Z'],
])('leads from %s to its deal again', (_, validUntil) => {
  void groupDealKind.view(aGroupOrder({ validUntil })).does.again?.(doing)
  expect(opened()).toEqual({ route: 'pages/group/deal/index', params: { id: 'd1' } })
})
