/** Runs an action when the app goes to the background, after which it may end without notice. */
export { useDidHide as useAppHidden } from '@tarojs/taro'
