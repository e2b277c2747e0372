import { cleanup } from '@testing-library/react'
import type { ErrandDetail } from '@contract/entities/errand'
import { drafts } from '@/state/base/drafts'
import { renderScreen, settle } from '@/testing'
import { errandFormAnswers, home, office } from '@/testing/errand-form'
import { errandOf } from '@/testing/errands'
import RunErrands from '.'

const bought = errandOf('completed', { deliveryAddress: office, estimate: 96_50, note: 'Ripe ones' })
const what = 'What should the rider buy?'

/** The form as ordering an earlier errand again opens it. */
const again = async (errand: ErrandDetail) =>
  renderScreen(RunErrands, {
    params: { kind: errand.errandKind, again: errand.id },
    signedIn: true,
    answers: { ...errandFormAnswers, 'errand.detail': errand },
  })

/** Passes the time for which a pause in choosing is waited for. */
const debounced = () => settle(() => jest.advanceTimersByTime(500))

beforeEach(() => {
  drafts.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it('fills in what an earlier purchase asked for, and asks what it costs now', async () => {
  const { view, api } = await again(bought)
  await debounced()
  expect(view.getByLabel(what)).toHaveValue('Two boxes of strawberries')
  expect(view.getByText('Ripe ones')).toBeVisible()
  expect(view.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked()
  const { shop, estimate, weight } = bought
  expect(api.calls('errand.orderStance').at(-1)).toMatchObject({
    ...{ errandKind: 'buy', product: 'Two boxes of strawberries', shop, estimate, weight },
    deliveryAddressId: office.id,
  })
})

it('fills in both ends of an earlier delivery, but for an address that is gone', async () => {
  const gone = { ...office, id: '018f0000-0000-7000-8000-0000000000a9' }
  const itemType = { key: 'flowers', name: 'Flowers' }
  const sent = errandOf('completed', { errandKind: 'send', estimate: 0, shop: null, itemType })
  const { api } = await again({ ...sent, pickupAddress: office, deliveryAddress: home })
  await debounced()
  expect(api.calls('errand.orderStance').at(-1)).toMatchObject({
    ...{ errandKind: 'send', itemType: 'flowers', pickupAddressId: office.id, deliveryAddressId: home.id },
  })
  cleanup()
  drafts.clear()
  const { view } = await again({ ...sent, id: 'e2', pickupAddress: office, deliveryAddress: gone })
  expect(view.getByText('Where to send it?')).toBeVisible()
})

it('keeps what was changed since, when the form is opened again', async () => {
  const { view } = await again(bought)
  await view.write(what, 'Three boxes')
  cleanup()
  expect((await again(bought)).view.getByLabel(what)).toHaveValue('Three boxes')
})

it('leaves the form to be filled in when the earlier errand cannot be read', async () => {
  const { view } = await renderScreen(RunErrands, {
    params: { kind: 'buy', again: 'e9' },
    signedIn: true,
    answers: errandFormAnswers,
  })
  expect(view.getByLabel(what)).toHaveValue('')
})
