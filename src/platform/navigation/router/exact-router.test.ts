import ExactRouter from './exact-router.h5'
import { loadScreens } from './load-screens.h5'
import query from './query.h5'

const load = (name: string) => (context: unknown, params: unknown) => [Promise.resolve(name), context, params] as const

jest.mock('./screens.h5', () => {
  const screen = (path: string, name: string) => ({
    path,
    load: (context: unknown, params: unknown) => [Promise.resolve(name), context, params],
  })
  return { routes: {}, screens: [screen('pages/search/index', 'search'), screen('pages/islogin/islogin', 'entry')] }
})

beforeEach(() => {
  window.__taroAppConfig = {
    routes: [{ path: 'pages/tab/home/index', load: load('home') }],
    router: { customRoutes: { '/pages/islogin/islogin': ['/pages/islogin/islogin', '/entry'] } },
  }
})

const aRouter = () => new ExactRouter([{ path: '/pages/tab/home/index', action: load('home') }])

async function opened(router: ExactRouter, path: string) {
  const [page, context] = await router.resolve(path)
  return [await page, context]
}

it('should open home without the table of the other screens', async () => {
  expect(await opened(aRouter(), '/pages/tab/home/index')).toEqual(['home', { pathname: '/pages/tab/home/index' }])
  expect(window.__taroAppConfig.routes).toHaveLength(1)
})

it('should find any other screen in its table, also by a further address and with a slash at the end', async () => {
  const router = aRouter()
  expect(await opened(router, '/pages/search/index')).toEqual(['search', { pathname: '/pages/search/index' }])
  expect(await opened(router, '/entry')).toEqual(['entry', { pathname: '/entry' }])
  expect(await opened(router, '/pages/search/index/')).toEqual(['search', { pathname: '/pages/search/index/' }])
})

it('should give Taro’s router each screen once, however many are opened at the same time', async () => {
  const router = aRouter()
  await Promise.all([router.resolve('/pages/search/index'), router.resolve('/entry')])
  expect(window.__taroAppConfig.routes.map(({ path }) => path)).toEqual([
    'pages/tab/home/index',
    'pages/search/index',
    'pages/islogin/islogin',
  ])
})

it('should refuse an unknown path as Taro’s router expects it', async () => {
  await expect(aRouter().resolve('/pages/nowhere')).rejects.toMatchObject({ status: 404 })
})

it('should load the table once', () => {
  expect(loadScreens()).toBe(loadScreens())
})

it.each([
  ['', {}],
  ['id=a%20b&to=', { id: 'a%20b', to: '' }],
  ['flag&sign=a=b', { flag: '', sign: 'a=b' }],
])('should read the query "%s"', (text, values) => {
  expect(query.parse(text)).toEqual(values)
})
