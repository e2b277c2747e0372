import { callPhone } from '@/platform/device/phone-call'
import { renderScreen } from '@/testing'
import { carrierAnswers } from '@/testing/after-sales'
import ExpressCompany from '.'

jest.mock('@/platform/device/phone-call', () => ({
  ...jest.requireActual<object>('@/platform/device/phone-call'),
  callPhone: jest.fn(() => Promise.resolve()),
}))

it('calls the company that is chosen', async () => {
  const { view } = await renderScreen(ExpressCompany, { answers: carrierAnswers, signedIn: true })
  await view.tap('ZTO Express, 95311')
  expect(callPhone).toHaveBeenCalledWith('95311')
})
