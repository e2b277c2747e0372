import { renderScreen } from '@/testing'
import NotFound from '.'

it.each([
  ['en', 'Page not found', 'Go to home'],
  ['zh', '页面不存在', '返回首页'],
] as const)('says that the page does not exist and leads home, in %s', async (language, title, home) => {
  const { view } = await renderScreen(NotFound, { language })
  expect(view.getByText(title)).toBeVisible()
  await view.tap(home)
  expect(view.path).toBe('pages/tab/home/index')
})
