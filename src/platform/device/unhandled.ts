export { useUnhandledRejection as useUnhandled } from '@tarojs/taro'
