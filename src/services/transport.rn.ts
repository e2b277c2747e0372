// Taro's request hands over a response without its text here; React Native has the browser's own means.
export { send } from './transport.h5'
