import { renderScreen } from '@/testing'
import { aUser } from '@/testing/user'
import BindPhone from '.'

const answers = {
  'user.info': aUser(),
  'code.send': { resendSeconds: 60, shownCode: '771234' },
  'account.changePhone': aUser({ maskedPhone: '139****1111' }),
}

async function withCode(language: 'en' | 'zh' = 'en') {
  const params = { oldCode: '408213' }
  const screen = await renderScreen(BindPhone, { answers, params, language, signedIn: true })
  if (language === 'zh') return screen
  await screen.view.write('Phone number', '13911111111')
  await screen.view.tap('Get code')
  await screen.view.tap('Fill in')
  return screen
}

it('binds the new phone with the codes of both', async () => {
  const { api, root, view } = await withCode()
  await view.tap('Change number')
  const request = { oldCode: '408213', phone: '13911111111', code: '771234' }
  expect(api.calls('account.changePhone')).toEqual([request])
  expect(root.session.user?.maskedPhone).toBe('139****1111')
  expect(view.toast).toBe('Number changed')
})

it('says that the new phone has an account, and keeps what was typed', async () => {
  const { api, view } = await withCode()
  api.fail('account.changePhone', 'phoneTaken')
  await view.tap('Change number')
  expect(view.toast).toBe('This phone number is already registered')
  expect(view.getByLabelText('Phone number')).toHaveValue('139 1111 1111')
})

it('speaks Chinese', async () => {
  const { view } = await withCode('zh')
  expect(view.getByRole('button', { name: '确认更换' })).toBeVisible()
})
