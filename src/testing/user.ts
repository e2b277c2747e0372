import type { Session, User } from '@contract/entities/user'

/** A test customer with overrides. */
export const aUser = (different: Partial<User> = {}): User => ({
  id: '018f0000-0000-7000-8000-000000000001',
  nickname: 'Mia',
  signature: '',
  avatar: { path: '/pictures/mia', colour: '#ffffff' },
  gender: 'female',
  birthday: '1998-03-14',
  email: 'mia@example.com',
  maskedPhone: '138****6209',
  userLevel: 0,
  memberUntil: null,
  hasPassword: true,
  hasPayPassword: false,
  ...different,
})

/** A test session, the response of login and registration. */
export const aSession = (user = aUser()): Session => ({ userToken: 'token-of-mia', user })
