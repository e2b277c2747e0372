import { renderScreen, type Answers } from '@/testing'
import Qualification from '.'

const picture = { path: '/pictures/a', colour: '#fff' }
const licences: Answers['store.qualification'] = {
  storeName: 'Old Stove',
  items: [
    { kind: 'businessLicence', holder: 'Old Stove Ltd.', number: '92440300MA5X', validUntil: null, picture },
    { kind: 'foodLicence', holder: 'Old Stove Ltd.', number: 'JY2440305', validUntil: '2029-05-31', picture },
  ],
}
const render = (answers: Answers) => renderScreen(Qualification, { params: { storeId: 's' }, answers })

it('shows each licence with its facts, and its picture in full', async () => {
  const { view } = await render({ 'store.qualification': licences })
  for (const text of ['Old Stove', 'Business licence', 'No expiry', 'JY2440305', '2029-05-31'])
    expect(view.getByText(text)).toBeVisible()
  await view.tap('Food business licence, enlarge')
  expect(view.getByRole('dialog', { name: 'Photos' })).toBeVisible()
})

it('says when there are none', async () => {
  const { view } = await render({ 'store.qualification': { storeName: 'Old Stove', items: [] } })
  expect(view.getByText('This store hasn’t posted its licences yet')).toBeVisible()
})

it('says that it could not load, and tries again', async () => {
  const { view, api } = await render({})
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('store.qualification', licences)
  await view.tap('Try again')
  expect(view.getByText('Business licence')).toBeVisible()
})
