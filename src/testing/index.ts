export { renderScreen, settle, type View } from './render-screen'
export { FakeServer, type Answers } from './server'
