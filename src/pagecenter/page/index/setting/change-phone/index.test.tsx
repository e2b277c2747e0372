import { renderScreen } from '@/testing'
import { aUser } from '@/testing/user'
import ChangePhone from '.'

const answers = {
  'user.phone': { phone: '13800006209', maskedPhone: '138****6209' },
  'user.info': aUser(),
  'code.send': { resendSeconds: 60, shownCode: '408213' },
  'code.check': { valid: true as const },
}

it('takes a code from the old phone, and asks for the new one in its place', async () => {
  const { api, view } = await renderScreen(ChangePhone, { answers, signedIn: true })
  await view.tap('Get code')
  await view.tap('Fill in')
  await view.tap('Next')
  expect(api.calls('code.check')).toEqual([{ phone: '13800006209', purpose: 'changePhone', code: '408213' }])
  expect(view.path).toMatch(/bind-phone/)
})

it('stays at the old phone while its code is wrong', async () => {
  const { api, view } = await renderScreen(ChangePhone, { answers, signedIn: true })
  api.fail('code.check', 'codeWrong')
  await view.write('Verification code', '000000')
  await view.tap('Next')
  expect(view.toast).not.toBe('')
  expect(view.getByRole('button', { name: 'Next' })).toBeVisible()
})
