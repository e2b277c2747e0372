/**
 * Paths of the client's shared screens: the web puts them behind `#`, mini-programs use them as they are. They must
 * equal the routes of those screens.
 */
export const sharedPaths = {
  register: (inviteCode: string) => `/pagecenter/page/user/login/register/index?inviteCode=${inviteCode}`,
  goods: (id: string) => `/pages/store/goods/index?id=${id}`,
  product: (id: string) => `/pageshop/page/shoppingMall/merchandise-details/index?id=${id}`,
  hotel: (id: string) => `/pages/hotel/detail/index?id=${id}`,
  groupCart: (token: string) => `/pages/group/join/index?token=${token}`,
  store: (id: string) => `/pages/store/detail/index?id=${id}`,
}
