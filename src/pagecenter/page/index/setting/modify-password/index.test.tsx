import { renderScreen } from '@/testing'
import { aUser } from '@/testing/user'
import ModifyPassword from '.'

const answers = {
  'user.phone': { phone: '13800006209', maskedPhone: '138****6209' },
  'user.info': aUser(),
  'code.send': { resendSeconds: 60, shownCode: '408213' },
  'account.resetPassword': {},
}

it('sets a password with a code to the own phone, which nobody has to type', async () => {
  const { api, view } = await renderScreen(ModifyPassword, { answers, signedIn: true })
  expect(view.getByText(/138\*{4}6209/)).toBeVisible()
  await view.tap('Get code')
  await view.tap('Fill in')
  await view.write('New password', 'Linli2027')
  await view.write('Repeat password', 'Linli2027')
  await view.tap('Save password')
  expect(api.calls('code.send')).toEqual([{ phone: '13800006209', purpose: 'resetPassword' }])
  const request = { phone: '13800006209', code: '408213', password: 'Linli2027' }
  expect(api.calls('account.resetPassword')).toEqual([request])
  expect(view.toast).toBe('Password set')
})

it('says when the phone cannot be read, and tries again', async () => {
  const { 'user.phone': phone, ...rest } = answers
  const { api, view } = await renderScreen(ModifyPassword, { answers: rest, signedIn: true })
  expect(view.getByRole('alert')).toBeVisible()
  api.answer('user.phone', phone)
  await view.tap('Try again')
  expect(view.getByRole('button', { name: 'Get code' })).toBeVisible()
})
