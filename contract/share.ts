/**
 * Paths of the client's screens that are shared or opened from outside: the web puts them behind `#`, mini-programs use them as they are. They must
 * equal the routes of those screens.
 */
export const sharedPaths = {
  register: (inviteCode: string) => `/pagecenter/page/user/login/register/index?inviteCode=${inviteCode}`,
  goods: (id: string) => `/pages/store/goods/index?id=${id}`,
  product: (id: string) => `/pageshop/page/shoppingMall/merchandise-details/index?id=${id}`,
  hotel: (id: string) => `/pages/hotel/detail/index?id=${id}`,
  groupCart: (token: string) => `/pages/group/join/index?token=${token}`,
  groupDeal: (id: string) => `/pages/group/deal/index?id=${id}`,
  dealGroup: (id: string) => `/pages/group/status/index?id=${id}`,
  errandTrack: (token: string) => `/pagerun/pages/track/index?token=${token}`,
  chat: (id: string) => `/pages/message/detail/index?id=${id}`,
  serviceChat: (id: string) => `/pages/message/service-detail/index?id=${id}`,
  riderTasks: () => '/pages/rider/tasks/index',
  orderMessages: () => '/pages/message/system/index?kind=order',
  store: (id: string) => `/pages/store/detail/index?id=${id}`,
}
