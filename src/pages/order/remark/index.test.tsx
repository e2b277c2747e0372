import { limits } from '@contract/limits'
import { renderScreen } from '@/testing'
import Remark from '.'

const opened = (remark = '', language: 'en' | 'zh' = 'en') =>
  renderScreen(Remark, { signedIn: true, language }).then(async (screen) => {
    if (remark) await screen.view.write('Note', remark)
    return screen
  })

it('adds phrases to what is written, and keeps the note for the order', async () => {
  const { view, root } = await opened('Knock twice')
  await view.tap('Less salt')
  expect(view.getByText('22/100')).toBeVisible()
  await view.tap('Done')
  expect(root.checkout.choices.remark).toBe('Knock twice, Less salt')
})

it('takes a phrase out again, and nothing of what was written around it', async () => {
  const { view } = await opened('Knock twice')
  for (const phrase of ['Less salt', 'Less oil', 'More rice', 'Less oil']) await view.tap(phrase)
  expect(view.getByLabel('Note')).toHaveValue('Knock twice, Less salt, More rice')
  await view.tap('More rice')
  await view.write('Note', 'Less salty please')
  await view.tap('Less salt')
  expect(view.getByLabel('Note')).toHaveValue('Less salty please')
})

it('has room for a hundred characters', async () => {
  const { view } = await opened('x'.repeat(limits.remarkLength + 5))
  expect(view.getByText('100/100')).toBeVisible()
  await view.tap('Less salt')
  expect(view.toast).toBe('The note is full')
  expect(view.getByText('100/100')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened('', 'zh')
  await view.tap('不要香菜')
  await view.tap('少辣')
  expect(view.getByLabel('备注')).toHaveValue('不要香菜，少辣')
})
