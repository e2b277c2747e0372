import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Text } from '@tarojs/components'
import { pathOfRoute, routeNames, routes } from '@/routes'
import { renderScreen, settle } from '@/testing'
import { screen } from '.'

const src = join(__dirname, '../../..')
const gated = routeNames.filter((name) => routes[name].login)

it.each(routeNames)('is what the page of %s is made by, under its own name', (name) => {
  const [file = ''] = ['tsx', 'h5.tsx']
    .map((ending) => join(src, `${pathOfRoute(routes[name])}.${ending}`))
    .filter(existsSync)
  const made = /export default screen\(\s*'(\w+)'/.exec(readFileSync(file, 'utf8'))
  expect(made?.[1]).toBe(name)
})

it.each(gated)('sends a visitor of %s to log in, and shows nothing of it', async (name) => {
  jest.useFakeTimers()
  const { view } = await renderScreen(screen(name, () => <Text>Somebody’s own</Text>))
  await settle(() => void jest.runOnlyPendingTimers())
  expect(view.queryByText('Somebody’s own')).toBeNull()
  expect(view.getByText('Please log in first')).toBeVisible()
  expect(view.path).toMatch(/login-code/)
  jest.useRealTimers()
})
