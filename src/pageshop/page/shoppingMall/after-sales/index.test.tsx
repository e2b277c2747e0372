import { renderScreen } from '@/testing'
import { aCase, aReturn, caseTime } from '@/testing/after-sales'
import AfterSales from '.'

const page = (...items: ReturnType<typeof aCase>[]) => ({ items, next: null, counts: { yours: 1, open: 1 } })

it('lists the cases with their states, and opens one', async () => {
  const { view } = await renderScreen(AfterSales, {
    answers: { 'aftersale.list': page(aReturn(), aCase({ id: 'r2' })) },
    signedIn: true,
    prepare: (api) => (api.clock = () => caseTime),
  })
  expect(view.getByText('Send it back')).toBeVisible()
  expect(view.getByText('Under review')).toBeVisible()
  expect(view.getAllByText('22 h 0 min left')).toHaveLength(2)
  await view.tap('Add tracking no.: Shanye Tea House')
  expect(view.path).toMatch(/refund-details/)
})

it('shows those of a tab, and all again when there are none', async () => {
  const { view, api } = await renderScreen(AfterSales, { answers: { 'aftersale.list': page(aCase()) }, signedIn: true })
  api.answer('aftersale.list', page())
  await view.tap('Done')
  expect(api.calls('aftersale.list').at(-1)).toMatchObject({ tab: 'done' })
  expect(view.getByText('Nothing here')).toBeVisible()
  await view.tap('Show all')
  expect(view.getByText('No returns or refunds')).toBeVisible()
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(AfterSales, { signedIn: true })
  api.answer('aftersale.list', page(aCase()))
  await view.tap('Try again')
  expect(view.getByText('Wildflower honey')).toBeVisible()
})
