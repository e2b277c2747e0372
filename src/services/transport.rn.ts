// Taro.request on React Native does not return the body as text, so `fetch` is used.
export { send } from './transport.h5'
