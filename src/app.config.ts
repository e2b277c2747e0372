import { pathOfRoute, routeNames, routes, type Route } from './routes'

const all: Route[] = routeNames.map((name) => routes[name])
const tabs = all.filter((route) => route.tab !== undefined).sort((a, b) => Number(a.tab) - Number(b.tab))
const main = [...tabs, ...all.filter((route) => !route.root && route.tab === undefined)]
const roots = [...new Set(all.flatMap((route) => route.root ?? []))]

export default defineAppConfig({
  pages: main.map(pathOfRoute),
  subPackages: roots.map((root) => ({ root, pages: all.filter((route) => route.root === root).map(({ page }) => page) })),
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: 'Linli',
    navigationBarTextStyle: 'black',
    navigationBarBackgroundColor: '#ffffff',
    backgroundColor: '#f6f5f7',
    backgroundTextStyle: 'dark',
  },
  tabBar: {
    custom: true,
    color: '#6b6b76',
    selectedColor: '#b5121b',
    backgroundColor: '#ffffff',
    list: tabs.map((route) => ({ pagePath: pathOfRoute(route), text: '' })),
  },
  animation: false,
  requiredPrivateInfos: ['getLocation', 'chooseLocation'],
  permission: { 'scope.userLocation': { desc: 'To show the stores that deliver to where you are' } },
  lazyCodeLoading: 'requiredComponents',
})
