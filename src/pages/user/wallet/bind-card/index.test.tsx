import type { Answer } from '@/services/api'
import { renderScreen, settle, type Answers } from '@/testing'
import { platform } from '../../../../../tests/stand-ins/taro'
import BindCard from '.'
import BindOther from '../bind-other'
import BindPaymentApp from '../bind-payment-app'

const account: Answer<'binding.bindCard'> = {
  ...{ id: 'a1', kind: 'card', provider: 'CMB', title: 'China Merchants Bank' },
  ...{ number: '**** 4662', name: '**满', isDefault: true },
}
const bank = (isDebit: boolean) => ({ bank: { code: 'CMB', name: 'China Merchants Bank', isDebit } })
const answers: Answers = {
  'binding.bank': bank(true),
  'binding.bindCard': account,
  'binding.bindOther': account,
  'binding.bindPaymentApp': account,
  'code.send': { resendSeconds: 60, shownCode: '408213' },
}
const number = '6214837571204662'
const opened = (Screen: React.ComponentType, different: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Screen, { signedIn: true, language, answers: { ...answers, ...different } })

it('says of each row what is missing, and that a code comes first', async () => {
  const { view, api } = await opened(BindCard)
  await view.tap('Link this card')
  const told = view.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(told).toEqual([
    'Enter your real name',
    'Enter the card number',
    'Upload a photo of the front of the card',
    'Enter a phone number',
    'Get a code first',
  ])
  expect(api.calls('binding.bindCard')).toEqual([])
})

it('opens the terms of the card', async () => {
  const { view } = await opened(BindCard)
  const sentence = 'I agree to the Withdrawal Account Terms, and this card is my own'
  await view.tap(sentence)
  expect(view.getByRole('checkbox', { name: sentence })).toHaveAttribute('aria-checked', 'true')
  await view.tap('Withdrawal Account Terms')
  expect(view.path).toMatch(/user-agreement/)
})

it('shows the bank of a number, warns of a wrong check digit, and takes no credit card', async () => {
  const { view, api } = await opened(BindCard)
  await view.write('Card number', '6214837571204661')
  expect(view.getByText(/The last digit doesn’t match/)).toBeVisible()
  await view.tap('Link this card')
  expect(view.queryByText('Enter a valid card number')).toBeNull()
  await view.write('Card number', '621483757120')
  expect(view.queryByText(/The last digit doesn’t match/)).toBeNull()
  await view.write('Card number', '6214 8375 7120 4662')
  expect(api.calls('binding.bank')).toEqual([{ number: '6214837571204661' }, { number }])
  expect(view.getByText('China Merchants Bank')).toBeVisible()
  api.answer('binding.bank', bank(false))
  await view.write('Card number', '6225760000000005')
  expect(view.getByText('Only debit cards can be linked')).toBeVisible()
  expect(view.getByRole('button', { name: 'Link this card' })).toHaveAttribute('aria-disabled', 'true')
  api.answer('binding.bank', { bank: null })
  await view.write('Card number', '4000000000000002')
  expect(view.getByText('Bank not recognised')).toBeVisible()
})

it('links a payment app with name, phone, code and QR code', async () => {
  const { view, api } = await opened(BindPaymentApp)
  await view.tap('WeChat Pay')
  await view.write('Real name, as on the account', '林小满')
  await view.write('Phone number', '13807556209')
  await view.tap('Get code')
  expect(api.calls('code.send')).toEqual([{ phone: '13807556209', purpose: 'bindAccount' }])
  await view.tap('Fill in')
  await view.tap('Link this account')
  expect(view.getByRole('alert')).toHaveTextContent('Upload your payment QR code')
  expect(api.calls('binding.bindPaymentApp')).toEqual([])
})

it('links another account, and says when it is linked already', async () => {
  const { view, api } = await opened(BindOther)
  await view.tap('Link this account')
  expect(view.getAllByRole('alert')).toHaveLength(3)
  await view.write('Bank or service', 'Bank of Here')
  await view.write('Account number', ' 6222 0001 ')
  await view.write('Real name, as on the account', '林小满')
  api.fail('binding.bindOther', 'accountAlreadyBound')
  await view.tap('Link this account')
  expect(view.toast).toBe('This account is already linked')
  api.answer('binding.bindOther', account)
  await view.tap('Link this account')
  const request = { title: 'Bank of Here', number: '6222 0001', realName: '林小满' }
  expect(api.calls('binding.bindOther')).toEqual([request, request])
  expect(view.toast).toBe('Account linked')
})

it('speaks Chinese', async () => {
  const { view } = await opened(BindCard, {}, 'zh')
  await settle(() => platform.fire('useDidShow'))
  await view.tap('确认绑定')
  expect(view.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('请先获取验证码')
})
