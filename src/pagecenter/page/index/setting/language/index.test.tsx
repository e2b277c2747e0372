import { language } from '@/platform/session/language'
import { renderScreen } from '@/testing'
import Language from '.'

const answers = { 'account.setLanguage': {} }

it('changes the language at once, and reports it to the server', async () => {
  const { api, view } = await renderScreen(Language, { answers, signedIn: true })
  expect(view.getByRole('radio', { name: 'English' })).toHaveAttribute('aria-checked', 'true')
  await view.tap('中文')
  expect(language.value).toBe('zh')
  expect(view.getByRole('heading', { name: '语言' })).toBeVisible()
  expect(api.calls('account.setLanguage')).toEqual([{ language: 'zh' }])
})

it('changes it for a visitor on the device alone', async () => {
  const { api, view } = await renderScreen(Language, { answers })
  await view.tap('中文')
  expect(language.value).toBe('zh')
  expect(api.calls('account.setLanguage')).toEqual([])
})
