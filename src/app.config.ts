import { shell } from './platform/device/shell'
import { pathOfRoute, routeNames, routes, type Route } from './routes'

const all: Route[] = routeNames.map((name) => routes[name])
const inMain = all.filter((route) => !route.root)
const tabs = routeNames.filter((name) => (routes[name] as Route).tab !== undefined)
const roots = [...new Set(all.flatMap((route) => route.root ?? []))]

export default defineAppConfig({
  pages: inMain.map(pathOfRoute),
  subPackages: roots.map((root) => ({
    root,
    pages: all.filter((route) => route.root === root).map(({ page }) => page),
  })),
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: 'Linli',
    navigationBarTextStyle: 'black',
    navigationBarBackgroundColor: '#ffffff',
    backgroundColor: '#f6f5f7',
    backgroundTextStyle: 'dark',
  },
  // `custom` disables the platform's tab bar; each tab screen renders its own.
  tabBar: {
    custom: true,
    color: '#6b6b76',
    selectedColor: '#b5121b',
    backgroundColor: '#ffffff',
    list: tabs.map((name) => ({ pagePath: pathOfRoute(routes[name]), text: name })),
  },
  animation: false,
  // WeChat shows one text to all, of 30 characters at most.
  requiredPrivateInfos: ['getLocation', 'chooseAddress', 'startLocationUpdateBackground', 'onLocationChange'],
  requiredBackgroundModes: ['location'],
  permission: {
    'scope.userLocation': { desc: '用于查找附近商家 Find stores near you' },
    'scope.userLocationBackground': { desc: '派附近的单、显示进度 Nearby orders, ETA' },
  },
  lazyCodeLoading: 'requiredComponents',
  ...shell,
})
