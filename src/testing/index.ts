export { renderScreen } from './render-screen'
export { FakeServer, type Answers } from './server'
export { settle } from './settle'
export type { View } from './view'
