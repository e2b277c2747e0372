import { renderScreen } from '@/testing'
import { aStatement, storeMoneyAnswers } from '@/testing/store-money'
import Statement from '.'

const params = { period: 'weekly', day: '2026-03-16' }
const opened = (answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Statement, { signedIn: true, answers: { ...storeMoneyAnswers, ...answers }, language, params })

it('leads from the opening to the closing balance, by groups with their rows', async () => {
  const { view } = await opened()
  expect(view.getByText('−¥118.46')).toBeVisible()
  expect(view.getByText('Commission 6%')).toBeVisible()
  expect(view.getByText('Paid by Linli, no cost to you')).toBeVisible()
  expect(view.getByText('You 57%')).toBeVisible()
  expect(view.getByText('Matches 318 ledger entries')).toBeVisible()
})

it('goes to the periods beside it', async () => {
  const { view, api } = await opened()
  await view.tap('Previous period')
  expect(api.calls('merchant.statement').at(-1)).toMatchObject({ period: 'weekly', day: '2026-03-15' })
  await view.tap('Next period')
  expect(api.calls('merchant.statement').at(-1)).toMatchObject({ day: '2026-03-23' })
})

it('opens the movements of a group', async () => {
  const { view } = await opened()
  await view.tap(/^Refunds/)
  expect(view.path).toBe('pages/merchant/statement-lines/index')
})

it('is a file, and printed once it is closed', async () => {
  const { view, api } = await opened()
  api.answer('merchant.statementFile', { path: '/v1/statements?ticket=x', expiresAt: '2026-03-25T05:00:00.000Z' })
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  await view.tap('Print')
  expect(api.calls('merchant.statementFile').at(-1)).toMatchObject({ format: 'page', day: '2026-03-16' })
  expect(open).toHaveBeenCalledWith(expect.stringContaining('/v1/statements?ticket=x'), '_blank', 'noopener')
  open.mockRestore()
})

it('says that it is running, without a print, in Chinese', async () => {
  const running = aStatement({ isOpen: true, after: null, orders: 0 })
  const { view } = await opened({ 'merchant.statement': running }, 'zh')
  expect(view.getByText('未出账')).toBeVisible()
  expect(view.getByText('截至目前')).toBeVisible()
  expect(view.getByText('本期没有订单')).toBeVisible()
  expect(view.queryByRole('button', { name: '打印' })).toBeNull()
})
