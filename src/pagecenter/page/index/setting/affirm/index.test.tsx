import { token } from '@/platform/session/token'
import { renderScreen } from '@/testing'
import Affirm from '.'

const risks = { maskedPhone: '138****6209', settle: [], lost: [], needsPayPassword: false, days: 7 }
const answers = {
  'user.phone': { phone: '13800006209', maskedPhone: '138****6209' },
  'code.send': { resendSeconds: 60, shownCode: '408213' },
  'code.check': { valid: true as const },
  'account.cancelRisk': risks,
  'account.cancel': { closesAt: '2026-03-18T04:00:00.000Z' },
}

async function confirmed(needsPayPassword: boolean, action: string) {
  const given = { ...answers, 'account.cancelRisk': { ...risks, needsPayPassword } }
  const screen = await renderScreen(Affirm, { answers: given, signedIn: true })
  await screen.view.tap('Get code')
  await screen.view.tap('Fill in')
  await screen.view.tap(action)
  await screen.view.tap('Close my account')
  return screen
}

it('closes the account after a code and a question, and forgets the session', async () => {
  const { api, view } = await confirmed(false, 'Close my account')
  expect(api.calls('account.cancel')).toEqual([{ code: '408213', agreed: true }])
  expect(view.path).toMatch(/setting\/result/)
  view.unmount()
  expect(token.value).toBe('')
})

it('asks who has a pay password for it, again when it was wrong', async () => {
  const { api, view } = await confirmed(true, 'Next')
  expect(api.calls('account.cancel')).toEqual([])
  api.fail('account.cancel', 'payPasswordWrong')
  for (const digit of '111111') await view.tap(digit)
  expect(token.value).not.toBe('')
  api.answer('account.cancel', answers['account.cancel'])
  for (const digit of '246810') await view.tap(digit)
  expect(api.calls('account.cancel')).toContainEqual({ code: '408213', agreed: true, payPassword: '246810' })
  expect(view.path).toMatch(/setting\/result/)
})

it('keeps the session of somebody who leaves without closing the account', async () => {
  const { view } = await renderScreen(Affirm, { answers, signedIn: true })
  view.unmount()
  expect(token.value).not.toBe('')
})
