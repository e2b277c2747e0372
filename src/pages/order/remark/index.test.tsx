import { limits } from '@contract/limits'
import { pick } from '@/platform/navigation/pick'
import { renderScreen } from '@/testing'
import Remark from '.'

const opened = (remark = '', language: 'en' | 'zh' = 'en') =>
  renderScreen(Remark, { signedIn: true, language }).then(async (screen) => {
    if (remark) await screen.view.write('Note', remark)
    return screen
  })

it('adds phrases to what is written, and keeps the note for the order', async () => {
  const { view } = await opened('Knock twice')
  const note = pick('noteEditor')
  await view.tap('Less salt')
  expect(view.getByText('22/100')).toBeVisible()
  await view.tap('Done')
  expect(await note).toBe('Knock twice, Less salt')
})

it('begins with what was written before', async () => {
  const { view } = await renderScreen(Remark, { signedIn: true, params: { to: 'rider', text: 'The blue gate' } })
  expect(view.getByLabel('Note to the rider')).toHaveValue('The blue gate')
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
  expect(view.toast).toBe('Character limit reached')
  expect(view.getByText('100/100')).toBeVisible()
})

it.each([
  ['hotel', 'Requests', 'High floor'],
  ['restaurant', 'Note to the restaurant', 'Window seat'],
  ['shop', 'Note to the shop', 'It’s a gift'],
  ['rider', 'Note to the rider', 'Leave at the door'],
] as const)('speaks to the %s of what is theirs, and of no kitchen', async (to, title, phrase) => {
  const { view } = await renderScreen(Remark, { signedIn: true, params: { to } })
  await view.tap(phrase)
  expect(view.getByLabel(title)).toHaveValue(phrase)
  expect(view.queryByText('Less spicy')).toBeNull()
})

it('speaks Chinese', async () => {
  const { view } = await opened('', 'zh')
  await view.tap('不要香菜')
  await view.tap('少辣')
  expect(view.getByLabel('备注')).toHaveValue('不要香菜，少辣')
})
