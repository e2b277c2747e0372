export { usePageNotFound } from '@tarojs/taro'
