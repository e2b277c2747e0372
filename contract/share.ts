/**
 * The client's addresses that are given to others, as a path with parameters: of the web behind `#`, of mini-programs as
 * they are. The same as the routes of the screens.
 */
export const sharedPaths = {
  goods: (id: string) => `/pages/store/goods/index?id=${id}`,
  store: (id: string) => `/pages/store/detail/index?id=${id}`,
}
