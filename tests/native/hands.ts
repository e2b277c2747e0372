import type { Hands } from '../support/belongings'
import type { App } from './host/app'
import { isCalled } from './host/visible'

/** Actions of a person in the app, for journeys that all platforms share. */
export const handsOf = (app: App): Hands => ({
  tap: (name) => app.tap(name),
  type: (field, value) => app.type(field, value),
  waitFor: (name) => app.until(String(name), () => [...app.texts, ...app.names].some((shown) => isCalled(shown, name))),
})
