import { renderScreen } from '@/testing'
import ModifyPayPassword from '.'

const answers = {
  'user.phone': { phone: '13800006209', maskedPhone: '138****6209' },
  'code.send': { resendSeconds: 60, shownCode: '408213' },
  'code.check': { valid: true as const },
  'account.resetPayPassword': {},
}

async function proven() {
  const screen = await renderScreen(ModifyPayPassword, { answers, signedIn: true })
  await screen.view.tap('Get code')
  await screen.view.tap('Fill in')
  await screen.view.tap('Next')
  return screen
}

it('replaces the pay password after a code', async () => {
  const { api, view } = await proven()
  for (const digit of '135790135790') await view.tap(digit)
  expect(api.calls('account.resetPayPassword')).toEqual([{ code: '408213', payPassword: '135790' }])
  expect(view.toast).toBe('Pay password changed')
})

it('asks for a new code when the server no longer takes the old one', async () => {
  const { api, view } = await proven()
  api.fail('account.resetPayPassword', 'codeExpired')
  for (const digit of '135790135790') await view.tap(digit)
  expect(view.getByLabel('Verification code')).toHaveValue('')
})
